import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { type ExplanationSummary, type KeptExplanation, summariseExplanation } from "./kept-explanation.ts";

/** An explanation and its summary as their row holds them. */
export function sealExplanation({ key }: BillKeeper, explanationId: string, kept: KeptExplanation) {
  return {
    sealedExplanation: sealJson(key, `explanation ${explanationId}`, kept),
    sealedSummary: sealJson(key, `explanation summary ${explanationId}`, summariseExplanation(kept)),
  };
}

export function openExplanation(
  { key }: BillKeeper,
  explanationId: string,
  sealed: Uint8Array,
): KeptExplanation {
  return openJson(key, `explanation ${explanationId}`, sealed);
}

export function openExplanationSummary(
  { key }: BillKeeper,
  explanationId: string,
  sealed: Uint8Array,
): ExplanationSummary {
  return openJson(key, `explanation summary ${explanationId}`, sealed);
}
