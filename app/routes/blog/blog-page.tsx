import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./blog-page.css.ts";
import { readBlogQuery } from "./blog-query.ts";
import { feedLinks } from "./feed-links.ts";
import { listPosts } from "./list-posts.server.ts";
import { PostList } from "./post-list.tsx";

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const { title, description, keywords } = wordsIn(languageIn(matches)).blog.page;
  return pageMeta(
    {
      title: data?.title || title,
      description: data?.description || description,
      keywords,
      path: "/blog",
      noindex: Boolean(data?.title || data?.description),
      card: "blog",
    },
    matches,
  );
};

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export function loader({ request, context }: LoaderFunctionArgs) {
  return { ...readBlogQuery(request), posts: listPosts(context.language) };
}

export default function BlogPage() {
  const words = useWords().blog;
  const { title, description, posts } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <div className={css.heading}>
          <h1>{title || words.page.title}</h1>
          <p className={stack.lead}>{description || words.page.description}</p>
          <p className={stack.note}>
            <Sentence
              of={words.page.feeds}
              as={{
                rss: (text) => <a href="/blog/rss.xml">{text}</a>,
                atom: (text) => <a href="/blog/atom.xml">{text}</a>,
              }}
            />
          </p>
        </div>
        <PostList posts={posts} />
      </div>
    </MainContent>
  );
}
