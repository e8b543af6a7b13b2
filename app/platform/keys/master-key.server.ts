import { rename } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { createSecretFile, readSecretFile } from "#app/platform/files/secret-file.server.ts";
import { newKeyBytes, type SealingKey, sealingKeyOf } from "./sealing-key.server.ts";

/** The key that wraps every other, so that a copy of the database and the files without it is of no use. */
export interface MasterKey {
  /** A new key, and how it is kept. `keyId` names the master key that wrapped it. */
  wrapNewKey(): Promise<WrappedKey & { key: SealingKey }>;
  /** The key that was wrapped. Throws where no master key at hand wrapped it. */
  unwrap(wrapped: WrappedKey): Promise<SealingKey>;
  /** What finds a row by a text that it holds only sealed: keyed, and the same after the master key was changed. */
  indexOf(purpose: string, text: string): Buffer;
  /** 32 bytes for another use, the same after the master key was changed. */
  derive(purpose: string): Buffer;
}

export interface WrappedKey {
  keyId: string;
  wrappedKey: Buffer;
}

export interface MasterKeySource {
  /** The operator's secret; null: the one in `dataDir`. */
  accountKey: string | null;
  dataDir: string;
}

/** A master key at hand, by the id that the database knows it by. */
export interface HeldKey {
  keyId: string;
  wrapping: SealingKey;
}

export const WRAPPING = "wrapped key";
const WHAT_TO_DO = "put the file back from a backup.";

/**
 * Opens the master key: the operator's, or the one in `dataDir`/account-key (mode 0600), made with a new database.
 * Throws with what to do, and changes nothing, where the database was sealed with another one or the file is gone.
 */
export async function openMasterKey(db: PooledDatabase, source: MasterKeySource): Promise<MasterKey> {
  let { held, index } = await open(db, source);

  /** Another process may have changed the key since. */
  async function refresh(): Promise<void> {
    ({ held, index } = await open(db, source));
  }
  return {
    async wrapNewKey() {
      const [row] = await readMasterKeyRows(db);
      if (row?.key_id !== held.keyId) await refresh();
      const bytes = newKeyBytes();
      return {
        keyId: held.keyId,
        wrappedKey: held.wrapping.seal(WRAPPING, bytes),
        key: sealingKeyOf(bytes),
      };
    },
    async unwrap({ keyId, wrappedKey }) {
      if (keyId !== held.keyId) await refresh();
      return sealingKeyOf(held.wrapping.open(WRAPPING, wrappedKey));
    },
    indexOf: (purpose, text) => index.derive(`index of ${purpose} ${text}`),
    derive: (purpose) => index.derive(purpose),
  };
}

async function open(db: PooledDatabase, source: MasterKeySource) {
  const [row] = await readMasterKeyRows(db);
  if (!row) await begin(db, source);
  const [known] = row ? [row] : await readMasterKeyRows(db);
  const held = await findHeldKey(source, known!.key_id);
  return { held, index: sealingKeyOf(held.wrapping.open(WRAPPING, known!.wrapped_index_key)) };
}

/** The first master key of a database; of two processes, the one that writes first. */
async function begin(db: PooledDatabase, source: MasterKeySource): Promise<void> {
  if (source.accountKey === null) await createSecretFile(masterKeyFile(source));
  const { keyId, wrapping } = heldKeyOf(source.accountKey ?? (await readFirst(source)));
  const wrappedIndexKey = wrapping.seal(WRAPPING, newKeyBytes());
  await db.execute(
    sql`insert into master_key (key_id, wrapped_index_key)
        select ${keyId}, ${wrappedIndexKey} where not exists (select from master_key) on conflict do nothing`,
  );
}

async function readFirst(source: MasterKeySource): Promise<string> {
  return (await readSecretFile(masterKeyFile(source), WHAT_TO_DO))!;
}

/** The key that the database is sealed with; throws with what to do where it is not at hand. A change that was broken off
 *  between the database and the file is ended here. */
export async function findHeldKey(source: MasterKeySource, keyId: string): Promise<HeldKey> {
  const file = masterKeyFile(source);
  const secret = source.accountKey ?? (await readSecretFile(file, WHAT_TO_DO));
  if (secret !== null) {
    const held = heldKeyOf(secret);
    if (held.keyId === keyId) return held;
  }
  if (source.accountKey === null) {
    const next = await readSecretFile(nextMasterKeyFile(source), WHAT_TO_DO);
    const held = next === null ? null : heldKeyOf(next);
    if (held?.keyId === keyId) {
      await rename(nextMasterKeyFile(source), file);
      return held;
    }
  }
  throw new Error(sayWrongKey(source, secret !== null, keyId));
}

function sayWrongKey({ accountKey, dataDir }: MasterKeySource, isThere: boolean, keyId: string): string {
  const what =
    accountKey !== null
      ? `ACCOUNT_KEY is not the key that the accounts in this database are sealed with (${keyId}).`
      : `${path.join(dataDir, "account-key")} ${isThere ? "is not the key" : "is missing: it holds the key"} that the accounts in this database are sealed with (${keyId}).`;
  return `${what} Put the right one back from a backup, or set ACCOUNT_KEY to it. Nothing was changed; without the key nobody can open the accounts.`;
}

export function heldKeyOf(secret: string): HeldKey {
  const wrapping = sealingKeyOf(Buffer.from(secret));
  return { keyId: wrapping.derive("id").subarray(0, 8).toString("hex"), wrapping };
}

export function masterKeyFile({ dataDir }: MasterKeySource): string {
  return path.join(dataDir, "account-key");
}

/** Where the next key waits until all others are wrapped with it. */
export function nextMasterKeyFile(source: MasterKeySource): string {
  return `${masterKeyFile(source)}.next`;
}

function readMasterKeyRows(db: PooledDatabase) {
  return readRows(
    db,
    { key_id: isText, wrapped_index_key: isBytes },
    sql`select key_id, wrapped_index_key from master_key`,
  );
}
