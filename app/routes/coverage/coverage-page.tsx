import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DataBar } from "#app/components/data-bar.tsx";
import { NoSuchPage } from "#app/components/no-such-page.tsx";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { countOf, formatCount, pageCaption } from "#app/components/price-words.ts";
import { ProblemList } from "#app/components/problem-list.tsx";
import { TakeAlong } from "#app/components/take-along.tsx";
import { type CoverageTotals, coverageSorts } from "#app/domain/coverage/covered-hospital.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { product } from "#app/domain/product.ts";
import { caching } from "#app/platform/http/caching.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type CoverageQuery, coverageAddress, readCoverageQuery, sortNames } from "./coverage-query.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { findCoverage } from "./find-coverage.server.ts";
import { ScoreExplained } from "./score-explained.tsx";

const pageSize = 50;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const query = data?.query;
  const place = placeOf(query?.state ?? "");
  return pageMeta(
    {
      title: place === "the USA" ? "Coverage: whose price files are here" : `Coverage: ${place}`,
      description: `The hospitals in ${place} whose price files are on ${product.name}: file date, template, problems, share of cash prices, and a transparency score with its formula.`,
      keywords: "hospital price transparency score, price file compliance, machine-readable file, coverage",
      path: query ? coverageAddress({ ...query, name: "", sort: "name", page: 1 }) : "/data/coverage",
      noindex: data?.page !== 1 || data.query.name !== "" || data.query.sort !== "name",
      card: "data",
    },
    originOf(matches),
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const found = await findCoverage(context.db, readCoverageQuery(request), pageSize);
  const asked = found.query.page;
  const page = asked !== null && asked <= found.pageCount ? asked : null;
  return data({ ...found, page }, { status: page === null ? 404 : 200 });
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilDataChange,
});

export default function CoveragePage() {
  const { query, problems, states, totals, ...listed } = useLoaderData<typeof loader>();
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/coverage" />
        <h1>Coverage: whose price files are here</h1>
        <p className={stack.lead}>
          Every hospital with a price file on this site, how fresh the file is, what was wrong with it, and
          how much it tells.
        </p>
        {totals.coveredCount > 0 || states.length > 0 ? (
          <>
            <Totals totals={totals} state={query.state} />
            <CoverageForm query={query} states={states} />
            <ProblemList problems={problems} />
            <Listed query={query} {...listed} />
          </>
        ) : (
          <NothingYet />
        )}
        <ScoreExplained />
        <p>
          <a href="/data">Explore Data</a>: what care costs by state. <a href="/data/downloads">Downloads</a>:
          this table and others, whole.
        </p>
      </div>
    </MainContent>
  );
}

function Totals({ totals, state }: { totals: CoverageTotals; state: string }) {
  const { coveredCount, missingCount, meanScore } = totals;
  const known = coveredCount + (missingCount ?? 0);
  return (
    <>
      <p className={stack.answer}>
        <span className={stack.figure}>{formatCount(coveredCount)}</span>
        <span>
          {missingCount === null
            ? `${coveredCount === 1 ? "hospital" : "hospitals"} in ${placeOf(state)} with a price file here`
            : `of ${countOf(known, "hospital")} in ${placeOf(state)} have a price file here, ${((100 * coveredCount) / Math.max(1, known)).toFixed(1)} %`}
        </span>
      </p>
      <p className={stack.note}>
        {meanScore === null ? "" : `Their mean score is ${meanScore} of 100. `}
        {missingCount === null
          ? "How many hospitals there are in all is not known here: the list of CMS (Hospital General Information) was not imported."
          : `The ${countOf(missingCount, "other")} stand in the list of CMS (Hospital General Information), and no price file of theirs is here. That does not mean that they publish none.`}
      </p>
    </>
  );
}

function CoverageForm({ query, states }: { query: CoverageQuery; states: string[] }) {
  return (
    <form method="get" action="/data/coverage" autoComplete="off" className={stack.part}>
      {query.sort === "name" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={stack.fields}>
        <SelectField
          id="state"
          name="state"
          label="State"
          none="The whole country"
          options={states.map((letters) => ({ value: letters, label: US_STATES.get(letters) ?? letters }))}
          defaultValue={query.state}
        />
        <TextField id="name" name="name" type="search" label="Hospital or city" defaultValue={query.name} />
      </div>
      <div className={stack.buttons}>
        <SubmitButton>Show these hospitals</SubmitButton>
      </div>
    </form>
  );
}

type ListedProps = { query: CoverageQuery } & Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "hospitals" | "total" | "pageCount" | "page"
>;

function Listed({ query, hospitals, total, pageCount, page }: ListedProps) {
  const hrefOf = (page: number) => coverageAddress({ ...query, page });
  return (
    <section className={stack.part} aria-labelledby="hospitals">
      <h2 id="hospitals">Hospital by hospital</h2>
      {total === 0 ? (
        <p role="status">
          No hospital with a price file fits.{" "}
          <a href={coverageAddress({ ...query, state: "", name: "", page: 1 })}>Show all hospitals</a>
        </p>
      ) : (
        <>
          <ChoiceLinks
            label="Sort by"
            choices={coverageSorts.map((sort) => ({
              label: sortNames[sort],
              href: `${coverageAddress({ ...query, sort, page: 1 })}#hospitals`,
              isChosen: sort === query.sort,
            }))}
          />
          {page === null ? (
            <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
          ) : (
            <CoverageTable
              caption={`${pageCaption("Hospitals", (page - 1) * pageSize + 1, hospitals.length, formatCount(total))}. Under each score its five parts, as explained below.`}
              hospitals={hospitals}
            />
          )}
          <Pagination label="Pages of hospitals" page={page} pageCount={pageCount} hrefOf={hrefOf} />
          <TakeAlong path="/data/coverage" query={coverageAddress({ ...query, page: 1 }, "")} />
        </>
      )}
    </section>
  );
}

function NothingYet() {
  return (
    <>
      <p>No hospital’s price file is here yet. As soon as the first one is imported, its hospital shows.</p>
      <div>
        <ActionLink href="/price-files">See the price files</ActionLink>
      </div>
    </>
  );
}

function placeOf(state: string): string {
  return state ? (US_STATES.get(state) ?? state) : "the USA";
}
