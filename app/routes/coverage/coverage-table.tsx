import { countOf, placeName } from "#app/components/price-words.ts";
import type { CoveredHospital } from "#app/domain/coverage/covered-hospital.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/hospital-link.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./coverage.css.ts";

/** Hospitals with what their present price file is worth to a reader. */
export function CoverageTable({ caption, hospitals }: { caption: string; hospitals: CoveredHospital[] }) {
  return (
    <DataTable caption={caption} columns={columns} rows={hospitals} keyOf={({ hospitalId }) => hospitalId} />
  );
}

const columns: Column<CoveredHospital>[] = [
  {
    heading: "Hospital",
    cell: (hospital) => (
      <>
        <a href={hospitalPath(hospital)}>{hospital.name}</a>
        <div className={note}>{placeName(hospital)}</div>
      </>
    ),
  },
  {
    heading: "Score",
    isNumber: true,
    cell: ({ score, points }) => (
      <span className={css.score}>
        <span>
          {score} <span className={css.outOf}>of 100</span>
        </span>
        <CountBar value={score} end={100} />
        <span className={note}>{scoreParts.map(({ field }) => points[field]).join(" + ")}</span>
      </span>
    ),
  },
  {
    heading: "File date",
    cell: ({ fileDate }) =>
      fileDate ? (
        <time className={css.word} dateTime={fileDate}>
          {formatDate(fileDate)}
        </time>
      ) : (
        "None"
      ),
  },
  { heading: "Template", cell: ({ template }) => `CMS ${template}` },
  {
    heading: "Problems",
    cell: ({ errorCount, warningCount, importId }) => (
      <a href={`/price-files/${importId}`}>
        {countOf(errorCount, "error")}, {countOf(warningCount, "warning")}
      </a>
    ),
  },
  {
    heading: "With cash price",
    isNumber: true,
    cell: ({ cashShare, priceCount }) => (
      <>
        {cashShare === null ? "No prices" : `${(100 * cashShare).toFixed(1)} %`}
        <div className={note}>of {countOf(priceCount, "price")}</div>
      </>
    ),
  },
];
