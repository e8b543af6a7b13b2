import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Bill, BillPayment } from "../bill.ts";
import { type WeighedAmount, weighAmounts } from "./amounts/amount-features.ts";
import { chooseAmountDue, chooseTotal } from "./amounts/choose-amounts.ts";
import { findCredits } from "./amounts/credits.ts";
import { provenPayments } from "./amounts/listed-payments.ts";
import { toBillLine } from "./bill-line.ts";
import { type Chosen, withSureness } from "./choice/sureness.ts";
import { findOnlyServiceDate, findServiceDates, findStatementDate } from "./dates/bill-dates.ts";
import type { DateReading } from "./dates/date-reading.ts";
import { type Evidence, findEvidence } from "./find-evidence.ts";
import type { HospitalAt } from "./hospital-directory.ts";
import { layOutRows } from "./layout/lay-out-rows.ts";
import type { Row } from "./layout/rows.ts";
import { hasUnreadCharges } from "./lines/unread-charges.ts";
import { findProvider } from "./names/find-provider.ts";
import { printedIn } from "./printed-at.ts";
import { looksLikeBill } from "./signs-of-a-bill.ts";
import { type ListedPayment, paymentIn } from "./tokens/listed-payment.ts";

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
  if (!evidence || !looksLikeBill(evidence)) return null;
  const { lines, dates } = evidence;
  const { totals, payments } = readTotals(evidence);
  const onlyServiceDate = findOnlyServiceDate(dates);
  const bill: UnmatchedBill = {
    ...findProvider({ ...evidence, hospitalsAt }),
    statementDate: findStatementDate(dates, evidence),
    serviceDates: findServiceDates(dates),
    totals,
    lines: lines.map((line) => toBillLine(line, dates.isoOf, onlyServiceDate)),
    hasUnreadCharges: hasUnreadCharges(lines, evidence),
    payments,
  };
  const hasAmount = bill.totals.chargesCents !== null || lines.length > 0;
  const isFound = bill.providerName || hasAmount || bill.statementDate || bill.serviceDates;
  return isFound ? bill : null;
}

/** What was charged, taken off and paid, and what is asked for; each as it fits the others. */
function readTotals(evidence: Evidence): Pick<Bill, "totals" | "payments"> {
  const { kind, money, amounts, outside, dates } = evidence;
  const weighed = weighAmounts(money);
  const total = chooseTotal(weighed, money);
  const chargesCents = total?.candidate.cents ?? money.sumOfLinesCents;
  // An estimate asks for nothing yet.
  const due = kind === "estimate" ? null : chooseAmountDue(weighed, money, chargesCents);
  const stated = { chargesCents, dueCents: due?.candidate.cents ?? null };
  const listed = provenPayments(
    outside.flatMap((row) => paymentIn(row) ?? []),
    amounts,
    stated,
  );
  return {
    totals: {
      chargesCents: total && printedOnce(total),
      amountDueCents: due && printedOnce(due),
      ...findCredits(amounts, evidence, stated, listed ?? []),
    },
    payments: listed && toPayments(listed, dates.isoOf),
  };
}

function printedOnce({ candidate: { cents, printed }, sureness }: Chosen<WeighedAmount>) {
  const [first] = printed;
  return first ? withSureness(printedIn(cents, first), sureness) : null;
}

/** Null where a day is none that a bill can have. */
function toPayments(listed: readonly ListedPayment[], isoOf: DateReading["isoOf"]): BillPayment[] | null {
  const payments = listed.flatMap(({ date, amount }) => {
    const day = isoOf(date);
    return day
      ? [{ date: printedIn(day, date), amountCents: printedIn(Math.abs(amount.cents), amount) }]
      : [];
  });
  return payments.length === listed.length ? payments : null;
}
