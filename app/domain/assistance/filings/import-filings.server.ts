import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { lockFilings } from "../lock-filings.server.ts";
import { matchFacilities } from "../matching/match-facilities.server.ts";
import type { ReadFiling } from "./filing.ts";
import type { ReturnSource } from "./find-return-sources.server.ts";
import { readReturn } from "./read-return.server.ts";
import type { ReturnMember } from "./return-members.server.ts";
import { storeFilings } from "./store-filings.server.ts";

export interface ImportedSource {
  fileName: string;
  /** New filings; `unchanged` of them were there before, by the same bytes. */
  imported: number;
  unchanged: number;
  /** Returns that are none of a hospital's, or of years before 2014. */
  withoutScheduleH: number;
  before2014: number;
  /** Members that could not be read; the rest came in. */
  broken: { memberName: string; told: string }[];
  /** Why the zip could not be read to its end; null: it was. */
  endedBy: string | null;
}

/**
 * Imports the filings of one source, in one transaction after the reading. It adds them, finds the current one of each EIN again,
 * matches hospitals and rebuilds their policies. The same bytes again change nothing, whatever the order.
 */
export async function importFilings(
  db: PooledDatabase,
  source: ReturnSource,
  { isSample = false, signal }: { isSample?: boolean; signal?: AbortSignal } = {},
): Promise<ImportedSource> {
  const { filings, ...result } = await readSource(source, signal);
  const imported = await inTransaction(db, async (client) => {
    await lockFilings(client);
    const stored = await storeFilings(client, filings, isSample);
    if (stored > 0) await matchFacilities(client);
    return stored;
  });
  return { ...result, imported, unchanged: filings.length - imported };
}

type SourceReading = Omit<ImportedSource, "imported" | "unchanged"> & { filings: ReadFiling[] };

async function readSource({ fileName, members }: ReturnSource, signal?: AbortSignal): Promise<SourceReading> {
  const filings = new Map<string, ReadFiling>();
  const reading = { fileName, withoutScheduleH: 0, before2014: 0, broken: [] as SourceReading["broken"] };
  let endedBy: string | null = null;
  try {
    for await (const member of members()) {
      signal?.throwIfAborted();
      const read = await readMember(member);
      if (read.outcome === "broken") reading.broken.push({ memberName: member.name, told: read.told });
      else if (read.outcome === "filing") {
        const { filing, sha256 } = read;
        filings.set(sha256, { filing, sha256, fileName, memberName: member.name });
      } else if (read.why === "before-2014") reading.before2014++;
      else reading.withoutScheduleH++;
    }
  } catch (error) {
    signal?.throwIfAborted();
    endedBy = error instanceof Error ? error.message : String(error);
  }
  return { ...reading, endedBy, filings: [...filings.values()] };
}

async function readMember(member: ReturnMember) {
  if (member.outcome === "broken") return member;
  if (member.outcome === "without-schedule-h") return { outcome: "left-out", why: "no-schedule-h" } as const;
  try {
    return await readReturn(await member.open());
  } catch (error) {
    return { outcome: "broken", told: error instanceof Error ? error.message : String(error) } as const;
  }
}
