import { opensCell, type Row } from "../layout/rows.ts";
import type { Label } from "./find-labels.ts";
import type { LineCodes } from "./line-codes.ts";
import { isOffer } from "./offers.ts";
import type { RowInTable } from "./row-in-table.ts";

const SUMMARY_ROLES = new Set([
  "total-charges",
  "subtotal",
  "total",
  "amount-due",
  "previous-balance",
  "payment",
  "tendered",
  "change",
  "adjustment",
  "discount",
  "fee",
  "tax",
  "other",
]);

/** A total, payment, adjustment or field of the form rather than a charge. A code outweighs a label: "Total knee
 *  replacement" and the abbreviation "DX" are services when one stands beside them. */
export function isSummary({ row, beside }: RowInTable, labels: readonly Label[], codes: LineCodes): boolean {
  if (codes.procedure) return false;
  if (isOffer(row)) return true;
  return labels.some(({ start, end, roles }) => {
    if (beside.has(start) || !opensCell(row, start) || isShortOfTherapy(row, start, end)) return false;
    if (roles.amount && SUMMARY_ROLES.has(roles.amount)) return true;
    const isOfPatient = roles.party === "identifier" || roles.party === "person";
    const isField = isOfPatient || roles.date === "due" || roles.date === "birth";
    return isField && !codes.revenueCode;
  });
}

/** "PT Eval Low Complex": physical therapy, and no patient. */
function isShortOfTherapy({ words, cellStarts }: Row, start: number, end: number): boolean {
  const isAlone = end - start === 1 && /^PT$/i.test(words[start]?.text ?? "");
  return isAlone && end < words.length && !cellStarts.includes(end);
}
