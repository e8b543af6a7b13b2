import { sql } from "drizzle-orm";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { KeyFiles } from "#app/platform/keys/key-files.server.ts";
import { type DeletionServices, removeCondemned } from "./delete-account.server.ts";

/** A row is written right after its key; whatever began before that has ended. */
const UNDER_WAY_MS = 3_600_000;

/** Ends what was broken off between a key's file and its row: deletions go on to their end, and a key whose row never came
 *  to be is destroyed. A key that was once in use goes only where its account was deleted, never because a row is missing:
 *  the database may be an older one. */
export async function reconcileAccountKeys(services: DeletionServices): Promise<void> {
  const { db, clock, masterKey } = services;
  const before = new Date(clock.now().getTime() - UNDER_WAY_MS);
  const { accountKeys, waitingKeys } = masterKey;
  for (const { id, state, madeAt } of await accountKeys.list()) {
    if (state === "condemned") await removeCondemned(services, id);
    if (state !== "new" || madeAt >= before) continue;
    const { rowCount } = await db.execute(sql`select from accounts where account_id = ${id}`);
    if (rowCount === 0) await accountKeys.destroy(id);
    else await accountKeys.settle(id);
  }
  await destroyAbandoned(services, waitingKeys, before);
}

async function destroyAbandoned(
  { db }: DeletionServices,
  waitingKeys: KeyFiles,
  before: Date,
): Promise<void> {
  const old = (await waitingKeys.list()).filter(({ madeAt }) => madeAt < before);
  if (old.length === 0) return;
  const rows = await readRows(
    db,
    { id: isText },
    sql`select mail_id::text as id from account_mail union all
        select encode(token_hash, 'hex') from account_sign_ups`,
  );
  const waiting = new Set(rows.map(({ id }) => id));
  for (const { id } of old.filter((file) => !waiting.has(file.id))) await waitingKeys.destroy(id);
}
