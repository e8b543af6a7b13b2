import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";
import { surenessTable } from "./fitted-sureness.ts";

/** Surer readings are seldom wrong; people are asked to check the others. */
export const sureConfidence = 0.8;

/** A chosen candidate, and how often such choices are right in layouts that no one has seen, 0 to 1. */
export interface ChosenCandidate<Candidate> {
  candidate: Candidate;
  sureness: number;
}

/** How often a choice is right whose candidate takes this share of it, as was counted on families left out. */
export function surenessOf(share: number): number {
  return surenessTable.findLast(({ from }) => share >= from)?.right ?? 0;
}

/** A chosen value is as sure as the words that it was read from, and as the choice of it. */
export function withSureness<Value>(printed: PrintedValue<Value>, sureness: number): PrintedValue<Value> {
  return { ...printed, confidence: printed.confidence * sureness };
}
