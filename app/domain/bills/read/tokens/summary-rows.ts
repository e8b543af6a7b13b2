import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import { opensCell, type Row } from "#app/domain/reading/page/rows.ts";
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
  if (isOffer(row) || tellsDecision(row, labels)) return true;
  return labels.some(({ start, end, roles }) => {
    if (beside.has(start) || !opensCell(row, start) || isShortOfTherapy(row, start, end)) return false;
    if (roles.amount && SUMMARY_ROLES.has(roles.amount)) return true;
    const isOfPatient = roles.party === "identifier" || roles.party === "person";
    const isField = isOfPatient || roles.date === "due" || roles.date === "birth";
    return isField && !codes.revenueCode;
  });
}

const DECIDED_ROLES = new Set(["adjustment", "discount", "payment", "other"]);

/** "Medicare allowed 885.73; not allowed and written off 1,182.27": what a plan decided, told in words. One such amount alone may be
 *  a service's: "Spinal adjustment 65.00". */
function tellsDecision({ words }: Row, labels: readonly Label[]): boolean {
  const decided = labels.filter(
    ({ end, roles }) =>
      roles.amount && DECIDED_ROLES.has(roles.amount) && /^[-(]?\$?[\d,]+\.\d\d/.test(words[end]?.text ?? ""),
  );
  return decided.length > 1;
}

/** "PT Eval Low Complex": physical therapy, and no patient. */
function isShortOfTherapy({ words, cellStarts }: Row, start: number, end: number): boolean {
  const isAlone = end - start === 1 && /^PT$/i.test(words[start]?.text ?? "");
  return isAlone && end < words.length && !cellStarts.includes(end);
}
