import { signText, verifySignedText } from "#app/platform/session/signed-text.server.ts";

const PURPOSE = "bill-receipt";

/** A token that stands for one shared bill: who has it may correct and withdraw the bill. It does not expire. */
export function signReceipt(secret: string, billId: string): string {
  return signText(secret, PURPOSE, billId);
}

/** The id of the bill that a receipt stands for, or null when the receipt is not one of ours. */
export function verifyReceipt(secret: string, token: string): string | null {
  return verifySignedText(secret, PURPOSE, token);
}
