import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { OpenAccount } from "../open-account.server.ts";
import { type Device, longestSessionMs, sampleSessionMs } from "./session.ts";

const TOKEN_BYTES = 32;
const MAX_USER_AGENT_LENGTH = 300;

/** Begins a session, and gives the token that the browser alone keeps. */
export async function startSession(
  db: Database,
  { accountId, key, isSample }: OpenAccount,
  { userAgent }: Device,
  clock: Clock,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  const sessionId = randomUUID();
  const device: Device = { userAgent: userAgent.slice(0, MAX_USER_AGENT_LENGTH) };
  const now = clock.now();
  const endsAt = new Date(now.getTime() + (isSample ? sampleSessionMs : longestSessionMs));
  await db.execute(sql`
    insert into account_sessions
      (session_hash, session_id, account_id, sealed_device, created_at, last_seen_at, expires_at)
    values (${sessionHashOf(token)}, ${sessionId}, ${accountId},
      ${sealJson(key, devicePurposeOf(sessionId), device)}, ${now}, ${now}, ${endsAt})`);
  return token;
}

/** What the database knows a session's token by. */
export function sessionHashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

export function devicePurposeOf(sessionId: string): string {
  return `device ${sessionId}`;
}
