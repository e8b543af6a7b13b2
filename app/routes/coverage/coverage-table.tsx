import { formatPercent, placeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { coverageWords } from "#app/content/words/coverage.ts";
import type { CoveredHospital } from "#app/domain/coverage/covered-hospital.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { medicarePercent } from "#app/domain/statistics/medicare-ratio.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./coverage.css.ts";

/** Hospitals with what their present price file is worth to a reader. */
export function CoverageTable({ caption, hospitals }: { caption: string; hospitals: CoveredHospital[] }) {
  const language = useLanguage();
  const words = useWords(coverageWords);
  const columns: Column<CoveredHospital>[] = [
    {
      heading: words.columns.hospital,
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
      cell: ({ score, points }) => (
        <span className={css.score}>
          <span>
            <Sentence
              of={words.outOf}
              values={{ score }}
              as={{ most: (text) => <span className={css.outOf}>{text}</span> }}
            />
          </span>
          <CountBar value={score} end={100} />
          <span className={note}>{scoreParts.map((part) => points[part]).join(" + ")}</span>
        </span>
      ),
    },
    {
      heading: words.columns.fileDate,
      cell: ({ fileDate }) =>
        fileDate ? (
          <time className={css.word} dateTime={fileDate}>
            {formatDate(fileDate)}
          </time>
        ) : (
          words.noDate
        ),
    },
    {
      heading: words.columns.template,
      cell: ({ template }) => say(language, words.cmsTemplate, { template }),
    },
    {
      heading: words.columns.problems,
      cell: ({ errorCount, warningCount, importId }) => (
        <a href={`/price-files/${importId}`}>
          {say(language, words.errors, { count: errorCount })},{" "}
          {say(language, words.warnings, { count: warningCount })}
        </a>
      ),
    },
    {
      heading: words.columns.cash,
      isNumber: true,
      cell: ({ cashShare, priceCount }) => (
        <>
          {cashShare === null ? words.noPrices : formatPercent(cashShare)}
          <div className={note}>{say(language, words.ofPrices, { count: priceCount })}</div>
        </>
      ),
    },
    {
      heading: words.columns.medicare,
      isNumber: true,
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
