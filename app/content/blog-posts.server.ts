import { type Article, readArticle } from "./read-article.server.ts";

const files = import.meta.glob<string>("./blog/*.md", { query: "?raw", import: "default", eager: true });

/** The posts of the blog, newest first; those of one day by title. */
export const blogPosts: readonly Article[] = Object.entries(files)
  .map(([path, file]) => readArticle(path, file))
  .sort((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));

/** The post at /blog/`slug`; null: there is none. */
export function findBlogPost(slug: string): Article | null {
  return blogPosts.find((post) => post.slug === slug) ?? null;
}
