import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SourceKind } from "./source.ts";
import { readSourceAddress } from "./source-address.ts";

export type AddedSource =
  | { outcome: "added" | "known"; address: string; kind: SourceKind }
  | { outcome: "no-address"; written: string };

/** Adds sources that are due at once; one that is known stays as it is. */
export async function addSources(
  db: Database,
  written: readonly string[],
  now: Date,
): Promise<AddedSource[]> {
  const results: AddedSource[] = [];
  for (const one of written) {
    const read = readSourceAddress(one);
    if (read === null) {
      results.push({ outcome: "no-address", written: one });
      continue;
    }
    const { address, kind } = read;
    const { rowCount } = await db.execute(sql`
      with added as (
        insert into sources (address, kind, added_at, next_look_at)
        values (${address}, ${kind}, ${now.toISOString()}, ${now.toISOString()})
        on conflict (address) do nothing returning source_id),
      its_file as (
        insert into source_files (source_id, address) select source_id, ${address} from added where ${kind === "file"})
      select from added`);
    results.push({ outcome: rowCount === 1 ? "added" : "known", address, kind });
  }
  return results;
}
