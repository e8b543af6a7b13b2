import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataBar } from "#app/components/data-bar.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { countOf, formatCount } from "#app/components/price-words.ts";
import { TableDownloads } from "#app/components/table-downloads.tsx";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/caching.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import * as css from "./dataroom.css.ts";
import { GrowthTable } from "./growth-table.tsx";
import { readDataroom } from "./read-dataroom.server.ts";

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta(
    {
      title: "Investor data room",
      description: `Live figures on the coverage and growth of ${product.name}: hospitals, states, prices, services, payers and shared bills, by month, with what each figure counts.`,
      keywords: "coverage, growth, live figures, hospital price data",
      path: "/data/investor-dataroom",
      noindex: true,
    },
    originOf(matches),
  );

export async function loader({ context }: LoaderFunctionArgs) {
  return readDataroom(context.readDb);
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilDataChange,
});

export default function DataroomPage() {
  const { statistics, coverage, newestFileDate, months } = useLoaderData<typeof loader>();
  const figures = [
    { name: "Hospitals", value: formatCount(statistics.hospitals) },
    { name: "States and territories", value: formatCount(statistics.states) },
    { name: "Prices", value: formatCount(statistics.prices) },
    { name: "Services", value: formatCount(statistics.services) },
    { name: "Payers", value: formatCount(statistics.payers) },
    { name: "Bills shared", value: formatCount(statistics.uploads) },
    { name: "Newest price file", value: formatDate(newestFileDate) },
    { name: "Last import", value: formatDate(statistics.lastUpdatedOn) },
  ];
  const { coveredCount, missingCount } = coverage;
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/investor-dataroom" />
        <h1>Investor data room</h1>
        <p className={stack.lead}>
          What {product.name} holds and how it grows. Every figure is counted live from the site’s own
          database. There are no forecasts and no market figures here.
        </p>
        <section className={stack.part} aria-labelledby="coverage">
          <h2 id="coverage">Coverage today</h2>
          <dl className={css.figures}>
            {figures.map(({ name, value }) => (
              <div key={name} className={css.siteFigure}>
                <dt className={css.figureName}>{name}</dt>
                <dd className={css.figureValue}>{value}</dd>
              </div>
            ))}
          </dl>
          <p>
            {missingCount === null
              ? "CMS’s hospital list (Hospital General Information) has not been imported, so the share of the country’s hospitals is not known."
              : `${formatCount(coveredCount)} of ${countOf(coveredCount + missingCount, "known hospital")} have a price file here. The others are on CMS’s hospital list (Hospital General Information).`}{" "}
            <a href="/data/coverage">See each hospital</a>
          </p>
        </section>
        <section className={stack.part} aria-labelledby="growth">
          <h2 id="growth">Growth by month</h2>
          <GrowthTable months={months} />
          <TableDownloads path="/data/investor-dataroom" query="" rowCount={months.length} />
        </section>
        <WhatIsCounted />
        <section className={stack.part} aria-labelledby="downloads">
          <h2 id="downloads">The data itself</h2>
          <p>
            <a href="/data/downloads">Downloads</a> has the tables as files, with their dates, hashes and a
            data dictionary. <a href="/api">The data API</a> answers individual questions as JSON.
          </p>
        </section>
      </div>
    </MainContent>
  );
}

const counted = [
  {
    name: "Hospitals",
    meaning:
      "Hospitals with a current price file, each counted once, no matter how many of its files were imported.",
  },
  { name: "States and territories", meaning: "States and territories with at least one such hospital." },
  {
    name: "Prices",
    meaning:
      "What can be compared: one for each hospital, service, setting, billing class, modifier and drug unit, from current files only.",
  },
  { name: "Services", meaning: "Billing codes with a price at one hospital or more." },
  { name: "Payers", meaning: "Insurers and others that price files name, their spellings joined." },
  { name: "Bills shared", meaning: "Bills that visitors uploaded and shared, without those withdrawn." },
  {
    name: "By month",
    meaning:
      "A price file counts in the month of its import, a hospital in the month of its first file, a bill in the month of its upload. What was removed later is not counted at all. The last 24 months are shown; hospitals at a month’s end include those from before.",
  },
];

function WhatIsCounted() {
  return (
    <section className={stack.part} aria-labelledby="counted">
      <h2 id="counted">What is counted, and how</h2>
      <dl className={css.terms}>
        {counted.map(({ name, meaning }) => (
          <div key={name}>
            <dt className={css.term}>{name}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
