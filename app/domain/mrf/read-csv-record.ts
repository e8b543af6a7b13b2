import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { isCodeType } from "#app/domain/billing-codes/service-code.ts";
import type { AmountTally } from "./amount-tally.ts";
import { cellName } from "./cell-name.ts";
import { openChargeRules } from "./charge-rules.ts";
import type { CsvColumns } from "./csv-columns.ts";
import type { PayerColumns } from "./csv-payer-columns.ts";
import { amountColumnsOf } from "./csv-unread-columns.ts";
import { normaliseAmount } from "./decimal.ts";
import { type MrfProblem, type MrfProblemAbout, type MrfRule, shortened } from "./mrf-problem.ts";
import type { PayerCharge, PayerField, StandardChargeRecord } from "./standard-charge-record.ts";
import type { TemplateVersion } from "./template-version.ts";
import { codeTypes, DRUG_TYPES, isAllowedCount, METHODOLOGIES, VALID_SETTINGS } from "./valid-values.ts";

const NO_PRICE = "999999999";
const HEADER_ROW = 3;
const NO_NOTE_NEEDED: readonly PayerField[] = ["payerName", "planName"];

/**
 * Opens a reader of item rows (row 4 and on). `record` is null where an error concerns the row as a whole; a wide
 * row loses only the payers whose own cells are at fault. Blank payers of a wide row are left out. `amounts` counts what
 * the rows hold and what is left out of them.
 */
export function openCsvRecordReader(
  columns: CsvColumns,
  template: TemplateVersion,
  report: (problem: MrfProblem) => void,
  amounts: AmountTally,
) {
  const findBrokenRules = openChargeRules(template, columns.layout);
  const allowedTypes = codeTypes(template);
  const checksDrugs = template === "2.2" || template === "3.0";
  const checksEstimate = template === "2.2";
  const checksPercentiles = template === "3.0";
  const lastColumn = columns.names.length - 1;
  let cells: readonly string[] = [];
  let row = 0;
  /** The rules that break the row as a whole, in the order they were found broken. */
  let rowFaults: MrfRule[] = [];
  /** The columns whose amounts could not be read, where the template asks nothing of them. */
  let oddColumns: number[] = [];

  const text = (column: number): string | null => (column < 0 ? null : cells[column] || null);

  function fault(column: number, rule: MrfRule, about: MrfProblemAbout = {}): void {
    rowFaults.push(rule);
    report({ place: cellName(row, column), rule, about, severity: "error" });
  }

  function warn(column: number, rule: MrfRule, about: MrfProblemAbout = {}): void {
    report({ place: cellName(row, column), rule, about, severity: "warning" });
  }

  function amount(column: number): string | null {
    const written = text(column);
    if (written === null) return null;
    const value = normaliseAmount(written);
    if (value === null) {
      fault(column, "amount-format", { written: shortened(written), name: columns.names[column] });
      return written;
    }
    if (value === NO_PRICE) warn(column, "nine-nines", { name: columns.names[column] });
    return value;
  }

  function oneOf(column: number, allowed: ReadonlySet<string>, upper = false): string | null {
    const written = text(column);
    if (written === null || allowed.has(written)) return written;
    const value = upper ? written.toUpperCase() : written.toLowerCase();
    if (allowed.has(value)) return value;
    fault(column, "value-not-allowed", { written: shortened(written), name: columns.names[column] });
    return written;
  }

  function readCodes(): StandardChargeRecord["codes"] {
    const codes: StandardChargeRecord["codes"] = [];
    for (const pair of columns.codes) {
      const code = text(pair.code);
      if (code === null && text(pair.type) === null) continue;
      const type = oneOf(pair.type, allowedTypes, true);
      if (code === null) fault(pair.code, "code-pair-half", { kind: "code" });
      if (type === null) fault(pair.type, "code-pair-half", { kind: "type" });
      codes.push({ code: code ?? "", type: type !== null && isCodeType(type) ? type : null });
    }
    return codes;
  }

  function readDrug(): StandardChargeRecord["drug"] {
    const { drugUnit, drugType } = columns.at;
    const unitText = text(drugUnit);
    const typeText = text(drugType);
    if (unitText === null && typeText === null) return null;
    if (!checksDrugs) {
      const unit = normaliseAmount(unitText ?? "");
      const type = (typeText ?? "").toUpperCase();
      return unit !== null && DRUG_TYPES.has(type) ? { unit, type } : null;
    }
    const unit = amount(drugUnit);
    const type = oneOf(drugType, DRUG_TYPES, true);
    if (unit === null) fault(drugUnit, "drug-pair-half", { kind: "unit" });
    if (type === null) fault(drugType, "drug-pair-half", { kind: "type" });
    return { unit: unit ?? "", type: type ?? "" };
  }

  /** A value of a template that does not know this column: kept where it can be read, and no matter otherwise. */
  function uncheckedAmount(column: number): string | null {
    const written = text(column);
    if (written === null) return null;
    const value = normaliseAmount(written);
    if (value === null) {
      oddColumns.push(column);
      warnUnread(column, written);
    }
    return value;
  }

  function warnUnread(column: number, written: string): void {
    warn(column, "value-unread", { written: shortened(written), name: columns.names[column] });
  }

  function readCount(column: number): string | null {
    const written = text(column);
    if (written === null || written === "0") return written;
    const value = written.toLowerCase();
    if (!checksPercentiles) {
      if (isAllowedCount(value)) return value;
      warnUnread(column, written);
      return null;
    }
    if (!isAllowedCount(value)) {
      fault(column, "count-format", { written: shortened(written) });
    } else if (value === NO_PRICE) warn(column, "nine-nines", { name: columns.names[column] });
    return value;
  }

  function readPayer(payer: PayerColumns): PayerCharge | null {
    const { at, named } = payer;
    if (isBlank(payer)) return null;
    const percentile = checksPercentiles ? amount : uncheckedAmount;
    return {
      payerName: named ? named.payerName : text(at.payerName),
      planName: named ? named.planName : text(at.planName),
      dollar: amount(at.dollar),
      percentage: amount(at.percentage),
      algorithm: text(at.algorithm),
      methodology: oneOf(at.methodology, METHODOLOGIES),
      estimatedAmount: checksEstimate ? amount(at.estimatedAmount) : uncheckedAmount(at.estimatedAmount),
      medianAmount: percentile(at.medianAmount),
      p10: percentile(at.p10),
      p90: percentile(at.p90),
      count: readCount(at.count),
      notes: text(at.notes),
    };
  }

  function isBlank(payer: PayerColumns): boolean {
    const { at } = payer;
    return (
      text(at.dollar) === null &&
      text(at.percentage) === null &&
      text(at.algorithm) === null &&
      text(at.methodology) === null &&
      text(at.medianAmount) === null &&
      text(at.estimatedAmount) === null &&
      text(at.count) === null &&
      text(at.p10) === null &&
      text(at.p90) === null &&
      text(at.notes) === null &&
      (payer.named !== null || NO_NOTE_NEEDED.every((field) => text(at[field]) === null))
    );
  }

  function checkWidth(): void {
    if (cells.length <= lastColumn + 1) return;
    const extra = cells.findIndex((cell, column) => column > lastColumn && cell !== "");
    if (extra >= 0) warn(extra, "row-too-wide");
  }

  return function readCsvRecord(rowCells: readonly string[], rowNumber: number): StandardChargeRecord | null {
    cells = rowCells;
    row = rowNumber;
    rowFaults = [];
    oddColumns = [];
    const amountCount = countFilled(columns.amounts);
    amounts.read(amountCount);
    countUnread();
    checkWidth();
    const description = text(columns.at.description);
    if (description === null) fault(columns.at.description, "value-missing", { name: "description" });
    const modifiers = text(columns.modifiers);
    const codes = readCodes();
    const isModifierRow = codes.length === 0 && modifiers !== null;
    const setting = isModifierRow ? modifierSetting() : oneOf(columns.at.setting, VALID_SETTINGS);
    if (setting === null && !isModifierRow) fault(columns.at.setting, "value-missing", { name: "setting" });
    const record: StandardChargeRecord = {
      sourceRow: row,
      sourceItem: null,
      description: description ?? "",
      codes,
      setting: setting as Setting | null,
      billingClass: text(columns.billingClass),
      modifiers: modifiers === null ? [] : splitModifiers(modifiers),
      drug: readDrug(),
      gross: amount(columns.at.gross),
      cash: amount(columns.at.cash),
      min: amount(columns.at.min),
      max: amount(columns.at.max),
      payers: [],
      notes: text(columns.at.notes),
    };
    const payerColumns: PayerColumns[] = [];
    const faultyPayers = new Map<number, MrfRule>();
    const isWide = columns.layout === "wide";
    for (const payer of columns.payers) {
      const before = rowFaults.length;
      const charge = readPayer(payer);
      if (charge === null) continue;
      if (rowFaults.length > before && isWide) {
        faultyPayers.set(record.payers.length, rowFaults[before]!);
        rowFaults.length = before;
      }
      record.payers.push(charge);
      payerColumns.push(payer);
    }
    for (const finding of findBrokenRules(record)) {
      if (finding.payer === null) {
        const column =
          finding.field === "codes" || finding.field === "modifiers" ? -1 : columns.at[finding.field];
        fault(column, finding.rule);
        continue;
      }
      const at = payerColumns[finding.payer]!.at;
      fault(finding.field === "genericNotes" ? columns.at.notes : at[finding.field], finding.rule);
      if (isWide) {
        if (!faultyPayers.has(finding.payer)) faultyPayers.set(finding.payer, finding.rule);
        rowFaults.length -= 1;
      }
    }
    const [rule] = rowFaults;
    if (rule !== undefined) {
      amounts.leaveOut(rule, amountCount);
      return null;
    }
    const faultyColumns = leavePayersOut(payerColumns, faultyPayers);
    amounts.leaveOut("value-unread", oddColumns.filter((column) => !faultyColumns.has(column)).length);
    if (faultyPayers.size === 0) return record;
    const rest = withoutPayers(record, faultyPayers);
    if (rest === null) {
      const [firstRule] = faultyPayers.values();
      amounts.leaveOut(firstRule!, Number(record.min !== null) + Number(record.max !== null));
    }
    return rest;
  };

  /** Counts what the payers at fault take with them; the columns of their amounts. */
  function leavePayersOut(
    payers: readonly PayerColumns[],
    faulty: ReadonlyMap<number, MrfRule>,
  ): ReadonlySet<number> {
    const taken = new Set<number>();
    for (const [index, rule] of faulty) {
      const ofPayer = amountColumnsOf(payers[index]!);
      amounts.leaveOut(rule, countFilled(ofPayer));
      for (const column of ofPayer) taken.add(column);
    }
    return taken;
  }

  function countFilled(wanted: readonly number[]): number {
    let count = 0;
    for (const column of wanted) if (cells[column]) count += 1;
    return count;
  }

  function countUnread(): void {
    for (const { column, rule, isAmount } of columns.unread) {
      if (cells[column]) amounts.unread(cellName(HEADER_ROW, column), columns.names[column]!, rule, isAmount);
    }
  }

  function modifierSetting(): Setting | null {
    const setting = text(columns.at.setting)?.toLowerCase() ?? "";
    return VALID_SETTINGS.has(setting) ? (setting as Setting) : null;
  }
}

/** What is left without the payers at fault; null = no price is left. */
export function withoutPayers(
  record: StandardChargeRecord,
  faulty: { has: (index: number) => boolean },
): StandardChargeRecord | null {
  const payers = record.payers.filter((_, index) => !faulty.has(index));
  return payers.length > 0 || record.gross !== null || record.cash !== null ? { ...record, payers } : null;
}

function splitModifiers(text: string): string[] {
  return text.split(/[\s,;|]+/).filter((modifier) => modifier !== "");
}
