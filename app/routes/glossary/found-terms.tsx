import * as entries from "#app/components/glossary/entries.css.ts";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { formatCount, pageCaption } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { categoryPath } from "#app/domain/glossary/glossary-categories.ts";
import { say } from "#app/domain/language/say.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ListedTerm } from "./find-listed-terms.ts";
import { glossaryAddress } from "./glossary-query.ts";

interface FoundTermsProps {
  q: string;
  letter: string;
  page: number | null;
  pageSize: number;
  pageCount: number;
  total: number;
  terms: ListedTerm[];
}

/** The terms that were searched for or begin with a letter, each with the way to all that is said of it. */
export function FoundTerms({ q, letter, page, pageSize, pageCount, total, terms }: FoundTermsProps) {
  const words = useWords().glossary;
  const language = useLanguage();
  const hrefOf = (page: number) => glossaryAddress({ q, letter, page });
  const first = ((page ?? 1) - 1) * pageSize + 1;
  return (
    <section className={stack.part} aria-labelledby="found">
      <h2 id="found">
        {q ? words.foundTerms.searchResults : say(language, words.foundTerms.termsUnder, { letter })}
      </h2>
      <p role="status">
        {q
          ? say(language, words.foundTerms.found, {
              terms: say(language, wordsIn(language).counts.term, { count: total }),
            })
          : say(language, wordsIn(language).counts.term, { count: total })}
        {pageCount > 1 && page !== null
          ? `: ${pageCaption(language, words.foundTerms.terms, first, terms.length, formatCount(language, total))}`
          : null}
      </p>
      {total === 0 ? (
        <p>
          {q ? words.foundTerms.noneFound : say(language, words.foundTerms.noneUnder, { letter })}{" "}
          <a href="/glossary">{words.foundTerms.allCategories}</a>
        </p>
      ) : null}
      {page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : (
        <ul className={entries.oneColumn}>
          {terms.map(({ term, definition, path, category }) => (
            <li key={path} className={entries.entry}>
              <h3>
                <a href={path}>{term}</a>
              </h3>
              <p>{definition}</p>
              <p className={stack.note}>
                <Sentence
                  of={words.foundTerms.inCategory}
                  values={{ title: category.title }}
                  as={{ link: (text) => <a href={categoryPath(category)}>{text}</a> }}
                />
              </p>
            </li>
          ))}
        </ul>
      )}
      <Pagination label={words.foundTerms.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}
