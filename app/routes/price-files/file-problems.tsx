import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { formatCount, pageCaption } from "#app/components/price-words.ts";
import { SourceLink } from "#app/components/prices/source-link.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayProblem } from "#app/content/words/say-price-file.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { ImportReport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import { hasSourceRow } from "#app/domain/prices/source-place.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./price-files.css.ts";

type Problem = ImportReport["problems"][number];

interface FileProblemsProps {
  file: Omit<ImportReport, "problems">;
  /** Those of the page, numbered from the file’s first; none if the list doesn't have that page. */
  shown: (Problem & { no: number })[];
  /** The first problem under each rule, where it is among the kept ones. */
  examples: Partial<Record<string, Problem>>;
  keptCount: number;
  /** Null: the list doesn't have that page. */
  page: number | null;
  pageCount: number;
}

/** What was wrong with a price file: counted by rule, then one by one. */
export function FileProblems(props: FileProblemsProps) {
  const words = useWords().priceFiles;
  const language = useLanguage();
  const { file, shown, examples, keptCount, page, pageCount } = props;
  const total = file.errorCount + file.warningCount;
  const hrefOf = (wanted: number) =>
    `/price-files/${file.importId}${wanted === 1 ? "" : `?page=${wanted}`}#problem-list`;
  return (
    <section className={css.part} aria-labelledby="problems">
      <h2 id="problems">{words.fileProblems.heading}</h2>
      {total === 0 ? (
        <p>{words.fileProblems.nothing}</p>
      ) : (
        <>
          <p>
            {say(language, words.fileProblems.counts, {
              errors: say(language, wordsIn(language).counts.error, { count: file.errorCount }),
              warnings: say(language, wordsIn(language).counts.warning, { count: file.warningCount }),
            })}
          </p>
          <Meanings layout={file.layout} />
          <DataTable
            caption={words.fileProblems.byRule}
            columns={ruleColumns(language, examples)}
            rows={file.problemCounts}
            keyOf={({ rule }) => rule}
          />
        </>
      )}
      <div id="problem-list">
        {page === null ? <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} /> : null}
        {shown.length > 0 ? (
          <DataTable
            caption={captionOf(language, shown, keptCount, total)}
            columns={problemColumns(language, file.importId)}
            rows={shown}
            keyOf={({ no }) => no}
          />
        ) : null}
      </div>
      <Pagination label={words.fileProblems.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}

function Meanings({ layout }: { layout: ImportReport["layout"] }) {
  const words = useWords().priceFiles;
  return (
    <dl className={css.terms}>
      <dt className={css.error}>{words.fileProblems.error}</dt>
      <dd>{layout === "json" ? words.fileProblems.errorMeansInJson : words.fileProblems.errorMeansInCsv}</dd>
      <dt className={css.warning}>{words.fileProblems.warning}</dt>
      <dd>{words.fileProblems.warningMeans}</dd>
      <dt className={css.term}>{words.fileProblems.place}</dt>
      <dd>
        {layout === "json" ? words.fileProblems.placeInJson : words.fileProblems.placeInCsv}{" "}
        {words.fileProblems.bytes}
      </dd>
    </dl>
  );
}

function captionOf(language: Language, shown: { no: number }[], keptCount: number, total: number): string {
  const caption = pageCaption(
    language,
    wordsIn(language).priceFiles.fileProblems.problems,
    shown[0]?.no ?? 1,
    shown.length,
    formatCount(language, total),
  );
  const ordered = say(language, wordsIn(language).priceFiles.fileProblems.inOrder, { caption });
  return keptCount < total
    ? say(language, wordsIn(language).priceFiles.fileProblems.onlyFirst, {
        ordered,
        keptCount: formatCount(language, keptCount),
      })
    : ordered;
}

/** A link if the place is a row that has its own page. */
function Place({ importId, place }: { importId: number; place: string }) {
  return hasSourceRow(place) ? <SourceLink importId={importId} place={place} /> : place;
}

function Severity({ of }: { of: Problem["severity"] }) {
  const words = useWords().priceFiles;
  return of === "error" ? (
    <span className={css.error}>{words.fileProblems.error}</span>
  ) : (
    <span className={css.warning}>{words.fileProblems.warning}</span>
  );
}

const problemColumns = (language: Language, importId: number): Column<Problem>[] => [
  {
    heading: wordsIn(language).priceFiles.fileProblems.place,
    cell: ({ place }) => <Place importId={importId} place={place} />,
  },
  {
    heading: wordsIn(language).priceFiles.fileProblems.severity,
    cell: ({ severity }) => <Severity of={severity} />,
  },
  {
    heading: wordsIn(language).priceFiles.fileProblems.problem,
    cell: (problem) => sayProblem(language, problem),
  },
  {
    heading: wordsIn(language).priceFiles.fileProblems.rule,
    cell: ({ rule }) => <code className={css.rule}>{rule}</code>,
  },
];

function ruleColumns(
  language: Language,
  examples: FileProblemsProps["examples"],
): Column<ImportReport["problemCounts"][number]>[] {
  return [
    {
      heading: wordsIn(language).priceFiles.fileProblems.rule,
      cell: ({ rule }) => <code className={css.rule}>{rule}</code>,
    },
    {
      heading: wordsIn(language).priceFiles.fileProblems.severity,
      cell: ({ severity }) => <Severity of={severity} />,
    },
    {
      heading: wordsIn(language).priceFiles.fileProblems.problems,
      isNumber: true,
      cell: ({ count }) => formatCount(language, count),
    },
    {
      heading: wordsIn(language).priceFiles.fileProblems.example,
      cell: ({ rule }) => describeExample(language, examples[rule]),
    },
  ];
}

function describeExample(language: Language, problem: Problem | undefined): string {
  return problem
    ? `${saySourcePlace(language, wordsIn(language).priceNames, problem.place)}: ${sayProblem(language, problem)}`
    : wordsIn(language).priceFiles.fileProblems.noExample;
}
