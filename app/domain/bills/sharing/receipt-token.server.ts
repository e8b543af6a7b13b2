import { signText, verifySignedText } from "#app/platform/session/signed-text.server.ts";

const PURPOSE = "bill-receipt";

/** Returns a token that identifies one shared bill: a person who has the token may correct and withdraw the bill. It does not
 *  expire. */
export function signReceipt(secret: string, billId: string): string {
  return signText(secret, PURPOSE, billId);
}

/** Returns the id of the bill that a receipt identifies, or null when the receipt is not one of ours. */
export function verifyReceipt(secret: string, token: string): string | null {
  return verifySignedText(secret, PURPOSE, token);
}
