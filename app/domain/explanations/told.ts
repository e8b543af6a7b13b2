import { type AmountKind, amountKinds, type ExplainedAmounts, type ExplainedValue } from "./explanation.ts";

/** A value that a structured file or a person says. */
export function told<Value>(value: Value): ExplainedValue<Value> {
  return { value, place: null, confidence: 1 };
}

/** Null where there is nothing to tell. */
export function toldOrNull<Value>(value: Value | null | undefined): ExplainedValue<Value> | null {
  return value === null || value === undefined ? null : told(value);
}

/** Amounts in cents; what is left out, or null, is not told. */
export function statedAmounts(cents: Partial<Record<AmountKind, number | null>>): ExplainedAmounts {
  return Object.fromEntries(amountKinds.map((kind) => [kind, toldOrNull(cents[kind])])) as ExplainedAmounts;
}
