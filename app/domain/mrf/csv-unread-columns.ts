import type { PayerColumns } from "./csv-payer-columns.ts";
import type { PayerField, RecordField } from "./standard-charge-record.ts";

/** A column that looks like one of charges and that nothing reads. `isAmount` is false for methodology, count, notes. */
export type UnreadCsvColumn = {
  column: number;
  rule: "column-unread" | "column-duplicate" | "column-placeholder";
  isAmount: boolean;
};

type ChargeColumns = { at: Record<RecordField, number>; payers: readonly PayerColumns[] };

const AMOUNTS_OF_RECORD: readonly RecordField[] = ["gross", "cash", "min", "max"];
const AMOUNTS_OF_PAYER: readonly PayerField[] = [
  "dollar",
  "percentage",
  "algorithm",
  "estimatedAmount",
  "medianAmount",
  "p10",
  "p90",
];

/** As hospitals write it too: 'standard charge', '25th_percentile', 'negotiated_dollar|PAYER'. */
const CHARGES =
  /^(?:standard[ _]?charge|gross|discounted[ _]cash|negotiated|estimated|median|\d+th|additional[ _]payer|(?:count|methodology|minimum|maximum|min|max)(?:\||$))/;
const NO_AMOUNTS = /^(?:count|methodology|additional[ _]payer)|\|methodology$/;

/** The columns of a payer's amounts; an algorithm is one too, written in words. */
export function amountColumnsOf({ at }: Pick<PayerColumns, "at">): number[] {
  return AMOUNTS_OF_PAYER.map((field) => at[field]).filter((column) => column >= 0);
}

export function listAmountColumns({ at, payers }: ChargeColumns): number[] {
  const ofRecord = AMOUNTS_OF_RECORD.map((field) => at[field]).filter((column) => column >= 0);
  return [...ofRecord, ...payers.flatMap(amountColumnsOf)];
}

/** Returns, of a row 3 whose `names` are normalized, the columns of charges in addition to those that are read. */
export function listUnreadColumns(
  names: readonly string[],
  read: ChargeColumns,
  hasPlaceholder: (name: string) => boolean,
): UnreadCsvColumn[] {
  const isRead = new Set([...Object.values(read.at), ...read.payers.flatMap(({ at }) => Object.values(at))]);
  const before = new Set<string>();
  return names.flatMap((name, column): UnreadCsvColumn[] => {
    const isAgain = before.has(name);
    before.add(name);
    if (isRead.has(column) || !CHARGES.test(name)) return [];
    const rule = isAgain ? "column-duplicate" : hasPlaceholder(name) ? "column-placeholder" : "column-unread";
    return [{ column, rule, isAmount: !NO_AMOUNTS.test(name) }];
  });
}
