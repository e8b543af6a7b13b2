import { formatPercent, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import {
  type CoverageSort,
  type CoveredHospital,
  coverageSorts,
} from "#app/domain/coverage/covered-hospital.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { sortHeading } from "#app/ui/table/sort-heading.ts";
import * as css from "./coverage.css.ts";

interface CoverageTableProps {
  caption: string;
  hospitals: CoveredHospital[];
  sort: CoverageSort;
  hrefOf: (sort: CoverageSort) => string;
}

/** Hospitals with what their present price file is worth to a reader; the score leads each row. */
export function CoverageTable({ caption, hospitals, sort, hrefOf }: CoverageTableProps) {
  const language = useLanguage();
  const words = useWords().coverage;
  const sorts = (label: string, orders: Partial<Record<CoverageSort, "ascending" | "descending">>) =>
    sortHeading(
      label,
      coverageSorts.flatMap((sort) => {
        const order = orders[sort];
        return order ? [{ sort, order, action: words.sorts[sort] }] : [];
      }),
      sort,
      hrefOf,
    );
  const columns: Column<CoveredHospital>[] = [
    {
      heading: words.columns.hospital,
      sorts: sorts(words.columns.hospital, { name: "ascending" }),
      cell: (hospital) => (
        <>
          <a href={hospitalPath(hospital)}>{hospital.name}</a>
          <div className={note}>{placeName(hospital)}</div>
        </>
      ),
    },
    {
      heading: words.columns.score,
      isNumber: true,
      sorts: sorts(words.columns.score, { best: "descending", worst: "ascending" }),
      cell: ({ score }) => (
        <span className={css.score}>
          <span className={css.leading}>{score}</span>
          <CountBar value={score} end={100} />
        </span>
      ),
    },
    {
      heading: words.columns.fileDate,
      sorts: sorts(words.columns.fileDate, { newest: "descending", oldest: "ascending" }),
      cell: ({ fileDate }) =>
        fileDate ? (
          <time className={css.word} dateTime={fileDate}>
            {formatDate(language, fileDate)}
          </time>
        ) : (
          words.noDate
        ),
    },
    {
      heading: words.columns.errors,
      sorts: sorts(words.columns.errors, { errors: "descending" }),
      cell: ({ errorCount, importId }) => (
        <a className={css.word} href={`/price-files/${importId}`}>
          {say(language, words.errors, { count: errorCount })}
        </a>
      ),
    },
    {
      heading: words.columns.cash,
      isNumber: true,
      sorts: sorts(words.columns.cash, { cash: "descending" }),
      cell: ({ cashShare, priceCount }) => (
        <>
          {cashShare === null ? words.noPrices : formatPercent(language, cashShare)}
          <div className={note}>{say(language, words.ofPrices, { count: priceCount })}</div>
        </>
      ),
    },
    {
      heading: words.columns.medicare,
      isNumber: true,
      sorts: sorts(words.columns.medicare, {
        "most-of-medicare": "descending",
        "least-of-medicare": "ascending",
      }),
      cell: ({ medicareRatio, medicareServiceCount }) => (
        <>
          {medicareRatio === null ? words.tooFewServices : `${medicarePercent(medicareRatio)}%`}
          <div className={note}>{say(language, words.ofServices, { count: medicareServiceCount })}</div>
        </>
      ),
    },
  ];
  return (
    <DataTable caption={caption} columns={columns} rows={hospitals} keyOf={({ hospitalId }) => hospitalId} />
  );
}
