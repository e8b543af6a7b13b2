import { createHash, randomBytes } from "node:crypto";

const TOKEN_BYTES = 32;

/** What a link in a mail carries, and what the database knows it by. */
export function newToken(): { token: string; tokenHash: Buffer } {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  return { token, tokenHash: tokenHashOf(token) };
}

export function tokenHashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
