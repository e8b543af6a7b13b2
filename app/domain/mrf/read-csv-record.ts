import { itemAt } from "#app/domain/item-at.ts";
import { cellName } from "./cell-name.ts";
import { openChargeRules } from "./charge-rules.ts";
import { openCsvCells } from "./csv-cells.ts";
import type { CsvColumns } from "./csv-columns.ts";
import type { CsvRow } from "./csv-row.ts";
import { amountColumnsOf } from "./csv-unread-columns.ts";
import { openKnownCharges } from "./known-charges.ts";
import type { MrfSink } from "./mrf-event.ts";
import type { MrfRule } from "./mrf-problem.ts";
import { reserveRates } from "./rate-columns.ts";
import { openCsvChargeReader } from "./read-csv-charge.ts";
import { openCsvRateReader } from "./read-csv-rate.ts";
import type { StandardCharge, StandardChargeRecord } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";
import { withoutRates } from "./without-rates.ts";

const HEADER_ROW = 3;

/**
 * Opens a reader of item rows (row 4 and on), which adds what payers pay to `rates`. The record is null where an error
 * concerns the row as a whole; a wide row loses only the payers whose own cells are at fault. Blank payers of a wide row are
 * left out. `amounts` counts what the rows hold and what is left out of them.
 */
export function openCsvRecordReader(
  columns: CsvColumns,
  template: TemplateVersion,
  { problem: report, amounts, rates }: Pick<MrfSink, "problem" | "amounts" | "rates">,
) {
  const findBrokenRules = openChargeRules(template, columns.layout);
  const cells = openCsvCells(columns.names, report);
  const { faults } = cells;
  const readCharge = openCsvChargeReader(columns, template, cells);
  const rateReader = openCsvRateReader(template, cells, rates, columns.payers);
  const amountColumns = Int32Array.from(columns.amounts);
  const isWide = columns.layout === "wide";
  const payerColumns = Int32Array.from(columns.payers.flatMap(({ at }) => Object.values(at))).filter(
    (column) => column >= 0,
  );
  let knownCharges: ReturnType<typeof openKnownCharges> | null = null;
  /** Of a tall row; -1: a wide header names the payers. */
  const payerNameColumn = isWide ? -1 : (columns.payers[0]?.at.payerName ?? -1);
  /** The payers of the row's rates; behind them are some of former rows. */
  const payersOfRates: (typeof rateReader.payers)[number][] = [];
  /** The payers of a wide row at fault, by the index of their rate, with the first rule that they break. */
  const faultyRates = new Map<number, MrfRule>();

  /** Returns the charge of a row that repeats one for another payer, which doesn't have to be read again. */
  function readRepeatedCharge(row: CsvRow): StandardCharge {
    knownCharges ??= openKnownCharges(columns);
    const known = knownCharges.find(row);
    if (known) return known;
    const charge = readCharge();
    if (cells.problemCount() === 0) knownCharges.remember(row, charge);
    return charge;
  }

  function readRates(): number {
    if (cells.countFilled(payerColumns) === 0) return 0;
    let count = 0;
    reserveRates(rates, columns.payers.length);
    for (const payer of rateReader.payers) {
      const faultsBefore = faults.length;
      if (!rateReader.read(payer)) continue;
      const fault = faults[faultsBefore];
      if (isWide && fault !== undefined) {
        faultyRates.set(count, fault);
        faults.length = faultsBefore;
      }
      payersOfRates[count] = payer;
      count += 1;
    }
    return count;
  }

  function reportBrokenRules(record: StandardChargeRecord): void {
    for (const finding of findBrokenRules(record, rates)) {
      if (finding.rate === null) {
        const { field } = finding;
        cells.fault(field === "codes" || field === "modifiers" ? -1 : columns.at[field], finding.rule);
        continue;
      }
      const { at } = itemAt(payersOfRates, finding.rate);
      cells.fault(finding.field === "genericNotes" ? columns.at.notes : at[finding.field], finding.rule);
      if (!isWide) continue;
      if (!faultyRates.has(finding.rate)) faultyRates.set(finding.rate, finding.rule);
      faults.length -= 1;
    }
  }

  /** Counts what the payers at fault take with them, and what of the others could not be read. */
  function countLeftOut(): void {
    const taken = new Set<number>();
    for (const [index, rule] of faultyRates) {
      const ofPayer = amountColumnsOf(itemAt(payersOfRates, index));
      amounts.leaveOut(rule, cells.countFilled(Int32Array.from(ofPayer)));
      for (const column of ofPayer) taken.add(column);
    }
    const odd = rateReader.oddColumns.filter((column) => !taken.has(column));
    amounts.leaveOut("value-unread", odd.length);
  }

  function countUnread(): void {
    for (const { column, rule, isAmount } of columns.unread) {
      if (cells.isEmpty(column)) continue;
      amounts.unread(cellName(HEADER_ROW, column), itemAt(columns.names, column), rule, isAmount);
    }
  }

  function checkWidth({ cellCount }: CsvRow): void {
    for (let column = columns.names.length; column < cellCount; column++) {
      if (cells.isEmpty(column)) continue;
      cells.warn(column, "row-too-wide");
      return;
    }
  }

  return function readCsvRecord(row: CsvRow): StandardChargeRecord | null {
    cells.take(row);
    if (faultyRates.size > 0) faultyRates.clear();
    if (rateReader.oddColumns.length > 0) rateReader.oddColumns.length = 0;
    const amountCount = cells.countFilled(amountColumns);
    amounts.read(amountCount);
    countUnread();
    checkWidth(row);
    const firstRate = rates.length;
    const charge = cells.isEmpty(payerNameColumn) ? readCharge() : readRepeatedCharge(row);
    const record: StandardChargeRecord = {
      sourceRow: row.rowNumber,
      sourceItem: null,
      charge,
      notes: cells.text(columns.at.notes),
      firstRate,
      rateCount: readRates(),
    };
    reportBrokenRules(record);
    const [rule] = faults;
    if (rule !== undefined) {
      amounts.leaveOut(rule, amountCount);
      rates.length = firstRate;
      return null;
    }
    if (faultyRates.size === 0 && rateReader.oddColumns.length === 0) return record;
    countLeftOut();
    if (faultyRates.size === 0) return record;
    const rest = withoutRates(record, rates, faultyRates);
    const [firstRule] = faultyRates.values();
    if (rest === null && firstRule !== undefined) {
      amounts.leaveOut(firstRule, Number(charge.min !== null) + Number(charge.max !== null));
    }
    return rest;
  };
}
