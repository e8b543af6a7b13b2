import { type SQL, sql } from "drizzle-orm";
import type { Hold } from "#app/domain/imports/hold.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type SourceKind, type SourceReason, type SourceState, type Why, why } from "./source.ts";
import { readSourceFiles, readSources, type SourceFileRow, type SourceRow } from "./source-rows.server.ts";

/** A price file of a source, and how it is. Times are ISO texts. `why`: null where nothing is to be said. */
export interface ListedFile {
  sourceFileId: number;
  address: string;
  /** Null = none of its files came in yet. */
  hospitalName: string | null;
  hospitalId: number | null;
  locationNames: string[];
  importId: number | null;
  state: Exclude<SourceState, "paused">;
  why: Why | null;
  hold: Hold | null;
  sha256: string | null;
  checkedAt: string | null;
  changedAt: string | null;
  failingSince: string | null;
}

export interface ListedSource {
  sourceId: number;
  address: string;
  kind: SourceKind;
  state: SourceState;
  why: Why | null;
  files: ListedFile[];
  checkedAt: string | null;
  /** When a file of it changed last. */
  changedAt: string | null;
  nextLookAt: string;
  failures: number;
  failingSince: string | null;
}

/** Sources with their files, as they were added: all, or those that a condition on `sources s` picks. */
export async function listSources(db: Database, which: SQL = sql`true`): Promise<ListedSource[]> {
  const sources = await readSources(db, which);
  const files = await readSourceFiles(
    db,
    sql`f.source_id = any(${sql.param(sources.map(({ sourceId }) => sourceId))})`,
  );
  const bySource = new Map<number, ListedFile[]>(sources.map(({ sourceId }) => [sourceId, []]));
  for (const file of files) bySource.get(file.sourceId)?.push(listedFile(file));
  return sources.map((source) => listed(source, bySource.get(source.sourceId) ?? []));
}

/** A price file of a source by its number; null = there is none. */
export async function findFile(db: Database, sourceFileId: number): Promise<ListedFile | null> {
  const [file] = await readSourceFiles(db, sql`f.source_file_id = ${sourceFileId}`);
  return file ? listedFile(file) : null;
}

function listedFile(file: SourceFileRow): ListedFile {
  const { reason, written, refusal, hold } = file;
  const reasons: Why | null = reason === null ? null : { reason: reason as SourceReason, written, refusal };
  return {
    sourceFileId: file.sourceFileId,
    address: file.address,
    hospitalName: file.hospitalName,
    hospitalId: file.hospitalId,
    locationNames: file.locationNames,
    importId: file.importId,
    state: hold !== null ? "quarantined" : reasons === null && file.importId !== null ? "current" : "failing",
    why: reasons ?? (hold === null && file.importId === null ? why("not-asked-yet") : null),
    hold,
    sha256: file.sha256,
    checkedAt: file.checkedAt,
    changedAt: file.changedAt,
    failingSince: file.failingSince,
  };
}

function listed(source: SourceRow, files: ListedFile[]): ListedSource {
  const own: Why | null = source.reason === null ? null : why(source.reason as SourceReason, source.written);
  const failing = files.find(({ state }) => state === "failing");
  const reasons = own ?? failing?.why ?? (source.checkedAt === null ? why("not-asked-yet") : null);
  const isHeld = files.some(({ state }) => state === "quarantined");
  const state = isHeld ? "quarantined" : reasons !== null ? "failing" : "current";
  return {
    sourceId: source.sourceId,
    address: source.address,
    kind: source.kind,
    state: source.pausedAt !== null ? "paused" : state,
    why: reasons,
    files,
    checkedAt: source.checkedAt,
    changedAt:
      files
        .flatMap(({ changedAt }) => changedAt ?? [])
        .sort()
        .at(-1) ?? null,
    nextLookAt: source.nextLookAt,
    failures: source.failures,
    failingSince: source.failingSince,
  };
}
