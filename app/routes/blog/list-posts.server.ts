import { blogPosts } from "#app/content/blog-posts.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { ListedPost } from "./post-list.tsx";

/** What a list tells of each post, newest first, without the one that is being read. */
export function listPosts(language: Language, readSlug?: string): ListedPost[] {
  const others = blogPosts(language).filter(({ slug }) => slug !== readSlug);
  return others.map(({ slug, title, description, date }) => ({ slug, title, description, date }));
}
