import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { Evidence } from "./find-evidence.ts";
import { isClaimForm } from "./tokens/document-kind.ts";

/** Whether a document is a bill: it names a total, lists a patient's charges with codes, or has the signs of a bill whose total
 *  cannot be read. */
export function looksLikeBill(evidence: Evidence): boolean {
  return saysTotal(evidence.amounts) || listsCharges(evidence) || hasSignsOfBill(evidence);
}

function listsCharges({ lines, labels }: Evidence): boolean {
  return lines.length > 1 && lines.some(({ procedure }) => procedure !== null) && labels.some(isOfPatient);
}

/** A list of prices has codes and amounts too, but no name, account or day of service of a patient. */
const isOfPatient = ({ roles }: Label) =>
  roles.party === "person" || roles.party === "identifier" || roles.date === "service";

/** Whether a document without a readable total still counts as a bill. A letter may name a hospital and a date,
 *  too. A claim form counts. Any other document needs two of these signs: another form that only bills have; a
 *  label for total charges, amount due or statement date; a table of charges; charges that add up to a printed
 *  amount; a balance with deductions. */
function hasSignsOfBill({ kind, labels, headings, money, lines }: Evidence): boolean {
  if (isClaimForm(kind)) return true;
  const names = (isSign: (label: Label) => boolean) =>
    labels.some((label) => isSpelledOut(label) && isSign(label));
  const signs = [
    kind !== "other",
    names(({ roles }) => roles.amount === "total-charges"),
    names(({ roles }) => roles.amount === "amount-due"),
    names(({ roles }) => roles.date === "statement"),
    headings.length > 0,
    lines.length > 1 && money.amounts.some(({ cents }) => cents === money.sumOfLinesCents),
    money.chains.some(({ amounts }) => amounts.some(({ cents }) => cents < 0)),
  ];
  return signs.filter(Boolean).length >= 2;
}

/** "Balance", "Sent" and "Principal" are in any letter; "Amount due" and "Statement date" are not. */
const isSpelledOut = ({ start, end }: Label) => end - start > 1;

const GROSS: readonly (AmountRole | undefined)[] = [
  "total-charges",
  "total",
  "charges",
  "subtotal",
  "amount-due",
];

/** Whether a label says of some amount that it is what was charged, or what is owed. */
function saysTotal(amounts: readonly LabeledValue<PrintedAmount>[]): boolean {
  return amounts.some(
    (amount) =>
      GROSS.includes(amount.label.roles.amount) && amount.value.cents > 0 && !isTotalOfSomething(amount),
  );
}

/** "Total Med/Surg Supplies", or a dish called "Total indulgence sundae". */
const isTotalOfSomething = ({ label, wordsBetween }: LabeledValue<PrintedAmount>) =>
  (label.roles.amount === "total" || label.roles.amount === "subtotal") && wordsBetween > 1;
