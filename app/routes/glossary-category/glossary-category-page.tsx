import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataFigure } from "#app/components/article/data-figure.tsx";
import * as entries from "#app/components/glossary/entries.css.ts";
import { GlossarySearch } from "#app/components/glossary/glossary-search.tsx";
import { Breadcrumbs } from "#app/components/page/breadcrumbs.tsx";
import { breadcrumbThing, type Crumb, termsThing } from "#app/components/page/json-ld.ts";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { type SaidGlossaryCategory, sayGlossaryCategory } from "#app/content/say-glossary-category.ts";
import { sayFigures } from "#app/content/words/say-figure.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { FigureName } from "#app/domain/figures/figure.ts";
import { readFigures } from "#app/domain/figures/read-figures.server.ts";
import { categoryPath, findGlossaryCategory, termsOnPage } from "#app/domain/glossary/glossary-categories.ts";
import { searchTerms } from "#app/domain/glossary/search-glossary.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { CategoryHead } from "./category-head.tsx";
import { readCategoryQuery } from "./category-query.ts";
import * as css from "./glossary-category.css.ts";
import { NoTerms } from "./no-terms.tsx";
import { TermEntry } from "./term-entry.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageIn(matches);
  const category = data?.category;
  const { none } = wordsIn(language).glossary.category;
  return pageMeta(
    {
      title: category
        ? say(language, wordsIn(language).glossary.category.title, { title: category.title })
        : none.title,
      description: category?.description ?? none.description,
      keywords: category
        ? say(language, wordsIn(language).glossary.category.keywords, { title: category.title })
        : "",
      path: category ? categoryPath(category) : location.pathname,
      noindex: !category || Boolean(data?.query.q),
      card: "glossary",
      things: (address) =>
        data && category
          ? [
              termsThing({ ...category, path: categoryPath(category), terms: data.terms }, address),
              breadcrumbThing(trailTo(language, category), address),
            ]
          : [],
    },
    matches,
  );
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export async function loader({ params, request, context }: LoaderFunctionArgs) {
  const { categoryId = "" } = params;
  const query = readCategoryQuery(request);
  const known = findGlossaryCategory(categoryId);
  const category = known && sayGlossaryCategory(context.language, known);
  const all = category ? termsOnPage(context.glossaries[context.language], category) : [];
  const { figures, isWhole } = await readFigures(
    context.readDb,
    query.q ? [] : (figuresOf.get(categoryId) ?? []),
  );
  const found = {
    query,
    category,
    figures,
    terms: searchTerms(all, query.q),
    looked: {
      available: context.glossaries[context.language].map(({ name }) => name),
      matchKey: category?.matchKey ?? null,
      categoryId: categoryId.slice(0, 100).replace(/\p{Cc}+/gu, " "),
    },
  };
  const headers = { "Cache-Control": isWhole ? caching.untilPricesChange : caching.never };
  return data(found, category ? { headers } : { status: 404 });
}

/** What is drawn above the terms of a category. */
const figuresOf: ReadonlyMap<string, readonly FigureName[]> = new Map([
  ["contracting-pricing-transparency", ["kinds-of-price"]],
]);
const region = "glossary-terms";

export default function GlossaryCategoryPage() {
  const words = useWords().glossary;
  const language = useLanguage();
  const { query, category, figures, terms, looked } = useLoaderData<typeof loader>();
  const said = Object.values(sayFigures(useLanguage(), figures));
  if (!category) {
    return (
      <MainContent>
        <div className={stack.page}>
          <CategoryHead {...words.category.none} />
          <NoTerms isSearch={false} looked={looked} />
          <div>
            <ActionLink href="/glossary">{words.category.another}</ActionLink>
          </div>
        </div>
      </MainContent>
    );
  }
  return (
    <MainContent>
      <div className={stack.page}>
        <Breadcrumbs trail={trailTo(language, category)} />
        <CategoryHead title={category.title} description={category.description} shown={{ category, query }} />
        <GlossarySearch
          action={categoryPath(category)}
          region={region}
          className={css.search}
          label={words.category.search}
          placeholder={words.category.searchHint}
          typed={query.q}
        >
          {query.layout === 1 ? <input type="hidden" name="layout" value="1" /> : null}
        </GlossarySearch>
        <LiveRegion id={region}>
          <p className={css.loading}>{words.category.loading}</p>
          {query.q ? (
            <p role="status">
              {say(language, words.category.counted, {
                terms: say(language, wordsIn(language).counts.term, { count: terms.length }),
              })}
            </p>
          ) : null}
          {said.map((one) => (
            <DataFigure key={one.title} said={one} />
          ))}
          {terms.length === 0 ? (
            <NoTerms isSearch={Boolean(query.q)} looked={looked} />
          ) : (
            <div className={query.layout === 1 ? entries.oneColumn : entries.twoColumns}>
              {terms.map((term) => (
                <TermEntry key={term.slug} term={term} />
              ))}
            </div>
          )}
        </LiveRegion>
      </div>
    </MainContent>
  );
}

function trailTo(language: Language, category: SaidGlossaryCategory): Crumb[] {
  return [
    { label: wordsIn(language).glossary.category.learningPortal, path: "/glossary" },
    { label: category.title, path: categoryPath(category) },
  ];
}
