import { listTwins } from "#app/domain/hospitals/matching/list-merge-proposals.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { mergeHospitals } from "./merge-hospitals.server.ts";

/**
 * Merges the hospitals that are one under the rule of imports, each pair with a record. An older version or files between them
 * left such pairs. Returns how many were merged; an immediate second call merges none.
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
