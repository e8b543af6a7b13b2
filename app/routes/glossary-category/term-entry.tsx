import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { GlossaryTerm } from "#app/domain/glossary/glossary-term.ts";
import { linkedParts } from "#app/domain/glossary/linked-text.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import * as css from "./glossary-category.css.ts";

const ENGLISH = languageOf("/");

/** A term and what it means; the rest of what the glossary says of it opens on demand. */
export function TermEntry({ term }: { term: GlossaryTerm }) {
  const language = useLanguage();
  const words = useWords().glossary;
  const nameId = `${term.slug}-name`;
  const more = [
    { heading: say(language, words.termEntry.context, { product: product.name }), text: term.context },
    { heading: words.termEntry.function, text: term.function },
    { heading: words.termEntry.example, text: term.example },
  ].filter(({ text }) => text !== null);
  return (
    <article id={term.slug} className={css.entry} aria-labelledby={nameId}>
      <h2 id={nameId} className={css.name}>
        {term.term}
        {term.english === null ? null : <span lang={ENGLISH}> ({term.english})</span>}
      </h2>
      <p>{term.definition}</p>
      {more.length > 0 ? (
        <details>
          <summary className={css.toggle} aria-describedby={nameId}>
            <span className={css.showMore}>{words.termEntry.showMore}</span>
            <span className={css.showLess}>{words.termEntry.showLess}</span>
          </summary>
          <div className={css.more}>
            {more.map(({ heading, text }) => (
              <div key={heading}>
                <h3 className={css.heading}>{heading}</h3>
                <p>
                  <LinkedText written={text ?? ""} />
                </p>
              </div>
            ))}
          </div>
        </details>
      ) : null}
    </article>
  );
}

function LinkedText({ written }: { written: string }) {
  return linkedParts(written).map(({ text, href }) =>
    href ? (
      <a key={text} href={href}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
