import { createHmac } from "node:crypto";
import path from "node:path";
import { sql } from "drizzle-orm";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isBytes, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  ensureSecretFile,
  readSecretFile,
  replaceSecretFile,
} from "#app/platform/files/secret-file.server.ts";
import { type KeyFiles, openKeyFiles } from "./key-files.server.ts";
import { newKeyBytes, type SealingKey, sealingKeyOf } from "./sealing-key.server.ts";

/** The key that wraps every other, so that a copy of the database and the files without it is of no use. */
export interface MasterKey {
  /** A new key, and how it is kept: wrapped with the file key of its account, made for it, and that with the master key.
   *  `keyId` names the master key. Once the account's row is there, call `accountKeys.settle`. */
  wrapNewKey(accountId: string): Promise<WrappedKey & { key: SealingKey }>;
  /** The key that was wrapped; null where its file key was destroyed. Throws if no available master key wrapped it. */
  unwrap(accountId: string, wrapped: WrappedKey): Promise<SealingKey | null>;
  /** A key for what waits for a short time and belongs to no account; it is gone once its file is. */
  makeWaitingKey(purpose: string, id: string): Promise<SealingKey>;
  /** Null: it was destroyed. */
  findWaitingKey(purpose: string, id: string): Promise<SealingKey | null>;
  /** What finds a row by a text that it holds only sealed: keyed, and the same after the master key was changed. */
  indexOf(purpose: string, text: string): Buffer;
  /** The file keys of accounts, by their ids. */
  accountKeys: KeyFiles;
  waitingKeys: KeyFiles;
}

export interface WrappedKey {
  keyId: string;
  wrappedKey: Buffer;
}

export interface MasterKeySource {
  /** The operator's secret; null: the one in `dataDir`. */
  accountKey: string | null;
  /** The folder of the keys: DATA_DIR, or the one that machines share. */
  dataDir: string;
}

/** An available master key, by the id that the database knows it by. */
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
  const { accountKeys, waitingKeys } = openKeyFilesOf(source);
  const waitingKeyOf = (purpose: string, fileKey: SealingKey) =>
    sealingKeyOf(createHmac("sha256", index.derive(purpose)).update(fileKey.derive(purpose)).digest());

  return {
    accountKeys,
    waitingKeys,
    async wrapNewKey(accountId) {
      const [row] = await readMasterKeyRows(db);
      if (row?.key_id !== held.keyId) await refresh();
      const bytes = newKeyBytes();
      const inner = wrapInside(await accountKeys.create(accountId), accountId, bytes);
      return {
        keyId: held.keyId,
        wrappedKey: held.wrapping.seal(WRAPPING, inner),
        key: sealingKeyOf(bytes),
      };
    },
    async unwrap(accountId, { keyId, wrappedKey }) {
      const fileKey = await accountKeys.find(accountId);
      if (!fileKey) return null;
      if (keyId !== held.keyId) await refresh();
      try {
        return sealingKeyOf(fileKey.open(insidePurpose(accountId), held.wrapping.open(WRAPPING, wrappedKey)));
      } catch (error) {
        if ((await accountKeys.find(accountId)) === null) return null; // destroyed while it was read
        throw error;
      }
    },
    async makeWaitingKey(purpose, id) {
      return waitingKeyOf(purpose, await waitingKeys.create(id));
    },
    async findWaitingKey(purpose, id) {
      const fileKey = await waitingKeys.find(id);
      return fileKey && waitingKeyOf(purpose, fileKey);
    },
    indexOf: (purpose, text) => index.derive(`index of ${purpose} ${text}`),
  };
}

/** The folders of keys that can be destroyed; all processes of a site share them. */
export function openKeyFilesOf({ dataDir }: Pick<MasterKeySource, "dataDir">) {
  return {
    accountKeys: openKeyFiles(path.join(dataDir, "account-keys")),
    waitingKeys: openKeyFiles(path.join(dataDir, "waiting-keys")),
  };
}

/** An account's key under its file key, as the master key then wraps it. */
export function wrapInside(fileKey: SealingKey, accountId: string, bytes: Uint8Array): Buffer {
  return fileKey.seal(insidePurpose(accountId), bytes);
}

function insidePurpose(accountId: string): string {
  return `key of ${accountId}`;
}

async function open(db: PooledDatabase, source: MasterKeySource) {
  const [row] = await readMasterKeyRows(db);
  if (!row) await begin(db, source);
  const known = row ?? firstRow(await readMasterKeyRows(db));
  const held = await findHeldKey(source, known.key_id);
  return { held, index: sealingKeyOf(held.wrapping.open(WRAPPING, known.wrapped_index_key)) };
}

/** The first master key of a database; of two processes, the one that writes first. */
async function begin(db: PooledDatabase, source: MasterKeySource): Promise<void> {
  const secret = source.accountKey ?? (await ensureSecretFile(masterKeyFile(source), WHAT_TO_DO));
  const { keyId, wrapping } = heldKeyOf(secret);
  const wrappedIndexKey = wrapping.seal(WRAPPING, newKeyBytes());
  await db.execute(
    sql`insert into master_key (key_id, wrapped_index_key)
        select ${keyId}, ${wrappedIndexKey} where not exists (select from master_key) on conflict do nothing`,
  );
}

/** The key that the database is sealed with; throws with what to do if it isn't available. An interrupted change between the
 *  database and the file is completed here. */
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
      await replaceSecretFile(file, nextMasterKeyFile(source));
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
