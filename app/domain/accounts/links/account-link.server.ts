import { sql } from "drizzle-orm";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { newToken, tokenHashOf } from "./token.server.ts";

/** What a link in a mail lets an account's owner do. */
export type LinkPurpose = "reset-password" | "change-email";

export interface AccountLink {
  accountId: string;
  /** The new address, sealed with the account's key; null: the link is not about one. */
  sealedEmail: Buffer | null;
}

const MINUTE_MS = 60_000;
const LASTS_MS: Record<LinkPurpose, number> = {
  "reset-password": 30 * MINUTE_MS,
  "change-email": 24 * 60 * MINUTE_MS,
};

/** Creates a link's token. Links to reset a password all work until one is used or they expire, since anyone may
 *  request one. A link to change the address ends the former ones, since only the owner can request it. */
export async function makeLink(
  transaction: Database,
  purpose: LinkPurpose,
  { accountId, sealedEmail }: AccountLink,
  clock: Clock,
): Promise<string> {
  const { token, tokenHash } = newToken();
  const endsAt = new Date(clock.now().getTime() + LASTS_MS[purpose]);
  if (purpose === "change-email") await endLinks(transaction, purpose, accountId);
  await transaction.execute(sql`
    insert into account_links (token_hash, account_id, purpose, sealed_email, ends_at)
    values (${tokenHash}, ${accountId}, ${purpose}, ${sealedEmail}, ${endsAt})`);
  return token;
}

/** What a link's token opens; null where it is unknown, over or was used. Changes nothing. */
export async function findLink(
  db: Database,
  purpose: LinkPurpose,
  token: string,
  clock: Clock,
): Promise<AccountLink | null> {
  const [row] = await readRows(
    db,
    { account_id: isText, sealed_email: orNull(isBytes) },
    sql`select account_id, sealed_email from account_links
        where token_hash = ${tokenHashOf(token)} and purpose = ${purpose} and ends_at > ${clock.now()}`,
  );
  return row ? { accountId: row.account_id, sealedEmail: row.sealed_email } : null;
}

/** Takes a link's token: of several at once, one gets what it opens. */
export async function takeLink(
  transaction: Database,
  purpose: LinkPurpose,
  token: string,
  clock: Clock,
): Promise<AccountLink | null> {
  const [row] = await readRows(
    transaction,
    { account_id: isText, sealed_email: orNull(isBytes) },
    sql`delete from account_links
        where token_hash = ${tokenHashOf(token)} and purpose = ${purpose} and ends_at > ${clock.now()}
        returning account_id, sealed_email`,
  );
  return row ? { accountId: row.account_id, sealedEmail: row.sealed_email } : null;
}

/** Ends an account's links of a purpose that no one has followed yet. */
export async function endLinks(
  transaction: Database,
  purpose: LinkPurpose,
  accountId: string,
): Promise<void> {
  await transaction.execute(
    sql`delete from account_links where account_id = ${accountId} and purpose = ${purpose}`,
  );
}
