import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmbedCard } from "#app/components/embed/embed-card.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { EmbedForm } from "./embed-form.tsx";
import { EmbeddedAnswer } from "./embedded-answer.tsx";
import { findGoodChoice } from "./find-good-choice.server.ts";
import { findServicePrices } from "./find-service-prices.server.ts";
import { judgeAsked } from "./judge-asked.ts";
import { readAsked } from "./read-asked.ts";
import { readSearchQuery, searchAddress } from "./search-query.ts";
import { viewSearch } from "./view-search.ts";
import { WhichService } from "./which-service.tsx";

export const meta: MetaFunction<typeof loader> = ({ data: found, matches }) => {
  const { title, description } = wordsIn(languageIn(matches)).embeds.search;
  const path = found ? searchAddress(found.query) : "/hospital_search";
  return pageMeta({ title, description, keywords: "", path }, matches);
};

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** The answer's own rows are not shown. */
const PAGE_SIZE = 1;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = { ...readSearchQuery(request), page: 1, implausible: "" };
  const { readDb: db, gazetteer, language } = context;
  const size = { pageSize: PAGE_SIZE, isGathered: true };
  const found = await findServicePrices(language, db, gazetteer, query, size);
  const { prices, place, answer, fieldProblems } = found;
  const choice = prices && (await readOrNull("A good choice", findGoodChoice(db, prices, place)));
  const asked = readAsked(query.asked);
  const { searched, question, isNothingFound } = viewSearch(found, {
    page: 1,
    pageSize: PAGE_SIZE,
    plan: null,
    choice,
    judged:
      asked.outcome === "asked" && answer && prices ? judgeAsked(asked.dollars, answer, prices.spread) : null,
    isAskedUnreadable: false,
    commonServices: [],
    payers: [],
    payerPlans: [],
    isUnread: false,
  });
  const view = { query, searched, question, isNothingFound, problems: fieldProblems };
  const isGood = fieldProblems.length === 0 && !isNothingFound;
  return data(view, {
    status: fieldProblems.length > 0 ? 400 : isNothingFound ? 404 : 200,
    headers: { "Cache-Control": isGood ? caching.untilPricesChange : caching.never },
  });
}

/** What one service costs, in a frame of another site; without a service, a form that opens the search. */
export default function EmbedSearchPage() {
  const words = useWords().embeds.search;
  const { query, searched, question, isNothingFound, problems } = useLoaderData<typeof loader>();
  if (searched) return <EmbeddedAnswer searched={searched} />;
  return (
    <EmbedCard title={words.title}>
      {problems.map(({ fieldId, message }) => (
        <p key={fieldId}>{message}</p>
      ))}
      {isNothingFound ? <p>{words.none}</p> : null}
      {question ? <WhichService query={query} question={question} /> : <EmbedForm query={query} />}
    </EmbedCard>
  );
}
