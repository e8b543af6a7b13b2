import path from "node:path";
import { makeRound, type Round } from "#app/domain/sources/make-round.server.ts";
import { openSourceHosts } from "#app/domain/sources/source-hosts.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { openPoliteWeb } from "#app/platform/http/downloads/open-polite-web.server.ts";

export const COUNTY_PAUSE_MS = 20;

/** A round of the sources that are due at a simulated time. */
export function makeCountyRound(
  db: PooledDatabase,
  {
    now,
    dataDir,
    signal = new AbortController().signal,
  }: { now: Date; dataDir: string; signal?: AbortSignal },
): Promise<Round> {
  const clock = { now: () => now };
  const web = openPoliteWeb({
    name: "Faircharge",
    userAgent: "Faircharge/1.0 (+https://prices.example.org)",
    pauseMs: COUNTY_PAUSE_MS,
    clock,
    notes: openSourceHosts(db),
    isPublic: false,
    idleTimeoutMs: 2_000,
    minBytesPerMinute: 1,
    signal,
  });
  const services = {
    db,
    web,
    clock,
    random: Math.random,
    folder: path.join(dataDir, "sources"),
    intervalMs: 24 * 3600 * 1000,
    maxFileBytes: 1_000_000_000,
    keepFreeBytes: 1_000_000,
    signal,
  };
  return makeRound(services, { addresses: null, isDueOnly: true });
}
