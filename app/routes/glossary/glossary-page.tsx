import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { GlossarySearch } from "#app/components/glossary/glossary-search.tsx";
import { GlossaryTerm } from "#app/components/glossary/glossary-term.tsx";
import { originOf, pageMeta } from "#app/components/page/page-meta.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { CategoryList } from "./category-list.tsx";
import { findListedTerms, pageSize } from "./find-listed-terms.ts";
import { FoundTerms } from "./found-terms.tsx";
import * as css from "./glossary.css.ts";
import { glossaryAddress, readGlossaryQuery } from "./glossary-query.ts";
import { LetterLinks } from "./letter-links.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const { q = "", letter = "", page = 1 } = data ?? {};
  const language = languageOf(location.pathname);
  const words = wordsIn(language).glossary.page;
  const letters = letter === "0-9" ? words.digits : letter;
  const about = letter ? say(language, words.titleOfLetter, { letters }) : words.titleOfAll;
  const values = { letter, product: product.name };
  return pageMeta(
    {
      title: `${say(language, words.title, { about })}${(page ?? 1) > 1 ? say(language, words.titlePage, { page: String(page) }) : ""}`,
      description: say(language, letter ? words.descriptionOfLetter : words.description, values),
      keywords: words.keywords,
      path: glossaryAddress({ letter, page: page ?? 1 }),
      noindex: Boolean(q) || page === null,
      card: "glossary",
    },
    originOf(matches),
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export function loader({ request, context }: LoaderFunctionArgs) {
  const found = findListedTerms(context.language, context.glossary, readGlossaryQuery(request));
  return data(found, found.page === null ? { status: 404 } : { headers: { "Cache-Control": cacheControl } });
}

const cacheControl = caching.untilPricesChange;
const region = "glossary-parts";

export default function GlossaryPage() {
  const words = useWords().glossary;
  const { glossary } = useWords();
  const language = useLanguage();
  const { q, letter, page, termCount, usedLetters, categories, listed } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{glossary.page.heading}</h1>
        <p className={stack.lead}>
          <Sentence
            of={glossary.page.lead}
            values={{ terms: say(language, wordsIn(language).counts.term, { count: termCount }) }}
            as={{ term: (text) => <GlossaryTerm term="Gross charge">{text}</GlossaryTerm> }}
          />
        </p>
        <GlossarySearch
          action="/glossary"
          region={region}
          className={css.search}
          label={words.page.searchAllTerms}
          typed={q}
        />
        <LiveRegion id={region}>
          <p className={css.loading}>{glossary.page.loading}</p>
          {q ? null : <LetterLinks usedLetters={usedLetters} chosen={letter} />}
          {listed ? (
            <FoundTerms q={q} letter={letter} page={page} pageSize={pageSize} {...listed} />
          ) : (
            <CategoryList categories={categories} />
          )}
          {q ? <LetterLinks usedLetters={usedLetters} chosen={letter} /> : null}
        </LiveRegion>
      </div>
    </MainContent>
  );
}
