import { blogPosts } from "#app/content/blog-posts.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { ListedPost } from "./post-list.tsx";

/** Returns what a list shows of each post, newest first, without the current one. */
export function listPosts(language: Language, readSlug?: string): ListedPost[] {
  const others = blogPosts(language).filter(({ slug }) => slug !== readSlug);
  return others.map(({ slug, title, description, date }) => ({ slug, title, description, date }));
}
