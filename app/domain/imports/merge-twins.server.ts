import { listTwins } from "#app/domain/hospitals/matching/list-merge-proposals.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { mergeHospitals } from "./merge-hospitals.server.ts";

/**
 * Merges the hospitals that are one by the rule of imports, as an older version or files between them left them, each pair
 * with a record. Returns how many were merged; at once again it is none.
 */
export async function mergeTwins(db: PooledDatabase, signal?: AbortSignal): Promise<number> {
  let mergedCount = 0;
  for (;;) {
    const before = mergedCount;
    for (const { keep, other, by } of await listTwins(db)) {
      if (signal?.aborted) return mergedCount;
      const { outcome } = await mergeHospitals(db, { keepId: keep.id, otherId: other.id, by });
      if (outcome === "merged") mergedCount++;
    }
    // A hospital of three comes in the next round.
    if (mergedCount === before) return mergedCount;
  }
}
