import { blogPosts } from "#app/content/blog-posts.server.ts";
import type { ListedPost } from "./post-list.tsx";

/** What a list tells of each post, newest first, without the one that is being read. */
export function listPosts(readSlug?: string): ListedPost[] {
  const others = blogPosts.filter(({ slug }) => slug !== readSlug);
  return others.map(({ slug, title, description, date }) => ({ slug, title, description, date }));
}
