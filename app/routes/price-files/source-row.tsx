import { formatCount, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayProblem } from "#app/content/words/say-price-file.ts";
import type { SourceCharge } from "#app/domain/charges/find-source-row.server.ts";
import { type SourceCell, sourceCells } from "#app/domain/charges/source-cells.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ImportReport } from "#app/domain/imports/list-imports.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { say } from "#app/domain/language/say.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { saySourcePlace } from "#app/domain/prices/say-source-place.ts";
import { sourcePath } from "#app/domain/prices/source-place.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { FileFacts } from "./file-facts.tsx";
import * as css from "./price-files.css.ts";
import { rowPlace } from "./row-place.ts";

interface SourceRowProps {
  file: Omit<ImportReport, "problems">;
  /** Counted from 1 in a CSV, from 0 in a JSON file. */
  row: number;
  charges: SourceCharge[];
  /** Of this row, among those that are kept. */
  problems: MrfProblem[];
  keptProblemCount: number;
}

/** A row of a price file as it was read, and what it takes to check it in the file itself. */
export function SourceRow({ file, row, charges, problems, keptProblemCount }: SourceRowProps) {
  const words = useWords().priceFiles.sourceRow;
  const language = useLanguage();
  const form = file.layout === "json" ? "json" : "csv";
  return (
    <MainContent>
      <div className={css.page}>
        <p>
          <a href={`/price-files/${file.importId}`}>{words.report}</a>
        </p>
        <h1>{say(language, words.heading[form], { row: String(row) })}</h1>
        <p className={css.lead}>
          <Whose file={file} /> {file.isCurrent ? null : words.former}
        </p>
        {charges.length > 0 ? <p>{words.asRead}</p> : null}
        {charges.map((charge, index) => (
          <Charge
            key={charge.chargeNo}
            file={file}
            row={row}
            charge={charge}
            number={index + 1}
            count={charges.length}
          />
        ))}
        <Problems problems={problems} isLeftOut={charges.length === 0} />
        {charges.length === 0 && problems.length === 0 ? (
          <NothingKept total={file.errorCount + file.warningCount} kept={keptProblemCount} />
        ) : null}
        <p>{say(language, words.check[form], { row: String(row), place: rowPlace(file.layout, row) })}</p>
        <FileFacts file={file} />
      </div>
    </MainContent>
  );
}

function Whose({ file }: Pick<SourceRowProps, "file">) {
  const words = useWords().priceFiles.sourceRow;
  const language = useLanguage();
  const values = { hospital: file.hospitalName, place: placeName(file) };
  return file.fileDate === null
    ? say(language, words.whoseUndated, values)
    : say(language, words.whose, { ...values, date: formatDate(language, file.fileDate) });
}

interface ChargeProps extends Pick<SourceRowProps, "file" | "row"> {
  charge: SourceCharge;
  number: number;
  count: number;
}

function Charge({ file, row, charge, number, count }: ChargeProps) {
  const words = useWords().priceFiles.sourceRow;
  const language = useLanguage();
  const { rates, rateCount, otherRows, sourceItem } = charge;
  const values = { row: String(row) };
  const caption =
    sourceItem !== null
      ? say(language, words.charge.json, { ...values, item: sourceItem })
      : count === 1
        ? say(language, words.onlyCharge, values)
        : say(language, words.charge.csv, { ...values, number, count });
  const planText = (of: number) => {
    const { payerName: payer, planName: plan } = itemAt(rates, of);
    return say(language, words.ofPlan, { number: of + 1, payer, plan });
  };
  const cells = sourceCells(file.layout, charge);
  const columns: Column<SourceCell>[] = [
    {
      heading: words.columns.heading[file.layout === "json" ? "json" : "csv"],
      cell: ({ heading, of }) => (
        <>
          <code>{heading}</code>
          {of !== null && rates.length > 1 ? <div className={css.note}>{planText(of)}</div> : null}
        </>
      ),
    },
    { heading: words.columns.value, cell: ({ value }) => <span className={css.verbatim}>{value}</span> },
  ];
  return (
    <section id={`charge-${sourceItem ?? number - 1}`} className={css.part}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={cells}
        keyOf={({ heading, of }) => `${heading} ${of}`}
        isNarrow
      />
      {rateCount > rates.length ? (
        <p>
          {say(language, words.firstRates, {
            total: formatCount(language, rateCount),
            shown: String(rates.length),
          })}
        </p>
      ) : null}
      {otherRows.length > 0 && file.layout === "tall" ? (
        <OtherRows importId={file.importId} rows={otherRows} />
      ) : null}
    </section>
  );
}

function OtherRows({ importId, rows }: { importId: number; rows: number[] }) {
  const words = useWords().priceFiles.sourceRow;
  return (
    <p>
      {words.otherRows}{" "}
      {rows.map((row, index) => (
        <span key={row}>
          {index > 0 ? ", " : null}
          <a href={sourcePath(importId, `row ${row}`)} rel="nofollow">
            {row}
          </a>
        </span>
      ))}
    </p>
  );
}

function Problems({ problems, isLeftOut }: { problems: MrfProblem[]; isLeftOut: boolean }) {
  const { priceFiles, priceNames } = useWords();
  const words = priceFiles.sourceRow;
  const language = useLanguage();
  if (problems.length === 0) return null;
  return (
    <section className={css.part} aria-labelledby="problems">
      <h2 id="problems">{words.problems}</h2>
      {isLeftOut ? <p>{words.leftOut}</p> : null}
      <ul>
        {problems.map((problem) => {
          const values = {
            place: saySourcePlace(language, priceNames, problem.place),
            problem: sayProblem(language, problem),
          };
          return <li key={`${problem.place} ${problem.rule}`}>{say(language, words.problem, values)}</li>;
        })}
      </ul>
    </section>
  );
}

function NothingKept({ total, kept }: { total: number; kept: number }) {
  const words = useWords().priceFiles.sourceRow.none;
  const language = useLanguage();
  return (
    <section className={css.part} aria-labelledby="nothing">
      <h2 id="nothing">{words.heading}</h2>
      <p>
        {words.why}{" "}
        {kept < total
          ? say(language, words.problemsCut, {
              total: formatCount(language, total),
              kept: formatCount(language, kept),
            })
          : null}
      </p>
    </section>
  );
}
