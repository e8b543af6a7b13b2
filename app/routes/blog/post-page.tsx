import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Article } from "#app/components/article/article.tsx";
import { Breadcrumbs } from "#app/components/page/breadcrumbs.tsx";
import { breadcrumbThing, type Crumb, postThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { findBlogPost } from "#app/content/blog-posts.server.ts";
import { figuresIn } from "#app/content/read-article.server.ts";
import { sayFigures } from "#app/content/words/say-figure.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { readFigures } from "#app/domain/figures/read-figures.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./blog-page.css.ts";
import { feedLinks } from "./feed-links.ts";
import { listPosts } from "./list-posts.server.ts";
import { PostList } from "./post-list.tsx";

export const links = feedLinks;

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageIn(matches);
  const post = data?.post;
  const noPost = wordsIn(languageIn(matches)).blog.post.none;
  return pageMeta(
    {
      ...(post ?? { ...noPost, keywords: "" }),
      path: post ? pathOf(post) : location.pathname,
      noindex: !post,
      card: "blog",
      things: (address) =>
        post
          ? [
              postThing(language, post, pathOf(post), address),
              breadcrumbThing(trailTo(language, post), address),
            ]
          : [],
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, context }: LoaderFunctionArgs) {
  const post = findBlogPost(context.language, params.slug ?? "");
  if (!post) return data({ post, figures: [], others: listPosts(context.language) }, { status: 404 });
  const { figures, isWhole } = await readFigures(context.readDb, figuresIn(post));
  return data(
    { post, figures, others: listPosts(context.language, post.slug) },
    { headers: { "Cache-Control": isWhole ? caching.untilPricesChange : caching.never } },
  );
}

export default function PostPage() {
  const language = useLanguage();
  const words = useWords().blog;
  const { post, figures, others } = useLoaderData<typeof loader>();
  const said = sayFigures(useLanguage(), figures);
  return (
    <MainContent>
      <div className={stack.page}>
        {post ? <Breadcrumbs trail={trailTo(language, post)} /> : null}
        {post ? <Article article={post} figures={said} /> : <NoSuchPost />}
        <section className={css.others} aria-labelledby="others">
          <h2 id="others">{post ? words.post.otherPosts : words.post.allPosts}</h2>
          <PostList posts={others} />
        </section>
      </div>
    </MainContent>
  );
}

function pathOf({ slug }: { slug: string }): string {
  return `/blog/${slug}`;
}

function trailTo(language: Language, post: { slug: string; title: string }): Crumb[] {
  return [
    { label: wordsIn(language).blog.post.allPosts, path: "/blog" },
    { label: post.title, path: pathOf(post) },
  ];
}

function NoSuchPost() {
  const { none } = useWords().blog.post;
  return (
    <>
      <h1>{none.title}</h1>
      <p className={stack.lead}>{none.description}</p>
    </>
  );
}
