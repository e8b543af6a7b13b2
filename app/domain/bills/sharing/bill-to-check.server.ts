import type { Clock } from "#app/platform/clock.ts";
import { openSealedText, sealText } from "#app/platform/session/sealed-text.server.ts";
import type { BillFacts } from "./shared-bill.ts";

/** What was read of a bill and may be shared, as soon as its owner says so. */
export type BillToCheck = {
  facts: BillFacts;
  /** Of them, those to look at twice. */
  doubtful: (keyof BillFacts)[];
  /** Names the upload, which is shared once. */
  uploadId: string;
};

const PURPOSE = "bill-to-check";
const OPEN_FOR_MS = 24 * 60 * 60 * 1000;

/** Returns a token that carries what was read, sealed: it appears only in the owner's page. It holds for a day. */
export function sealBillToCheck(secret: string, bill: BillToCheck, clock: Clock): string {
  return sealText(secret, PURPOSE, JSON.stringify({ ...bill, sealedAtMs: clock.now().getTime() }));
}

/** The bill of a token; null when it is not one of ours, or older than a day. */
export function openBillToCheck(secret: string, token: string, clock: Clock): BillToCheck | null {
  const text = openSealedText(secret, PURPOSE, token);
  if (text === null) return null;
  const { sealedAtMs, ...bill }: BillToCheck & { sealedAtMs: number } = JSON.parse(text);
  return clock.now().getTime() - sealedAtMs <= OPEN_FOR_MS ? bill : null;
}
