import { data, type HeadersFunction, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { FollowChanges } from "#app/components/lists/follow-changes.tsx";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { ProblemList } from "#app/components/lists/problem-list.tsx";
import { TableDownloads } from "#app/components/lists/table-downloads.tsx";
import { DataBar } from "#app/components/page/data-bar.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { formatCount, formatPercent } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayPercentMeaning } from "#app/content/words/say-medicare.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { changesPath } from "#app/domain/changes/changes-path.ts";
import type { CoverageTotals } from "#app/domain/coverage/covered-hospital.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { product } from "#app/domain/product.ts";
import { PRICE_FILE_REASONS, PRICE_FILE_STATES } from "#app/domain/sources/price-file-state.ts";
import { caching } from "#app/platform/http/replies/caching.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { AgreementPart } from "./agreement-part.tsx";
import { type CoverageQuery, coverageAddress, readCoverageQuery } from "./coverage-query.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { EnforcementCountsPart } from "./enforcement-counts.tsx";
import { FileStandingsTable } from "./file-standings-table.tsx";
import { FileStatesPart } from "./file-states-part.tsx";
import { findCoverage } from "./find-coverage.server.ts";
import { PolicyCoveragePart } from "./policy-coverage-part.tsx";
import { ScoreExplained } from "./score-explained.tsx";

const pageSize = 10;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const language = languageIn(matches);
  const query = data?.query;
  const words = wordsIn(language).coverage;
  const place = placeOf(language, query?.state ?? "", words.nation);
  return pageMeta(
    {
      title: query?.state ? say(language, words.titleOfState, { place }) : words.title,
      description: say(language, words.description, { place, product: product.name }),
      keywords: words.keywords,
      path: query
        ? coverageAddress({ ...query, name: "", sort: "name", files: "", reason: "", page: 1 })
        : "/data/coverage",
      noindex:
        data?.page !== 1 || data.query.name !== "" || data.query.sort !== "name" || data.query.files !== "",
      card: "data",
      ...(query?.state && {
        feed: {
          path: changesPath({ state: query.state }),
          title: say(language, wordsIn(language).changes.title.state, { name: place }),
        },
      }),
    },
    matches,
  );
};

export async function loader({ request, context }: LoaderFunctionArgs) {
  const today = easternDay(context.clock.now());
  const found = await findCoverage(context.language, context.readDb, readCoverageQuery(request), {
    pageSize,
    today,
  });
  const asked = found.query.page;
  const page = asked !== null && asked <= found.pageCount ? asked : null;
  return data({ ...found, page }, { status: page === null ? 404 : 200 });
}

export const headers: HeadersFunction = () => ({
  "Cache-Control": caching.untilPricesChange,
});

export default function CoveragePage() {
  const { query, isStateUnknown, states, totals, policies, agreements, fileCounts, enforcement, ...listed } =
    useLoaderData<typeof loader>();
  const words = useWords().coverage;
  const language = useLanguage();
  const { follow } = useWords().changes;
  const place = placeOf(language, query.state, words.nation);
  return (
    <MainContent>
      <div className={stack.page}>
        <DataBar current="/data/coverage" />
        <h1>{words.heading}</h1>
        <p className={stack.lead}>{words.lead}</p>
        {totals.coveredCount > 0 || states.length > 0 ? (
          <>
            <Totals totals={totals} state={query.state} />
            <FileStatesPart query={query} counts={fileCounts} place={place} />
            <CoverageForm query={query} states={states} />
            <ProblemList problems={isStateUnknown ? [words.unknownState] : []} />
            <Listed query={query} {...listed} />
            {query.state ? (
              <FollowChanges path={changesPath({ state: query.state })}>
                {say(language, follow.state, { place })}
              </FollowChanges>
            ) : null}
            {enforcement ? <EnforcementCountsPart counts={enforcement} place={place} /> : null}
            <PolicyCoveragePart totals={totals} byState={policies} place={place} />
            {agreements.length > 0 ? <AgreementPart agreements={agreements} /> : null}
          </>
        ) : (
          <>
            <p>{words.nothingYet}</p>
            <div>
              <ActionLink href="/price-files">{words.seePriceFiles}</ActionLink>
            </div>
          </>
        )}
        <ScoreExplained />
        <p>
          <Sentence
            of={words.more}
            as={{
              explore: (text) => <a href="/data">{text}</a>,
              downloads: (text) => <a href="/data/downloads">{text}</a>,
            }}
          />
        </p>
      </div>
    </MainContent>
  );
}

function Totals({ totals, state }: { totals: CoverageTotals; state: string }) {
  const { coveredCount, missingCount, meanScore } = totals;
  const language = useLanguage();
  const words = useWords().coverage;
  const place = placeOf(language, state, words.nation);
  const known = coveredCount + (missingCount ?? 0);
  const percent = formatPercent(language, coveredCount / Math.max(1, known));
  return (
    <>
      <p className={stack.answer}>
        <span className={stack.figure}>{formatCount(language, coveredCount)}</span>
        <span>
          {missingCount === null
            ? say(language, words.covered, { count: coveredCount, place })
            : say(language, words.coveredOf, { count: known, place, percent })}
        </span>
      </p>
      <p className={stack.note}>
        {meanScore === null ? null : `${say(language, words.meanScore, { score: meanScore })} `}
        {missingCount === null
          ? words.noList
          : missingCount === 0
            ? words.noneMissing
            : say(language, words.missing, { count: missingCount })}
      </p>
    </>
  );
}

function CoverageForm({ query, states }: { query: CoverageQuery; states: string[] }) {
  const language = useLanguage();
  const words = useWords().coverage.form;
  const { names } = useWords().priceFileStates;
  return (
    <form method="get" action="/data/coverage" autoComplete="off" className={stack.part}>
      {query.sort === "name" ? null : <input type="hidden" name="sort" value={query.sort} />}
      <div className={stack.fields}>
        <SelectField
          id="state"
          name="state"
          label={words.state}
          none={words.wholeCountry}
          options={states.map((letters) => ({
            value: letters,
            label: nameOf(wordsIn(language).stateNames, letters),
          }))}
          defaultValue={query.state}
        />
        <SelectField
          id="files"
          name="files"
          label={words.files}
          none={words.scores}
          options={[
            { value: "any", label: words.anyFiles },
            ...PRICE_FILE_STATES.map((value) => ({ value, label: names.states[value] })),
          ]}
          defaultValue={query.files}
        />
        <SelectField
          id="reason"
          name="reason"
          label={words.reason}
          none={words.anyReason}
          options={PRICE_FILE_REASONS.map((value) => ({ value, label: names.reasons[value] }))}
          defaultValue={query.reason}
        />
        <TextField id="name" name="name" type="search" label={words.name} defaultValue={query.name} />
      </div>
      <div className={stack.buttons}>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}

type ListedProps = { query: CoverageQuery } & Pick<
  ReturnType<typeof useLoaderData<typeof loader>>,
  "listed" | "pageCount" | "page" | "medicareEditions"
>;

function Listed({ query, listed, pageCount, page, medicareEditions }: ListedProps) {
  const language = useLanguage();
  const { list, files } = useWords().coverage;
  const { total } = listed;
  const hrefOf = (page: number) => `${coverageAddress({ ...query, page })}#hospitals`;
  const first = ((page ?? 1) - 1) * pageSize + 1;
  const last = first + (listed.kind === "files" ? listed.standings : listed.hospitals).length - 1;
  return (
    <section className={stack.part} aria-labelledby="hospitals">
      <h2 id="hospitals">{list.heading}</h2>
      {total === 0 ? (
        <p role="status">
          <Sentence
            of={listed.kind === "files" ? files.noneFits : list.noneFits}
            as={{
              all: (text) => (
                <a href={coverageAddress({ ...query, state: "", name: "", files: "", reason: "", page: 1 })}>
                  {text}
                </a>
              ),
            }}
          />
        </p>
      ) : (
        <>
          {page === null ? (
            <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
          ) : listed.kind === "files" ? (
            <FileStandingsTable
              caption={say(language, files.caption, { first, last, count: total })}
              standings={listed.standings}
            />
          ) : (
            <CoverageTable
              caption={say(language, list.caption, { first, last, count: total })}
              hospitals={listed.hospitals}
              sort={query.sort}
              hrefOf={(sort) => `${coverageAddress({ ...query, sort, page: 1 })}#hospitals`}
            />
          )}
          {listed.kind === "files" ? null : (
            <p className={stack.note}>{sayPercentMeaning(language, medicareEditions)}</p>
          )}
          <Pagination label={list.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
          <TableDownloads
            path="/data/coverage"
            query={coverageAddress({ ...query, page: 1 }, "")}
            rowCount={total}
          />
        </>
      )}
    </section>
  );
}

function placeOf(language: Language, state: string, nation: string): string {
  return state ? nameOf(wordsIn(language).stateNames, state) : nation;
}
