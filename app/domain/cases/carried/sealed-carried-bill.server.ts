import { openSealedText, sealText } from "#app/platform/session/sealed-text.server.ts";
import type { CarriedBill } from "./carried-bill.ts";

const PURPOSE = "a bill that goes along into an account";

/** Room in a form, and in a sign-up that waits to be confirmed. */
export const MAX_CARRIED_CHARACTERS = 1_000_000;

/** Returns a carried bill as a form passes it on: sealed, since nothing of it is stored. Null: it is too long for a form. */
export function sealCarriedBill(secret: string, carried: CarriedBill): string | null {
  const sealed = sealText(secret, PURPOSE, JSON.stringify(carried));
  return sealed.length > MAX_CARRIED_CHARACTERS ? null : sealed;
}

/** Null: it is not one of ours. */
export function openCarriedBill(secret: string, sealed: string): CarriedBill | null {
  const text = sealed.length > MAX_CARRIED_CHARACTERS ? null : openSealedText(secret, PURPOSE, sealed);
  return text === null ? null : JSON.parse(text);
}
