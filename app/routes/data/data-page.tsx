import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { UnreadableList } from "#app/components/lists/unreadable-list.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { datasetThing } from "#app/components/page/json-ld.ts";
import { areSamples, languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { NoPricesYet } from "#app/components/prices/no-prices-yet.tsx";
import { SiteFigures } from "#app/components/prices/site-figures.tsx";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { compareStateNames } from "#app/content/words/compare-state-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { readSiteStatistics } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { shadeCount } from "#app/ui/charts/choropleth.tsx";
import { LiveRegion } from "#app/ui/form/live-form.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { PhoneFold } from "#app/ui/page/phone-fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataForm } from "./data-form.tsx";
import * as css from "./data-page.css.ts";
import { dataAddress, readDataQuery } from "./data-query.ts";
import { findData, findUpdatedAddress } from "./find-data.server.ts";
import { pagesOfStates } from "./pages-of-states.ts";
import { priceSteps } from "./price-steps.ts";
import { measured, measureOf } from "./state-measure.ts";
import { StatePricingPart, topicName } from "./state-pricing.tsx";
import { usMap } from "./us-map.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const language = languageIn(matches);
  const choices = data?.outcome === "found" ? data.choices : null;
  const isPlain = location.search === "";
  const topic = choices && !isPlain ? topicName(language, choices) : "";
  const title = topic
    ? say(language, wordsIn(language).exploreData.page.titleOfTopic, { topic })
    : wordsIn(language).exploreData.page.title;
  const description = say(language, wordsIn(language).exploreData.page.description, {
    topic: topic || wordsIn(language).exploreData.page.anyCare,
    product: product.name,
  });
  const addressAs = (path: string) =>
    choices && !isPlain ? dataAddress({ ...choices.query, like: "", state: "", sort: "state" }, path) : path;
  return pageMeta(
    {
      title,
      description,
      keywords: [
        wordsIn(language).exploreData.page.keywords,
        wordsIn(language).exploreData.page.moreKeywords,
        topic,
      ]
        .filter(Boolean)
        .join(", "),
      path: addressAs("/data"),
      noindex:
        choices === null ||
        (!isPlain && areSamples(matches)) ||
        (data?.outcome === "found" && !isPlain && data.explored.rows.length === 0) ||
        choices.query.like !== "" ||
        choices.query.state !== "" ||
        choices.query.sort !== "state" ||
        choices.query.page !== 1,
      card: "data",
      things: (address) =>
        choices
          ? [
              datasetThing(
                {
                  name: title,
                  description,
                  path: addressAs("/data"),
                  files: [
                    { path: addressAs("/data.csv"), mediaType: "text/csv" },
                    { path: addressAs("/data.json"), mediaType: "application/json" },
                  ],
                  changedOn: data?.figures?.statistics.lastUpdatedOn ?? null,
                },
                address,
              ),
            ]
          : [],
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, isUpdate } = readDataQuery(request);
  const { readDb: db } = context;
  if (isUpdate) {
    const address = await readOrNull("Which choices fit", findUpdatedAddress(context.language, db, query));
    throw redirect(address ?? dataAddress(query));
  }
  const [found, statistics] = await Promise.all([
    readOrNull("The prices by state", findData(context.language, db, query)),
    readOrNull("The site's figures", readSiteStatistics(db)),
  ]);
  const headers = { "Cache-Control": found && statistics ? caching.untilDataChange : caching.never };
  const figures = statistics && { statistics, newestFileDate: found?.newestFileDate ?? null };
  if (found === null) {
    return data({ outcome: "unread" as const, address: dataAddress(query), figures }, { headers });
  }
  if (found.outcome === "unknown-category") return data({ ...found, figures }, { status: 404, headers });
  const { rows } = found.explored;
  const measure = measureOf(query.sort, found.choices.service !== null);
  const values = rows.flatMap((row) => {
    const value = measured(row, measure);
    return value === null ? [] : [{ state: row.state, value }];
  });
  const { limits, stepOf } = priceSteps(
    values.map(({ value }) => value),
    shadeCount,
  );
  const steps = Object.fromEntries(values.map(({ state, value }) => [state, stepOf(value)]));
  const status = pagesOfStates(found.choices.query, rows).page === null ? 404 : 200;
  return data({ ...found, figures, measure, areas: usMap, limits, steps }, { status, headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DataPage() {
  const words = useWords().exploreData;
  const { lists } = useWords().unreadableLists;
  const found = useLoaderData<typeof loader>();
  const { figures } = found;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data" />
        <h1>{words.page.title}</h1>
        {found.outcome === "unread" ? (
          <UnreadableList message={lists.categories} address={found.address} />
        ) : found.outcome === "unknown-category" ? (
          <>
            <p className={stack.problem} role="status">
              {words.page.noSuchCategory}
            </p>
            <Categories categories={found.categories} />
          </>
        ) : (
          <ChosenData found={found} />
        )}
        <div className={css.figures}>
          <p className={stack.lead}>{words.page.lead}</p>
          {figures ? (
            <SiteFigures {...figures} />
          ) : (
            <UnreadableList message={lists.figures} address="/data" />
          )}
        </div>
        <MoreData />
      </div>
    </MainContent>
  );
}

const region = "explored";

type FoundData = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { outcome: "found" }>;

function ChosenData({ found: { choices, explored, ...rest } }: { found: FoundData }) {
  const language = useLanguage();
  const words = useWords().exploreData;
  const { priceNames, stateNames } = useWords();
  const { kinds } = priceNames;
  const { query, categories } = choices;
  if (categories.length === 0) return <NoPricesYet />;
  const hasPrices = explored.rows.length > 0;
  const form = (
    <PhoneFold
      summary={[
        topicName(language, choices),
        kinds[query.kind],
        explored.stateLetters === "" ? words.wholeCountry : nameOf(stateNames, explored.stateLetters),
      ].join(" · ")}
      action={words.change}
      isOpen={!hasPrices}
    >
      <DataForm
        region={region}
        choices={choices}
        states={explored.rows.map(({ state }) => state).sort(compareStateNames(language))}
        stateLetters={explored.stateLetters}
      />
    </PhoneFold>
  );
  return (
    <LiveRegion id={region}>
      <ProblemList problems={[...choices.problems, ...explored.problems]} />
      {hasPrices ? (
        <StatePricingPart choices={choices} explored={explored} form={form} {...rest} />
      ) : (
        <>
          {form}
          <p data-live-answer>
            {say(language, words.page.empty, { category: categoryName(language, query.category) })}
          </p>
          <Categories categories={categories} />
        </>
      )}
    </LiveRegion>
  );
}

function Categories({ categories }: { categories: string[] }) {
  const words = useWords().exploreData;
  const language = useLanguage();
  if (categories.length === 0) return <NoPricesYet />;
  return (
    <section className={stack.part} aria-labelledby="categories">
      <h2 id="categories">{words.page.categories}</h2>
      <ul className={stack.links}>
        {categories.map((category) => (
          <li key={category}>
            <a href={addressOf("/data", { category })}>{categoryName(language, category)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const moreData = [
  ["hospitals", "/hospitals"],
  ["services", "/hospital_search"],
  ["compare", "/compare"],
  ["history", "/data/price-history"],
  ["coverage", "/data/coverage"],
  ["downloads", "/data/downloads"],
  ["files", "/price-files"],
  ["calls", "/api"],
] as const;

/** The ways on to the prices behind the figures. */
function MoreData() {
  const words = useWords().exploreData;
  return (
    <section className={stack.part} aria-labelledby="more">
      <h2 id="more">{words.page.more}</h2>
      <ul className={stack.links}>
        {moreData.map(([page, path]) => (
          <li key={path}>
            <a href={path}>{words.more[page].label}</a>{" "}
            <span className={stack.note}>{words.more[page].what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
