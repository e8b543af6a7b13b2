import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { caching } from "#app/platform/http/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./blog-page.css.ts";
import { readBlogQuery } from "./blog-query.ts";
import { feedLinks } from "./feed-links.ts";
import { listPosts } from "./list-posts.server.ts";
import { PostList } from "./post-list.tsx";

const ownTitle = "Blog: reading bills, prices and rights";
const ownDescription =
  "How to read a hospital bill, what hospital prices mean, and which rights you have, step by step, with the law behind each fact.";

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  pageMeta(
    {
      title: data?.title || ownTitle,
      description: data?.description || ownDescription,
      keywords: "medical bill blog, read a hospital bill, hospital prices explained, patient rights",
      path: "/blog",
      noindex: Boolean(data?.title || data?.description),
      card: "blog",
    },
    originOf(matches),
  );

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export function loader({ request }: LoaderFunctionArgs) {
  return { ...readBlogQuery(request), posts: listPosts() };
}

export default function BlogPage() {
  const { title, description, posts } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <div className={css.heading}>
          <h1>{title || ownTitle}</h1>
          <p className={stack.lead}>{description || ownDescription}</p>
          <p className={stack.note}>
            New posts come by feed, too: <a href="/blog/rss.xml">RSS</a> or <a href="/blog/atom.xml">Atom</a>.
          </p>
        </div>
        <PostList posts={posts} />
      </div>
    </MainContent>
  );
}
