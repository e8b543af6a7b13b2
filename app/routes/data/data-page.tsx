import {
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { DataBar } from "#app/components/data-bar.tsx";
import { datasetThing } from "#app/components/json-ld.ts";
import { NoPricesYet } from "#app/components/no-prices-yet.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { ProblemList } from "#app/components/problem-list.tsx";
import { SiteFigures } from "#app/components/site-figures.tsx";
import { UnreadableList } from "#app/components/unreadable-list.tsx";
import { useWords } from "#app/components/use-words.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { unreadableListWords } from "#app/content/words/unreadable-lists.ts";
import { compareStateNames } from "#app/domain/hospitals/us-states.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { product } from "#app/domain/product.ts";
import { readSiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import { addressOf } from "#app/platform/http/address-of.ts";
import { caching } from "#app/platform/http/caching.ts";
import { readOrNull } from "#app/platform/log/read-or-null.ts";
import { shadeCount } from "#app/ui/charts/choropleth.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataForm } from "./data-form.tsx";
import * as css from "./data-page.css.ts";
import { dataAddress, readDataQuery } from "./data-query.ts";
import { findData, findUpdatedAddress } from "./find-data.server.ts";
import { priceSteps } from "./price-steps.ts";
import { StatePricingPart, topicName } from "./state-pricing.tsx";
import { usMap } from "./us-map.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, location, matches }) => {
  const choices = data?.outcome === "found" ? data.choices : null;
  const isPlain = location.search === "";
  const topic = choices && !isPlain ? topicName(choices) : "";
  const title = topic ? `Explore Data: ${topic}` : "Explore Data";
  const description = `What ${topic || "hospital care"} costs in each state of the USA, as hospitals published it: cash prices, gross charges and negotiated charges on a map and in a table, on ${product.name}.`;
  const addressAs = (path: string) =>
    choices && !isPlain ? dataAddress({ ...choices.query, like: "", state: "", sort: "state" }, path) : path;
  return pageMeta(
    {
      title,
      description,
      keywords: ["hospital prices by state", "price transparency data", topic].filter(Boolean).join(", "),
      path: addressAs("/data"),
      noindex:
        choices === null ||
        (data?.outcome === "found" && !isPlain && data.explored.rows.length === 0) ||
        choices.query.like !== "" ||
        choices.query.state !== "" ||
        choices.query.sort !== "state",
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
    originOf(matches),
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, isUpdate } = readDataQuery(request);
  const { db } = context;
  if (isUpdate) {
    const address = await readOrNull("Which choices fit", findUpdatedAddress(db, query));
    throw redirect(address ?? dataAddress(query));
  }
  const [found, statistics] = await Promise.all([
    readOrNull("The prices by state", findData(db, query)),
    readOrNull("The site's figures", readSiteStatistics(db)),
  ]);
  const headers = { "Cache-Control": found && statistics ? caching.untilDataChange : caching.never };
  const figures = statistics && { statistics, newestFileDate: found?.newestFileDate ?? null };
  if (found === null) {
    return data({ outcome: "unread" as const, address: dataAddress(query), figures }, { headers });
  }
  if (found.outcome === "unknown-category") return data({ ...found, figures }, { status: 404, headers });
  const medians = found.explored.rows.flatMap(({ state, quartiles }) =>
    quartiles ? [{ state, median: dollarsNumber(quartiles.medianDollars) }] : [],
  );
  const { limits, stepOf } = priceSteps(
    medians.map(({ median }) => median),
    shadeCount,
  );
  const steps = Object.fromEntries(medians.map(({ state, median }) => [state, stepOf(median)]));
  return data({ ...found, figures, areas: usMap, limits, steps }, { headers });
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DataPage() {
  const { lists } = useWords(unreadableListWords);
  const found = useLoaderData<typeof loader>();
  const { figures } = found;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data" />
        <h1>Explore Data</h1>
        <p className={stack.lead}>
          What care costs across the country, from the price files that hospitals must publish (45 CFR
          180.50). You can check and download every figure.
        </p>
        <div className={css.figures}>
          {figures ? (
            <SiteFigures {...figures} />
          ) : (
            <UnreadableList message={lists.figures} address="/data" />
          )}
        </div>
        {found.outcome === "unread" ? (
          <UnreadableList message={lists.categories} address={found.address} />
        ) : found.outcome === "unknown-category" ? (
          <>
            <p className={stack.problem} role="status">
              There is no category with this name. Choose one below.
            </p>
            <Categories categories={found.categories} />
          </>
        ) : (
          <ChosenData found={found} />
        )}
        <MoreData />
      </div>
    </MainContent>
  );
}

type Found = Extract<ReturnType<typeof useLoaderData<typeof loader>>, { outcome: "found" }>;

function ChosenData({ found: { choices, explored, ...rest } }: { found: Found }) {
  const { query, categories } = choices;
  if (categories.length === 0) return <NoPricesYet />;
  return (
    <>
      <DataForm
        choices={choices}
        states={explored.rows.map(({ state }) => state).sort(compareStateNames)}
        stateLetters={explored.stateLetters}
      />
      <ProblemList problems={[...choices.problems, ...explored.problems]} />
      {explored.rows.length > 0 ? (
        <StatePricingPart choices={choices} explored={explored} {...rest} />
      ) : (
        <>
          <p role="status">
            No hospital here publishes a price in “{categoryName(query.category)}” yet. These categories have
            prices.
          </p>
          <Categories categories={categories} />
        </>
      )}
    </>
  );
}

function Categories({ categories }: { categories: string[] }) {
  if (categories.length === 0) return <NoPricesYet />;
  return (
    <section className={stack.part} aria-labelledby="categories">
      <h2 id="categories">Categories with prices</h2>
      <ul className={stack.links}>
        {categories.map((category) => (
          <li key={category}>
            <a href={addressOf("/data", { category })}>{categoryName(category)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}

const moreData = [
  { label: "Search Hospitals", path: "/hospitals", what: "what each hospital charges" },
  { label: "Services", path: "/hospital_search", what: "one service at hospitals near you" },
  { label: "Compare", path: "/compare", what: "two hospitals, price by price" },
  { label: "Price history", path: "/data/price-history", what: "which prices changed most" },
  { label: "Coverage", path: "/data/coverage", what: "which hospitals have price files here, with a score" },
  { label: "Downloads", path: "/data/downloads", what: "the tables as files" },
  { label: "Imported price files", path: "/price-files", what: "where every figure comes from" },
  { label: "Calls for developers", path: "/api", what: "the same data as JSON" },
];

/** The ways on to the prices behind the figures. */
function MoreData() {
  return (
    <section className={stack.part} aria-labelledby="more">
      <h2 id="more">More about this data</h2>
      <ul className={stack.links}>
        {moreData.map(({ label, path, what }) => (
          <li key={path}>
            <a href={path}>{label}</a> <span className={stack.note}>{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
