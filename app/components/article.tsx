import { formatDate } from "#app/domain/dates/format-date.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./article.css.ts";

interface ArticleProps {
  article: {
    title: string;
    description: string;
    /** ISO days: published, and last changed. */
    date: string;
    updated: string;
    /** Made of our own markdown; its headings begin at h2. */
    html: string;
    sources: { label: string; url: string }[];
  };
}

/** A text of ours with its title, its dates and what it rests on. */
export function Article({ article }: ArticleProps) {
  const { title, description, date, updated, html, sources } = article;
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={stack.lead}>{description}</p>
        <p className={stack.note}>
          Last changed <time dateTime={updated}>{formatDate(updated)}</time>
          {updated === date ? null : (
            <>
              , first published <time dateTime={date}>{formatDate(date)}</time>
            </>
          )}
        </p>
      </header>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, rendered on the server. */}
      <div className={css.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {sources.length > 0 ? (
        <section className={css.sources} aria-labelledby="sources">
          <h2 id="sources">Sources</h2>
          <ul className={css.sourceList}>
            {sources.map(({ label, url }) => (
              <li key={url}>
                <a href={url}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  );
}
