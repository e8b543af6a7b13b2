import { printedIn } from "#app/domain/reading/values/printed-at.ts";
import type { Bill, BillPayment } from "../bill.ts";
import { addedIn } from "./amounts/added-amounts.ts";
import { type WeighedAmount, weighAmounts } from "./amounts/amount-features.ts";
import { chooseAmountDue, chooseTotal } from "./amounts/choose-amounts.ts";
import { type Credits, takenOffCentsOf } from "./amounts/credit.ts";
import { findCredits } from "./amounts/credits.ts";
import { provenPayments } from "./amounts/listed-payments.ts";
import { ofAllVisits, partsOfVisits } from "./amounts/several-visits.ts";
import { type ChosenCandidate, withSureness } from "./choice/sureness.ts";
import type { DateReading } from "./dates/date-reading.ts";
import type { Evidence } from "./find-evidence.ts";
import { type ListedPayment, paymentIn } from "./tokens/listed-payment.ts";

/** Returns what was charged, subtracted and paid, and what is asked for; each as it fits the others. */
export function readTotals(evidence: Evidence): Pick<Bill, "totals" | "previousCents" | "payments"> {
  const { kind, money, amounts, outside, dates, lines } = evidence;
  const weighed = weighAmounts(money);
  const visits = partsOfVisits(amounts);
  const total = ofAllVisits(chooseTotal(weighed, money), weighed, visits?.charges ?? []);
  const chargesCents = total?.candidate.cents ?? money.sumOfLinesCents;
  // An estimate asks for nothing yet.
  const asked = kind === "estimate" ? null : chooseAmountDue(weighed, money, chargesCents);
  const due = ofAllVisits(asked, weighed, visits ? [visits.dues] : []);
  const stated = { chargesCents, dueCents: due?.candidate.cents ?? null };
  const listed = provenPayments(
    outside.flatMap((row) => paymentIn(row) ?? []),
    amounts,
    stated,
  );
  const lineRows = new Set(lines.map(({ row }) => row));
  const credits = findCredits(amounts, evidence, stated, { payments: listed ?? [], lineRows });
  return {
    totals: {
      chargesCents: total && printedOnce(total),
      amountDueCents: due && printedOnce(due),
      ...credits,
    },
    previousCents: addedToCharges(stated, credits, addedIn(amounts)),
    payments: listed && toPayments(listed, dates.isoOf),
  };
}

/** Returns the excess of the amount due over charges minus credits, if a bill may add that amount; null: none. */
function addedToCharges(
  { chargesCents, dueCents }: { chargesCents: number | null; dueCents: number | null },
  credits: Credits,
  addedCents: readonly number[],
): number | null {
  if (chargesCents === null || dueCents === null) return null;
  const above = dueCents - chargesCents + takenOffCentsOf(credits);
  return above > 0 && addedCents.includes(above) ? above : null;
}

function printedOnce({ candidate: { cents, printed }, sureness }: ChosenCandidate<WeighedAmount>) {
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
