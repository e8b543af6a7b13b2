import { closeSync, openSync, readSync, statSync, writeSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isInteger, readRows } from "#app/platform/db/read-rows.server.ts";
import { makeOwnedFolder } from "#app/platform/files/owned-files.server.ts";
import { type FilePlace, fileNameOf, type LocalFile, textOfFile } from "../find-payer-files.server.ts";
import type { PayerImportChoice, PayerImportTools } from "../payer-import.ts";
import { providerGroups } from "../read/provider-groups.ts";
import type { RateSpill } from "../read/rate-lists.ts";
import { type PayerFileHeader, readInNetwork } from "../read/read-in-network.ts";
import type { KeptNpis, ReferenceSets } from "../read/reference-sets.ts";
import { type FileAsRead, keepInNetworkFile } from "./keep-in-network-file.server.ts";
import { loadKnownProviders } from "./load-known-providers.server.ts";
import type { PriceBalance } from "./settle-rates.ts";

const MAX_REMOTE_FILES = 20_000;
const MAX_REMOTE_BYTES = 64 * 1024 * 1024;

/** Reads a file, fetches the references that are in separate files, and stores it all in one transaction. */
export async function importInNetworkFile(
  db: PooledDatabase,
  file: LocalFile,
  place: FilePlace,
  asRead: FileAsRead,
  { states, services }: PayerImportChoice,
  tools: PayerImportTools,
): Promise<{ balance: PriceBalance; header: PayerFileHeader }> {
  const npis = states === null ? null : await npisOfStates(db, states);
  const sizeBytes = statSync(file.path).size;
  const fileName = fileNameOf(file.address);
  await makeOwnedFolder(tools.downloadDirectory);
  const folder = await mkdtemp(path.join(tools.downloadDirectory, "payer-rates-"));
  const spill = openSpill(path.join(folder, "rates"));
  let readBytes = 0;
  try {
    const text = textOfFile(file.path, tools.maxBytes, (bytes) => {
      readBytes += bytes.length;
      tools.onProgress(fileName, readBytes, sizeBytes);
      tools.signal.throwIfAborted();
    });
    const read = await readInNetwork(text, { code: services.has, npis }, spill.open);
    await fetchReferences(read.providers, place, tools);
    const codes = read.codes.map(({ code }) => code);
    const known = await loadKnownProviders(db, read.providers, codes);
    const balance = await inTransaction(db, (client) => keepInNetworkFile(client, read, known, asRead));
    return { balance, header: read.header };
  } finally {
    spill.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns NPIs with a place of practice in these states, and the deactivated ones, whose state is unknown. */
async function npisOfStates(db: PooledDatabase, states: ReadonlySet<string>): Promise<KeptNpis> {
  const letters = sql.param([...states]);
  const rows = await readRows(
    db,
    { npi: isInteger },
    sql`select npi::float8 as npi from providers
        where state = any(${letters}::text[]) or not is_active
          or exists (select 1 from jsonb_array_elements(other_places) place where place->>'state' = any(${letters}::text[]))`,
  );
  return new Set([0, ...rows.map(({ npi }) => npi)]);
}

/** Fetches the groups of references that are in separate files. A missing one stays unresolved. */
async function fetchReferences(
  providers: ReferenceSets,
  place: FilePlace,
  { signal }: PayerImportTools,
): Promise<void> {
  for (const { reference, location } of providers.remote.slice(0, MAX_REMOTE_FILES)) {
    signal.throwIfAborted();
    const file = await place.fetch(location);
    if (file === null) continue;
    const groups = await readGroups(file).finally(file.release);
    if (groups !== null) providers.resolve(reference, groups);
  }
}

async function readGroups(file: LocalFile) {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of textOfFile(file.path, MAX_REMOTE_BYTES)) chunks.push(chunk);
    const value: unknown = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (Array.isArray(value)) return providerGroups(value);
    return typeof value === "object" && value !== null && "provider_groups" in value
      ? providerGroups(value.provider_groups)
      : null;
  } catch (error) {
    if (error instanceof Error) return null; // damaged or no JSON: the reference stays unresolved
    throw error;
  }
}

/** A file for rates that do not fit into memory, made when the first ones come. */
function openSpill(file: string): { open(): RateSpill; close(): void } {
  let descriptor: number | null = null;
  return {
    open() {
      descriptor ??= openSync(file, "w+", 0o600);
      const opened = descriptor;
      let length = 0;
      return {
        write(bytes) {
          const from = length;
          length += writeSync(opened, bytes, 0, bytes.length, from);
          if (length !== from + bytes.length) throw new Error("The disk took a part of what was written.");
          return from;
        },
        read(from, byteLength) {
          const bytes = Buffer.from(new ArrayBuffer(byteLength));
          readSync(opened, bytes, 0, byteLength, from);
          return bytes;
        },
      };
    },
    close() {
      if (descriptor !== null) closeSync(descriptor);
    },
  };
}
