import { cellName } from "./cell-name.ts";
import { readCsvColumns } from "./csv-columns.ts";
import { isCsvHeaderRow, readCsvHeader, withLayout } from "./csv-header.ts";
import { type CsvRow, cellTexts, isBlankRow } from "./csv-row.ts";
import { openCsvRows } from "./csv-rows.ts";
import type { MrfOutcome, MrfSink, TextReader } from "./mrf-event.ts";
import type { MrfProblemAbout, MrfRule } from "./mrf-problem.ts";
import { openCsvRecordReader } from "./read-csv-record.ts";
import type { StandardChargeRecord } from "./standard-charge-record.ts";

/** Reads a CSV price file of either layout, row by row. */
export function openCsvReader(sink: MrfSink): TextReader {
  let names: string[] = [];
  let values: string[] = [];
  let readRecord: ((row: CsvRow) => StandardChargeRecord | null) | null = null;
  let outcome: MrfOutcome | null = null;
  let items = 0;

  function error(place: string, rule: MrfRule, about: MrfProblemAbout = {}): void {
    sink.problem({ place, rule, about, severity: "error" });
  }

  function readItemHeader(cells: string[]): void {
    const { header, problems } = readCsvHeader(names, values);
    for (const problem of problems) sink.problem(problem);
    const hasPercentiles = cells.some((cell) => /10th_percentile/i.test(cell));
    const template = header.template ?? (hasPercentiles ? "3.0" : "2.2");
    const item = readCsvColumns(cells, template);
    if (item.columns) sink.header(withLayout(header, item.columns.layout, template));
    for (const problem of item.problems) sink.problem(problem);
    if (item.columns) {
      readRecord = openCsvRecordReader(item.columns, template, sink);
    } else outcome = "unreadable-columns";
  }

  function onFirstRow(cells: string[], isBlank: boolean): void {
    if (isBlank) error(cellName(1, 0), "header-blank", { kind: "elements" });
    else if (!isCsvHeaderRow(cells)) error(cellName(1, -1), "not-a-price-file", { kind: "csv" });
    if (isBlank || !isCsvHeaderRow(cells)) outcome = "not-a-price-file";
    names = cells;
  }

  function onThirdRow(cells: string[], isBlank: boolean): void {
    if (isBlank) {
      error(cellName(3, 0), "header-blank", { kind: "columns" });
      outcome = "unreadable-columns";
    } else readItemHeader(cells);
  }

  function onRow(row: CsvRow): void {
    if (outcome) return;
    const isBlank = isBlankRow(row);
    if (row.rowNumber === 1) onFirstRow(cellTexts(row), isBlank);
    else if (row.rowNumber === 2) values = cellTexts(row);
    else if (row.rowNumber === 3) onThirdRow(cellTexts(row), isBlank);
    else if (!isBlank && readRecord) {
      items += 1;
      sink.row();
      const record = readRecord(row);
      if (record) sink.record(record);
    }
  }

  const rows = openCsvRows({
    onRow,
    onFault(fault, row) {
      if (outcome) return;
      error(cellName(row, -1), fault);
      if (row <= 3) outcome = row === 1 ? "not-a-price-file" : "unreadable-columns";
    },
  });

  return {
    write: rows.write,
    end() {
      rows.end();
      if (outcome) return;
      if (names.length === 0) outcome = "not-a-price-file";
      else if (!readRecord) outcome = "unreadable-columns";
      if (items === 0) error(cellName(1, 0), "no-rows", { kind: "csv" });
    },
    ended: () => outcome,
  };
}
