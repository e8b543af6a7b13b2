import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** What is kept, sealed, of a device or a password manager that signs an account in. */
export interface Passkey {
  /** As its owner calls it. */
  name: string;
  /** In base64url. */
  credentialId: string;
  publicKey: string;
  /** How often it was used, as far as it counts. */
  counter: number;
  transports: string[];
}

/** The site, as passkeys know it: one made for another host proves nothing here. */
export interface PasskeySite {
  origin: string;
}

/** As long as a page may stand open before its passkey is asked for. */
const ANSWERS_KEPT_MS = 3_600_000;

export function hostOf({ origin }: PasskeySite): string {
  return new URL(origin).hostname;
}

export function passkeyPurpose(passkeyId: string): string {
  return `passkey ${passkeyId}`;
}

/** Whether a challenge is answered for the first time. */
export async function answerOnce(transaction: Database, challenge: string, clock: Clock): Promise<boolean> {
  const hash = createHash("sha256").update(challenge).digest();
  const { rowCount } = await transaction.execute(sql`
    insert into account_answered_challenges (challenge_hash, ends_at)
    values (${hash}, ${new Date(clock.now().getTime() + ANSWERS_KEPT_MS)}) on conflict do nothing`);
  return rowCount === 1;
}

/** A passkey's answer as a page sends it; null where it is none. */
export function parseAnswer<Answer extends { id: string }>(text: string): Answer | null {
  try {
    const answer: unknown = JSON.parse(text);
    const hasId =
      typeof answer === "object" && answer !== null && "id" in answer && typeof answer.id === "string";
    return hasId ? (answer as Answer) : null;
  } catch {
    return null;
  }
}
