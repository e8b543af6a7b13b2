import { sql } from "drizzle-orm";
import { matchAgain } from "#app/domain/assistance/matching/match-facilities.server.ts";
import { locateHospitals } from "#app/domain/hospitals/addresses/locate-hospitals.server.ts";
import type { RunOptions } from "#app/domain/imports/import-found.server.ts";
import { mergeTwins } from "#app/domain/imports/merge-twins.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { openGazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import { isText, readRow } from "#app/platform/db/read-rows.server.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import { lookAtSource, type SourceLook } from "./look-at-source.server.ts";
import { nameHospitals } from "./name-hospitals.server.ts";
import { openImportIntake } from "./open-import-intake.server.ts";
import { removeLeftovers } from "./partial-downloads.server.ts";
import { takeRoundLock } from "./round-lock.server.ts";
import { openRoundNotes, type RoundNotes } from "./round-notes.server.ts";
import { readSources, type SourceRow } from "./source-rows.server.ts";
import type { SourceServices } from "./source-services.ts";

/** Sites that are asked at once; each of them gets one request at a time. */
const HOSTS_AT_ONCE = 16;

export interface RoundScope {
  /** Null: all of them. */
  addresses: readonly string[] | null;
  /** Leaves out what is not due yet. */
  isDueOnly: boolean;
}

export interface RoundWatch {
  onStart?(count: number): void;
  onLooked?(look: SourceLook): void;
  onProgress?: RunOptions["onProgress"];
  /** A file came in, or did not. */
  onFileOver?(): void;
  /** An operator asked the round to end (`stopRound`). */
  onStopAsked?(): void;
}

export type Round =
  | { outcome: "made"; lookedCount: number; importedCount: number }
  /** Another process makes one. */
  | { outcome: "busy" };

/**
 * Looks at sources that are not paused, several hosts at a time, and imports what is new, one file after the other. One
 * process at a time makes a round. Ends early when the signal aborts, by throwing its reason: what came in stays.
 */
export async function makeRound(
  given: Omit<SourceServices, "intake">,
  { addresses, isDueOnly }: RoundScope,
  watch: RoundWatch = {},
): Promise<Round> {
  const { db, clock } = given;
  const lock = await takeRoundLock(db);
  if (lock === null) return { outcome: "busy" };
  try {
    await tidyFolder(given);
    const statesBefore = await digestStates(db);
    const sources = await readSources(
      db,
      sql`paused_at is null
        and ${isDueOnly ? sql`next_look_at <= ${clock.now().toISOString()}` : sql`true`}
        and ${addresses === null ? sql`true` : sql`address = any(${sql.param(addresses)})`}`,
    );
    watch.onStart?.(sources.length);
    const notes = await openRoundNotes(db, {
      sourceCount: sources.length,
      onStop: () => watch.onStopAsked?.(),
    });
    try {
      const { lookedCount, importedCount } = await lookAndImport(given, sources, withNotes(watch, notes));
      if (importedCount > 0) await settleHospitals(given);
      await nameHospitals(db);
      if ((await digestStates(db)) !== statesBefore) await countDataChange(db);
      return { outcome: "made", lookedCount, importedCount };
    } finally {
      await notes.close();
    }
  } finally {
    await lock.release();
  }
}

function withNotes(watch: RoundWatch, notes: RoundNotes): RoundWatch {
  return {
    onLooked(look) {
      notes.noteLooked();
      watch.onLooked?.(look);
    },
    onProgress(progress) {
      notes.noteProgress(progress);
      watch.onProgress?.(progress);
    },
    onFileOver: () => notes.noteFileOver(),
  };
}

async function lookAndImport(
  services: Omit<SourceServices, "intake">,
  sources: readonly SourceRow[],
  watch: RoundWatch,
): Promise<{ lookedCount: number; importedCount: number }> {
  const { signal, keeping } = services;
  const { onProgress, onFileOver } = watch;
  const maxBytes = MRF_CHECK_DEFAULTS.maxBytes;
  const intake = openImportIntake(services.db, { maxBytes, keeping, signal, onProgress, onFileOver });
  const lookedCount = await lookAtAll({ ...services, intake }, sources, watch).catch(
    async (error: unknown) => {
      await intake.end().catch(() => {});
      throw error;
    },
  );
  const { importedCount } = await intake.end();
  return { lookedCount, importedCount };
}

/** Sources of one host follow each other. What one of them throws ends the round when the others' looks are over. */
async function lookAtAll(
  services: SourceServices,
  sources: readonly SourceRow[],
  { onLooked }: RoundWatch,
): Promise<number> {
  const hosts = new Map<string, SourceRow[]>();
  for (const source of sources) {
    const { host } = new URL(source.address);
    hosts.set(host, [...(hosts.get(host) ?? []), source]);
  }
  const waiting = [...hosts.values()];
  let lookedCount = 0;
  const failures: unknown[] = [];
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && failures.length === 0; next = waiting.shift()) {
      for (const source of next) {
        services.signal.throwIfAborted();
        const look = await lookAtSource(services, source);
        onLooked?.(look);
        lookedCount += 1;
      }
    }
  }
  await Promise.all(
    Array.from({ length: HOSTS_AT_ONCE }, () => work().catch((error: unknown) => void failures.push(error))),
  );
  if (failures.length > 0) throw failures[0];
  return lookedCount;
}

/** What `npx faircharge import` does behind a run, too. */
async function settleHospitals({ db, signal }: Pick<SourceServices, "db" | "signal">): Promise<void> {
  await mergeTwins(db, signal);
  await matchAgain(db);
  await locateHospitals(db, openGazetteer());
}

/** Another text where pages show another state of a source's file. That it was asked for again is shown from the next day on. */
async function digestStates(db: SourceServices["db"]): Promise<string> {
  const { digest } = await readRow(
    db,
    { digest: isText },
    sql`select md5(coalesce(string_agg(concat_ws(' ', source_file_id, named_hospital_id, reason, failing_since, held_at), ','
      order by source_file_id), '')) as digest from source_files`,
  );
  return digest;
}

async function tidyFolder({ db, folder }: Pick<SourceServices, "db" | "folder">): Promise<void> {
  const { rows } = await db.$client.query<{ id: number; sha256: string | null; accepted: string | null }>(
    `select source_file_id as id, case when hold is not null then sha256 end as sha256, accepted_sha256 as accepted
     from source_files`,
  );
  await removeLeftovers(folder, {
    sourceFileIds: new Set(rows.map(({ id }) => id)),
    heldSha256: new Set(
      rows.flatMap(({ sha256, accepted }) => [sha256, accepted]).filter((one) => one !== null),
    ),
  }).catch((error: unknown) => logFailure("Leftovers of downloads stay", error));
}
