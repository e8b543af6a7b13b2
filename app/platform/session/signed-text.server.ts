import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * A text with its seal, `text.seal`, both in base64url: HMAC-SHA256 over purpose and text.
 * A seal made for one purpose does not hold for another. The text is readable by anyone.
 */
export function signText(secret: string, purpose: string, text: string): string {
  const encoded = Buffer.from(text).toString("base64url");
  return `${encoded}.${seal(secret, purpose, encoded)}`;
}

/** The text of a signed text, or null when the seal is not ours, not for this purpose, or not for this text. */
export function verifySignedText(secret: string, purpose: string, signed: string): string | null {
  const [encoded, given, ...rest] = signed.split(".");
  if (!encoded || !given || rest.length > 0) return null;
  const expected = Buffer.from(seal(secret, purpose, encoded));
  const received = Buffer.from(given);
  if (received.length !== expected.length || !timingSafeEqual(received, expected)) return null;
  return Buffer.from(encoded, "base64url").toString();
}

/** Purpose and text are separated by a dot, which base64url does not contain. */
function seal(secret: string, purpose: string, encoded: string): string {
  return createHmac("sha256", secret).update(`${purpose}.${encoded}`).digest("base64url");
}
