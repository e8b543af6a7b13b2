import { useLanguage } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./blog-page.css.ts";

export interface ListedPost {
  slug: string;
  title: string;
  description: string;
  date: string;
}

/** Posts with what each answers and its date, in the order given. */
export function PostList({ posts }: { posts: ListedPost[] }) {
  const language = useLanguage();
  return (
    <ul className={css.posts}>
      {posts.map(({ slug, title, description, date }) => (
        <li key={slug} className={css.post}>
          <a href={`/blog/${slug}`} className={css.title}>
            {title}
          </a>
          <p>{description}</p>
          <p className={stack.note}>
            <time dateTime={date}>{formatDate(language, date)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
