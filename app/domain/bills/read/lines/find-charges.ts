import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Labelled } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { TokenRow } from "../tokens/token-row.ts";
import type { Tokens } from "../tokens/tokens.ts";
import { withDetailsOfSummary } from "./account-details.ts";
import type { ChargeLine } from "./charge-line.ts";
import { findLines } from "./find-lines.ts";
import { nameAmounts } from "./labelled-amounts.ts";
import { listTotals } from "./labelled-totals.ts";
import { reconcileLines } from "./reconcile-lines.ts";
import { withRevenueCodesOfSections } from "./revenue-sections.ts";
import { listRowsOfLine } from "./rows-of-lines.ts";

/** The charges of a document, and the amounts that it prints beside them. */
export interface Charges {
  lines: ChargeLine[];
  /** The rows of charges and of their headings. */
  tableRows: Set<Row>;
  /** The other rows, and the amounts in them that labels name. */
  outside: readonly TokenRow[];
  amounts: Labelled<PrintedAmount>[];
}

export function findCharges(tokens: Tokens): Charges {
  const { lines: found, possible } = findLines(tokens);
  const above = new Set(found.map(({ row }) => tokens.all[row.index]?.heading));
  const headings = tokens.all.flatMap(({ row, heading, isHeading }) =>
    isHeading && above.has(heading) ? [row] : [],
  );
  const mayBeTable = new Set([...headings, ...found.flatMap(({ row, amount }) => [row, amount.row])]);
  const outside = tokens.all.filter(({ row }) => !mayBeTable.has(row));
  const amounts = nameAmounts(outside, tokens);
  const totals = listTotals(amounts);
  const itemised = withDetailsOfSummary(found, possible, [...totals, tokens.largestCents]);
  const lines = withRevenueCodesOfSections(reconcileLines(itemised, possible, totals, tokens), tokens);
  // Sums prove more rows to be charges, and some to be none: a remittance slip's.
  const tableRows = new Set([...headings, ...lines.flatMap((line) => listRowsOfLine(line, tokens))]);
  return { lines, tableRows, outside, amounts };
}
