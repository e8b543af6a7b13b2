import type { AmountKind, Explanation } from "./explanation.ts";

/** Something in a structured file that a person has to be told; cents are signed. Indexes from 0; null: the whole claim. */
export type FileProblem =
  /** What is told leaves this much unexplained; 'payment': charge less adjustments is not what was paid. */
  | {
      kind: "does-not-add-up";
      claimNumber: string | null;
      lineIndex: number | null;
      of: AmountKind | "payment";
      cents: number;
    }
  /** No amount of US dollars and cents; it is left out. `text`: what stands there. */
  | { kind: "no-amount"; claimNumber: string | null; lineIndex: number | null; text: string }
  | { kind: "other-currency"; claimNumber: string | null; lineIndex: number | null; text: string }
  | { kind: "negative-amount"; claimNumber: string | null; lineIndex: number | null; cents: number }
  /** A reference to something that is not in the file, or that isn't a provider, patient or plan. */
  | { kind: "unresolved-reference"; claimNumber: string | null; text: string }
  /** A claim that was cancelled or entered by mistake; it is left out. */
  | { kind: "withdrawn-claim"; claimNumber: string | null }
  /** The file ends before it is complete; what was begun last is left out. */
  | { kind: "cut-off" }
  /** What the plan paid or took back besides claims (X12 PLB). */
  | { kind: "provider-adjustment"; text: string; cents: number }
  /** There are more than are told. */
  | { kind: "more-problems" };

/** An amount under the payer's own name, which isn't a column of an explanation. */
export interface OtherAmount {
  claimNumber: string | null;
  /** From 0; null: of the whole claim. */
  lineIndex: number | null;
  text: string;
  cents: number;
}

export type ReadStructured =
  | {
      outcome: "read";
      explanations: readonly Explanation[];
      problems: readonly FileProblem[];
      others: readonly OtherAmount[];
    }
  | {
      outcome: "refused";
      reason: StructuredRefusal /** What it is instead; null: not known. */;
      found: string | null;
    };

/** Why a structured file was not read. */
export const structuredRefusals = [
  "too-large",
  "too-deep",
  "too-many-items",
  "not-json",
  "cut-off",
  "wrong-resource",
  "no-explanation",
  "wrong-separators",
  "not-835",
  "too-many-claims",
  "too-long-to-read",
] as const;

export type StructuredRefusal = (typeof structuredRefusals)[number];

/** A name as a file may have it, in one line and of a length that fits a page; null: nothing is left. */
export function tidyName(text: string): string | null {
  const tidy = text
    .replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  return tidy === "" ? null : tidy.slice(0, MAX_NAME_CHARACTERS).trim();
}

const MAX_NAME_CHARACTERS = 200;
