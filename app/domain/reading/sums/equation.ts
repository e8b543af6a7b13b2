import { sumOf } from "./sum-of.ts";

/** An amount next to the sum of its parts, in cents. */
export interface Equation {
  toldCents: number;
  workedOutCents: number;
  /** Whether all of its parts are told. */
  isWhole: boolean;
}

type StatedNumber = { value: number } | null;

/** Null: the whole is not told, or no part of it is. */
export function equationOf(whole: StatedNumber, parts: readonly StatedNumber[]): Equation | null {
  const told = parts.flatMap((part) => part?.value ?? []);
  if (whole === null || told.length === 0) return null;
  return { toldCents: whole.value, workedOutCents: sumOf(told), isWhole: told.length === parts.length };
}

/** The whole less its parts, in cents; 0 where one of them is not told. */
export const gapOf = (equation: Equation | null): number =>
  equation?.isWhole ? equation.toldCents - equation.workedOutCents : 0;
