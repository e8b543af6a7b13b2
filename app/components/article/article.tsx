import { formatDate } from "#app/domain/dates/format-date.ts";
import type { FigureName } from "#app/domain/figures/figure.ts";
import type { SaidFigure } from "#app/domain/figures/said-figure.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage, useWords } from "../use-words.ts";
import * as css from "./article.css.ts";
import { DataFigure } from "./data-figure.tsx";

interface ArticleProps {
  article: {
    title: string;
    description: string;
    /** ISO days: published, and last changed. */
    date: string;
    updated: string;
    /** Stretches of HTML, made of our own markdown, whose headings begin at h2, with drawings between them. */
    parts: ({ html: string } | { figure: FigureName })[];
    sources: { label: string; url: string }[];
  };
  /** The figures that have data; any other leaves no trace in the text. */
  figures?: Partial<Record<FigureName, SaidFigure>>;
}

/** A text of ours with its title, its dates and what it rests on. */
export function Article({ article, figures = {} }: ArticleProps) {
  const language = useLanguage();
  const words = useWords().site;
  const { title, description, date, updated, parts, sources } = article;
  return (
    <article className={css.article}>
      <header className={css.head}>
        <h1>{title}</h1>
        <p className={stack.lead}>{description}</p>
        <p className={stack.note}>
          <Sentence
            of={updated === date ? words.article.changed : words.article.changedAndPublished}
            values={{ updated: formatDate(language, updated), date: formatDate(language, date) }}
            as={{
              updated: (text) => <time dateTime={updated}>{text}</time>,
              date: (text) => <time dateTime={date}>{text}</time>,
            }}
          />
        </p>
      </header>
      <div className={css.parts}>
        {parts.map((part) =>
          "figure" in part ? (
            <Figure key={part.figure} said={figures[part.figure]} />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this project, rendered on the server.
            <div key={part.html} className={css.prose} dangerouslySetInnerHTML={{ __html: part.html }} />
          ),
        )}
      </div>
      {sources.length > 0 ? (
        <section className={css.sources} aria-labelledby="sources">
          <h2 id="sources">{words.article.sources}</h2>
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

function Figure({ said }: { said: SaidFigure | undefined }) {
  return said ? <DataFigure said={said} /> : null;
}
