import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { heldKeyOf, WRAPPING } from "#app/platform/keys/master-key.server.ts";
import { type SealingKey, sealingKeyOf } from "#app/platform/keys/sealing-key.server.ts";
import { filesOnDisk } from "./files-on-disk.ts";

/** Data carved out of a database's files, its log and its free pages: sealed bytes with their purpose, and their
 *  stored, wrapped key. */
export interface Carved {
  accountId: string;
  wrappedKey: Buffer;
  wrappedIndexKey: Buffer;
  ofAccount: Record<string, { purpose: string; sealed: Buffer }>;
  /** `keyPurpose`: what its key was made for. */
  ofNobody: Record<string, { keyPurpose: string; purpose: string; sealed: Buffer }>;
}

/** What of all that opens with a data folder as it is, master key and all, by its name; "key": the account's own. */
export async function openCarved(dataDir: string, carved: Carved): Promise<Record<string, Buffer>> {
  const { wrapping } = heldKeyOf((await readFile(path.join(dataDir, "account-key"), "utf8")).trim());
  const keys = await collectCandidates(dataDir);
  const opened: Record<string, Buffer> = {};

  const accountKeys = openOnce(wrapping, WRAPPING, carved.wrappedKey).flatMap((inner) => [
    ...(inner.length === 32 ? [inner] : []), // wrapped with the master key alone
    ...keys.flatMap((key) => openOnce(key, `key of ${carved.accountId}`, inner)),
  ]);
  for (const [name, { purpose, sealed }] of Object.entries(carved.ofAccount)) {
    const [plain] = accountKeys.flatMap((bytes) => openOnce(sealingKeyOf(bytes), purpose, sealed));
    if (plain) Object.assign(opened, { [name]: plain, key: accountKeys[0] });
  }

  const index = openOnce(wrapping, WRAPPING, carved.wrappedIndexKey).map(sealingKeyOf);
  const keysFor = (keyPurpose: string) =>
    index.flatMap((key) => {
      const derived = key.derive(keyPurpose);
      const withFile = keys.map((file) =>
        createHmac("sha256", derived).update(file.derive(keyPurpose)).digest(),
      );
      return [derived, ...withFile].map(sealingKeyOf);
    });
  const keysOf = new Map<string, SealingKey[]>(); // most of the work, and several things are sealed for one purpose
  for (const [name, { keyPurpose, purpose, sealed }] of Object.entries(carved.ofNobody)) {
    const candidates = keysOf.get(keyPurpose) ?? keysFor(keyPurpose);
    keysOf.set(keyPurpose, candidates);
    const [plain] = candidates.flatMap((key) => openOnce(key, purpose, sealed));
    if (plain) opened[name] = plain;
  }
  return opened;
}

/** Whether these bytes are anywhere in a folder. */
export async function occurs(folder: string, bytes: Buffer): Promise<boolean> {
  for await (const { content } of filesOnDisk(folder)) if (content.includes(bytes)) return true;
  return false;
}

/** Every text and every 32 bytes that could be a key: at every offset of the site's own files, and what looks like a
 *  written secret in the database's. */
async function collectCandidates(dataDir: string): Promise<SealingKey[]> {
  const bytes = new Set<string>();
  for await (const { file, content: read } of filesOnDisk(dataDir)) {
    if (file.startsWith(path.join(dataDir, "versions"))) continue; // copies of what every visitor is sent
    const content = read.toString("latin1");
    if (file.startsWith(path.join(dataDir, "postgres"))) {
      for (const [secret] of content.matchAll(/(?<![\w-])[\w-]{43}(?![\w-])/g)) bytes.add(secret);
    } else {
      for (let at = 0; at + 32 <= content.length; at += 1) {
        bytes.add(content.slice(at, at + 32));
        bytes.add(content.slice(at, at + 43));
      }
    }
  }
  return [...bytes].map((candidate) => sealingKeyOf(Buffer.from(candidate, "latin1")));
}

function openOnce(key: SealingKey, purpose: string, sealed: Buffer): Buffer[] {
  try {
    return [key.open(purpose, sealed)];
  } catch {
    return [];
  }
}
