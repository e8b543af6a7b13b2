import { layOutRows } from "#app/domain/reading/page/lay-out-rows.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Bill } from "../bill.ts";
import { listOtherAmounts } from "./amounts/other-amounts.ts";
import { findCorrespondence } from "./correspondence/find-correspondence.ts";
import { findOnlyServiceDate, findServiceDates, findStatementDate } from "./dates/bill-dates.ts";
import { isPeriodPrinted } from "./dates/printed-period.ts";
import { findEvidence } from "./find-evidence.ts";
import type { HospitalAt } from "./hospital-directory.ts";
import type { ChargeLine } from "./lines/charge-line.ts";
import { findProvider } from "./names/find-provider.ts";
import { toBillLine } from "./read-line.ts";
import { readTotals } from "./read-totals.ts";
import { looksLikeBill } from "./signs-of-a-bill.ts";
import type { Tokens } from "./tokens/tokens.ts";
import { toldPaperOf } from "./tokens/told-paper.ts";

/** A bill before it is known which of our hospitals it comes from. */
export type UnmatchedBill = Omit<Bill, "hospitalId">;

/** The bill that these words make; null for letters, menus, blanks, pictures, and where neither a provider nor a
 *  total nor a date is found. Never throws on odd input. */
export function billOfWords(document: DocumentText): UnmatchedBill | null {
  return billOfRows(layOutRows(document), []);
}

/** The same of words laid out in rows; `hospitalsAt`: those whose address or phone number they print. */
export function billOfRows(allRows: Row[], hospitalsAt: readonly HospitalAt[]): UnmatchedBill | null {
  const evidence = findEvidence(allRows);
  if (!evidence || !(looksLikeBill(evidence) || toldPaperOf(allRows))) return null;
  const { lines, dates } = evidence;
  const { totals, previousCents, payments } = readTotals(evidence);
  const onlyServiceDate = findOnlyServiceDate(dates);
  const provider = findProvider({ ...evidence, hospitalsAt });
  const bill: UnmatchedBill = {
    ...provider,
    statementDate: findStatementDate(dates, evidence),
    serviceDates: findServiceDates(dates),
    isPeriodPrinted: isPeriodPrinted(dates),
    paper: evidence.kind,
    totals,
    previousCents,
    lines: lines.map((line) => toBillLine(line, dates.isoOf, onlyServiceDate)),
    hasUnreadCharges: hasUnreadCharges(lines, evidence),
    otherAmounts: listOtherAmounts(evidence),
    payments,
    correspondence: findCorrespondence(evidence, provider.providerName?.value ?? null),
  };
  const hasAmount = bill.totals.chargesCents !== null || lines.length > 0;
  const isFound = bill.providerName || hasAmount || bill.statementDate || bill.serviceDates;
  return isFound ? bill : null;
}

/** A charge may take as many rows. */
const NEAR_ROWS = 2;

/** Whether a row among the charges has a billing code that none of the charges near it has: then a charge was not read. */
function hasUnreadCharges(lines: readonly ChargeLine[], tokens: Tokens): boolean {
  const places = lines.map(({ row, procedure }) => ({
    at: row.index,
    code: procedure?.value.code,
  }));
  const taken = new Set(places.map(({ at }) => at));
  const first = Math.min(...taken);
  const last = Math.max(...taken);
  return tokens.all.slice(first, last + 1).some(({ row: { index }, codes }) => {
    if (taken.has(index)) return false;
    const near = places.filter(({ at }) => Math.abs(at - index) <= NEAR_ROWS);
    return codes.some((text) => !near.some(({ code }) => code !== undefined && text.includes(code)));
  });
}
