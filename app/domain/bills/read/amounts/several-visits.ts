import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { ChosenCandidate } from "../choice/sureness.ts";
import type { WeighedAmount } from "./amount-features.ts";

type LabelledAmount = LabeledValue<PrintedAmount>;

/** What a statement of several visits prints for each of them under one and the same label, in cents. */
export interface PartsOfVisits {
  dues: readonly number[];
  /** Of each label that names charges. */
  charges: readonly (readonly number[])[];
}

const CHARGES: readonly AmountRole[] = ["charges", "total-charges", "subtotal", "total"];

/** Returns the parts of a statement of several visits, with an amount due for each and their sum under another
 *  label: "Your part $70.00", "Your part $22.00", "Amount due $92.00". Null: not such a statement. */
export function partsOfVisits(labelled: readonly LabelledAmount[]): PartsOfVisits | null {
  const dues = labelled.filter(({ label }) => label.roles.amount === "amount-due");
  for (const [key, parts] of partsByLabel(dues)) {
    const cents = sumOf(parts);
    const isPrinted = dues.some(({ label, value }) => label.key !== key && value.cents === cents);
    if (!isPrinted) continue;
    const charges = labelled.filter(({ label }) => CHARGES.some((role) => role === label.roles.amount));
    const isOfVisits = ([, ofLabel]: [string, number[]]) => ofLabel.length === parts.length;
    return {
      dues: parts,
      charges: partsByLabel(charges)
        .filter(isOfVisits)
        .map(([, ofLabel]) => ofLabel),
    };
  }
  return null;
}

/** Returns the total of all visits if the chosen amount belongs to one visit; null: that total isn't printed. */
export function ofAllVisits(
  chosen: ChosenCandidate<WeighedAmount> | null,
  weighed: readonly WeighedAmount[],
  partsByLabel: readonly (readonly number[])[],
): ChosenCandidate<WeighedAmount> | null {
  const parts = chosen && partsByLabel.find((ofLabel) => ofLabel.includes(chosen.candidate.cents));
  if (!parts) return chosen;
  const candidate = weighed.find(({ cents }) => cents === sumOf(parts));
  return candidate ? { ...chosen, candidate } : null;
}

/** Returns the amounts of each label that has several different ones. */
function partsByLabel(labelled: readonly LabelledAmount[]): [key: string, parts: number[]][] {
  const byLabel = new Map<string, number[]>();
  for (const { label, value } of labelled) {
    if (value.cents > 0) byLabel.set(label.key, [...(byLabel.get(label.key) ?? []), value.cents]);
  }
  return [...byLabel].filter(([, parts]) => new Set(parts).size > 1);
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, cents) => sum + cents, 0);
