import type { Language } from "#app/domain/language/language.ts";
import { articlesIn } from "./articles-in.server.ts";
import type { Article } from "./read-article.server.ts";

const files = import.meta.glob<string>("./blog/*/*.md", { query: "?raw", import: "default", eager: true });

const posts = articlesIn(files);

/** The posts of the blog, newest first; those of one day by title. */
export function blogPosts(language: Language): readonly Article[] {
  return posts[language].toSorted((a, b) => b.date.localeCompare(a.date) || a.title.localeCompare(b.title));
}

/** The post at /blog/`slug`; null: none. */
export function findBlogPost(language: Language, slug: string): Article | null {
  return posts[language].find((post) => post.slug === slug) ?? null;
}
