import { centsOfDecimal } from "../decimal-cents.ts";
import type { Adjustment, AmountKind, ExplainedAmounts } from "../explanation.ts";
import { type FileProblem, type OtherAmount, tidyName } from "../structured-file.ts";
import { statedAmounts } from "../told.ts";
import { type AdjudicationColumn, columnOfCategory } from "./adjudication-columns.ts";
import { codingsOf, type FhirObject, nameOfConcept, objectOf, textOf } from "./fhir-values.ts";

/** Where in the file an adjudication stands. */
export interface AdjudicationPlace {
  claimNumber: string | null;
  /** Null: it is of the whole claim. */
  lineIndex: number | null;
}

export interface AdjudicatedAmounts {
  amounts: ExplainedAmounts;
  /** What the patient paid before; null: not told. */
  patientPaidCents: number | null;
  adjustments: Adjustment[];
  remarkCodes: string[];
  problems: FileProblem[];
  others: OtherAmount[];
}

/** A claim adjustment reason code by the ways in which its system is written; remarks have a separate system. */
const REASON_SYSTEM = /claim-adjustment-reason|\/carc\b/i;
const REMARK_SYSTEM = /remittance-advice-remark|\/rarc\b/i;
const NETWORK: ReadonlyMap<string, "in" | "out"> = new Map([
  ["innetwork", "in"],
  ["contracted", "in"],
  ["outofnetwork", "out"],
  ["noncontracted", "out"],
]);

/** Reads the adjudications of a line or a claim, or its totals: amounts to the cent and reasons. Of
 *  two amounts for one column the first counts. */
export function readAdjudications(
  items: readonly FhirObject[],
  place: AdjudicationPlace,
): AdjudicatedAmounts {
  const cents = new Map<AdjudicationColumn, number>();
  const read: Omit<AdjudicatedAmounts, "amounts" | "patientPaidCents"> = {
    adjustments: [],
    remarkCodes: [],
    problems: [],
    others: [],
  };
  for (const item of items) {
    readReason(item.reason, read);
    const amount = amountOf(item, place, read.problems);
    if (amount === null) continue;
    const column = codingsOf(item.category)
      .map(({ code }) => columnOfCategory(code))
      .find((one) => one !== null);
    if (column === undefined) {
      const text = tidyName(nameOfConcept(item.category) ?? "");
      if (text !== null && amount !== 0) read.others.push({ ...place, text, cents: amount });
    } else if (!cents.has(column)) cents.set(column, amount);
  }
  return { ...read, amounts: amountsOf(cents), patientPaidCents: cents.get("patientPaid") ?? null };
}

function readReason(
  reason: unknown,
  { adjustments, remarkCodes }: Pick<AdjudicatedAmounts, "adjustments" | "remarkCodes">,
): void {
  for (const { system, code } of codingsOf(reason)) {
    if (REASON_SYSTEM.test(system))
      adjustments.push({ group: null, reasonCode: code.slice(0, 5), amountCents: 0 });
    if (REMARK_SYSTEM.test(system)) remarkCodes.push(code.slice(0, 10));
  }
}

/** Its amount in cents; null: it has none that counts. */
function amountOf(item: FhirObject, place: AdjudicationPlace, problems: FileProblem[]): number | null {
  const amount = objectOf(item.amount);
  if (amount === null || amount.value === undefined || amount.value === null) return null;
  const text = String(amount.value).slice(0, 40);
  const currency = textOf(amount.currency) ?? textOf(amount.code) ?? "USD";
  if (currency.toUpperCase() !== "USD") {
    problems.push({ kind: "other-currency", ...place, text: `${text} ${currency.slice(0, 10)}` });
    return null;
  }
  const cents = centsOfDecimal(text);
  if (cents === null) {
    problems.push({ kind: "no-amount", ...place, text });
    return null;
  }
  if (cents < 0) problems.push({ kind: "negative-amount", ...place, cents });
  return cents;
}

/** What went to the provider and to the patient is what the plan paid; `benefit` says it where neither is told. */
function amountsOf(cents: ReadonlyMap<AdjudicationColumn, number>): ExplainedAmounts {
  const parts = [cents.get("paidToProvider"), cents.get("paidToPatient")].filter(
    (part) => part !== undefined,
  );
  const planPaid =
    parts.length === 0 ? (cents.get("planPaid") ?? null) : parts.reduce((sum, part) => sum + part, 0);
  const kinds = [...cents].filter((entry): entry is [AmountKind, number] => isKind(entry[0]));
  return statedAmounts({ ...Object.fromEntries(kinds), planPaid });
}

const isKind = (column: AdjudicationColumn): column is AmountKind =>
  column !== "paidToProvider" && column !== "paidToPatient" && column !== "patientPaid";

/** In or out of the network, as an adjudication or a supporting information says it; null: none does. */
export function networkOf(items: readonly FhirObject[]): "in" | "out" | null {
  const codes = items.flatMap((item) => [...codingsOf(item.reason), ...codingsOf(item.code)]);
  return codes.map(({ code }) => NETWORK.get(code.toLowerCase())).find((one) => one !== undefined) ?? null;
}
