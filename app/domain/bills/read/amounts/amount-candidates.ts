import type { Row } from "#app/domain/reading/page/rows.ts";
import type { LabeledValue } from "#app/domain/reading/pairs/labelled-values.ts";
import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import type { BalanceChain } from "../tokens/balance-chains.ts";

/** An amount of the document, with every place where it is printed. */
export interface AmountCandidate {
  cents: number;
  printed: PrintedAmount[];
  labels: LabeledValue<PrintedAmount>[];
}

/** What the rest of the document says. */
export interface AmountContext {
  rows: Row[];
  /** Of the document, outside its lines. */
  amounts: PrintedAmount[];
  /** With those of the lines. */
  allAmounts: PrintedAmount[];
  labelled: LabeledValue<PrintedAmount>[];
  chains: BalanceChain[];
  /** Of the charges read; null: none was. */
  sumOfLinesCents: number | null;
}

/** Every amount that is printed, once. */
export function listAmountCandidates({ allAmounts, labelled }: AmountContext): AmountCandidate[] {
  const found = new Map<number, AmountCandidate>();
  for (const amount of allAmounts) {
    if (amount.cents < 0) continue;
    const one = found.get(amount.cents) ?? { cents: amount.cents, printed: [], labels: [] };
    one.printed.push(amount);
    found.set(amount.cents, one);
  }
  for (const one of labelled) found.get(one.value.cents)?.labels.push(one);
  return [...found.values()];
}
