import type { LoaderFunctionArgs } from "@remix-run/node";
import { Feed } from "feed";
import { blogPosts } from "#app/content/blog-posts.server.ts";
import { articleHtml } from "#app/content/read-article.server.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";

/** GET /blog/rss.xml and /blog/atom.xml: every post with its whole text without figures, newest first. */
export function loader({ request, context }: LoaderFunctionArgs) {
  const { origin, pathname } = new URL(request.url);
  const isAtom = pathname.endsWith("/atom.xml");
  const feed = openFeed(context.language, origin);
  return new Response(isAtom ? feed.atom1() : feed.rss2(), {
    headers: {
      "Content-Type": `application/${isAtom ? "atom" : "rss"}+xml; charset=utf-8`,
      "Cache-Control": caching.anHour,
    },
  });
}

function openFeed(language: Language, origin: string): Feed {
  const address = (path: string) => new URL(path, origin).href;
  const lastChanged = blogPosts
    .map(({ updated }) => updated)
    .sort()
    .at(-1);
  const feed = new Feed({
    id: address("/blog"),
    title: say(language, wordsIn(language).blog.blogFeed.title, { product: product.name }),
    description: wordsIn(language).blog.blogFeed.feedDescription,
    link: address("/blog"),
    feedLinks: { rss: address("/blog/rss.xml"), atom: address("/blog/atom.xml") },
    language,
    author: { name: product.name, link: address("/") },
    generator: false,
    ...(lastChanged ? { updated: startOf(lastChanged) } : {}),
  });
  for (const { slug, title, description, parts, date, updated } of blogPosts) {
    feed.addItem({
      id: address(`/blog/${slug}`),
      link: address(`/blog/${slug}`),
      title,
      description,
      content: articleHtml({ parts }).replaceAll('href="/', `href="${origin}/`),
      date: startOf(updated),
      published: startOf(date),
    });
  }
  return feed;
}

function startOf(isoDay: string): Date {
  return new Date(`${isoDay}T00:00:00Z`);
}
