import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import { type Appeal, type AppealSummary, summariseAppeal } from "./appeal.ts";

/** An appeal and its summary as their row holds them. */
export function sealAppeal({ key }: BillKeeper, appealId: string, appeal: Appeal) {
  return {
    sealedAppeal: sealJson(key, `appeal ${appealId}`, appeal),
    sealedSummary: sealJson(key, `appeal summary ${appealId}`, summariseAppeal(appeal)),
  };
}

export function openAppeal({ key }: BillKeeper, appealId: string, sealed: Uint8Array): Appeal {
  return openJson(key, `appeal ${appealId}`, sealed);
}

export function openAppealSummary({ key }: BillKeeper, appealId: string, sealed: Uint8Array): AppealSummary {
  return openJson(key, `appeal summary ${appealId}`, sealed);
}
