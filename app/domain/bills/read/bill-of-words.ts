import type { CodeType, ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { DocumentText } from "#app/platform/ocr/layout/document-text.ts";
import type { Bill, BillLine, BillPayment, Printed } from "../bill.ts";
import { type WeighedAmount, weighAmounts } from "./amounts/amount-features.ts";
import { chooseAmountDue, chooseTotal } from "./amounts/choose-amounts.ts";
import { findCredits } from "./amounts/credits.ts";
import { provenPayments } from "./amounts/listed-payments.ts";
import { type Chosen, withSureness } from "./choice/sureness.ts";
import { findOnlyServiceDate, findServiceDates, findStatementDate } from "./dates/bill-dates.ts";
import type { DateReading } from "./dates/date-reading.ts";
import { findEvidence } from "./find-evidence.ts";
import type { HospitalAt } from "./hospital-directory.ts";
import { layOutRows } from "./layout/lay-out-rows.ts";
import type { Row } from "./layout/rows.ts";
import type { ChargeLine } from "./lines/charge-line.ts";
import { saysTotal } from "./lines/labelled-totals.ts";
import { hasUnreadCharges } from "./lines/unread-charges.ts";
import { findProvider } from "./names/find-provider.ts";
import { printedIn } from "./printed-at.ts";
import { looksLikeBill } from "./signs-of-a-bill.ts";
import type { Label } from "./tokens/find-labels.ts";
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
  if (!evidence) return null;
  const { rows, kind, labels, persons, tableRows, lines, outside, amounts, dates } = evidence;
  const { sumOfLinesCents } = evidence.money;
  const hasCodes = lines.some((line) => line.procedure !== null);
  const listsCharges = hasCodes && lines.length > 1 && labels.some(isOfPatient);
  if (!saysTotal(amounts) && !listsCharges && !looksLikeBill(evidence)) return null;

  const weighed = weighAmounts(evidence.money);
  const total = chooseTotal(weighed, evidence.money);
  const chargesCents = total?.candidate.cents ?? sumOfLinesCents;
  // An estimate asks for nothing yet.
  const due = kind === "estimate" ? null : chooseAmountDue(weighed, evidence.money, chargesCents);
  const stated = { chargesCents, dueCents: due?.candidate.cents ?? null };
  const listed = provenPayments(
    outside.flatMap((row) => paymentIn(row) ?? []),
    amounts,
    stated,
  );
  const onlyServiceDate = findOnlyServiceDate(dates);
  const bill: UnmatchedBill = {
    ...findProvider({ rows, labels, tableRows, persons, kind, hospitalsAt }),
    statementDate: findStatementDate(dates, { rows, kind }),
    serviceDates: findServiceDates(dates),
    totals: {
      chargesCents: total && printedOnce(total),
      amountDueCents: due && printedOnce(due),
      ...findCredits(amounts, evidence, stated, listed ?? []),
    },
    lines: lines.map((line) => toBillLine(line, dates.isoOf, onlyServiceDate)),
    hasUnreadCharges: hasUnreadCharges(lines, evidence),
    payments: listed && toPayments(listed, dates.isoOf),
  };
  const isFound = bill.providerName || chargesCents !== null || bill.statementDate || bill.serviceDates;
  return isFound ? bill : null;
}

const printedOnce = ({ candidate: { cents, printed }, sureness }: Chosen<WeighedAmount>) =>
  withSureness(printedIn(cents, printed[0]!), sureness);

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

function toBillLine(
  line: ChargeLine,
  isoOf: DateReading["isoOf"],
  onlyServiceDate: Printed<string> | null,
): BillLine {
  const { procedure, modifiers, revenueCode, ndc, description, units, unitPrice, amount } = line;
  const day = line.date && isoOf(line.date);
  return {
    serviceDate: line.date && day ? printedIn(day, line.date) : onlyServiceDate,
    serviceCode: procedure ?? asServiceCode("NDC", ndc) ?? asServiceCode("RC", revenueCode),
    modifiers,
    revenueCode,
    ndc,
    description,
    units,
    unitPriceCents: unitPrice,
    amountCents: printedIn(amount.cents, amount),
  };
}

function asServiceCode(codeType: CodeType, code: Printed<string> | null): Printed<ServiceCode> | null {
  return code && { ...code, value: { codeType, code: code.value } };
}

/** A list of prices has codes and amounts too, but nobody's name, account or day of service. */
const isOfPatient = ({ roles }: Label) =>
  roles.party === "person" || roles.party === "identifier" || roles.date === "service";
