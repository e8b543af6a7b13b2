import { type SQL, sql } from "drizzle-orm";
import type { Hold } from "#app/domain/imports/hold.ts";
import type { Refusal } from "#app/domain/imports/import-outcome.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isFlag,
  isInteger,
  isListOf,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import type { SourceKind } from "./source.ts";

/** A source as the database has it; times are ISO texts. */
export interface SourceRow {
  sourceId: number;
  address: string;
  kind: SourceKind;
  addedAt: string;
  pausedAt: string | null;
  etag: string | null;
  lastModified: string | null;
  unsentLooks: number;
  checkedAt: string | null;
  nextLookAt: string;
  failures: number;
  failingSince: string | null;
  reason: string | null;
  written: string;
}

/** A price file of a source. `hospitalId`, `hospitalName`: of the import that its prices are of. */
export interface SourceFileRow {
  sourceFileId: number;
  sourceId: number;
  address: string;
  sourcePageUrl: string | null;
  locationNames: string[];
  isNamed: boolean;
  etag: string | null;
  lastModified: string | null;
  unsentLooks: number;
  sentAt: string | null;
  sha256: string | null;
  importId: number | null;
  hospitalId: number | null;
  hospitalName: string | null;
  checkedAt: string | null;
  changedAt: string | null;
  failures: number;
  failingSince: string | null;
  reason: string | null;
  written: string;
  refusal: Refusal | null;
  hold: Hold | null;
  acceptedSha256: string | null;
  alwaysAccepted: string[];
}

/** What this program wrote as JSON itself. */
const isOwnJson = <T>(value: unknown): value is T => typeof value === "object" && value !== null;
const isHold: Check<Hold> = (value): value is Hold => isOwnJson(value);
const isRefusal: Check<Refusal> = (value): value is Refusal => isOwnJson(value);

const SOURCE: Shape<SourceRow> = {
  sourceId: isInteger,
  address: isText,
  kind: isOneOf(["finder", "file"]),
  addedAt: isText,
  pausedAt: orNull(isText),
  etag: orNull(isText),
  lastModified: orNull(isText),
  unsentLooks: isInteger,
  checkedAt: orNull(isText),
  nextLookAt: isText,
  failures: isInteger,
  failingSince: orNull(isText),
  reason: orNull(isText),
  written: isText,
};

const SOURCE_FILE: Shape<SourceFileRow> = {
  sourceFileId: isInteger,
  sourceId: isInteger,
  address: isText,
  sourcePageUrl: orNull(isText),
  locationNames: isListOf(isText),
  isNamed: isFlag,
  etag: orNull(isText),
  lastModified: orNull(isText),
  unsentLooks: isInteger,
  sentAt: orNull(isText),
  sha256: orNull(isText),
  importId: orNull(isInteger),
  hospitalId: orNull(isInteger),
  hospitalName: orNull(isText),
  checkedAt: orNull(isText),
  changedAt: orNull(isText),
  failures: isInteger,
  failingSince: orNull(isText),
  reason: orNull(isText),
  written: isText,
  refusal: orNull(isRefusal),
  hold: orNull(isHold),
  acceptedSha256: orNull(isText),
  alwaysAccepted: isListOf(isText),
};

/** Sources as they were added, `which` of them: a condition on `sources s`. */
export function readSources(db: Database, which: SQL): Promise<SourceRow[]> {
  return readRows(
    db,
    SOURCE,
    sql`
    select source_id as "sourceId", address, kind, ${isoTime(sql`added_at`)} as "addedAt",
      ${isoTime(sql`paused_at`)} as "pausedAt", etag, last_modified as "lastModified", unsent_looks as "unsentLooks",
      ${isoTime(sql`checked_at`)} as "checkedAt", ${isoTime(sql`next_look_at`)} as "nextLookAt", failures,
      ${isoTime(sql`failing_since`)} as "failingSince", reason, written
    from sources s where ${which} order by source_id`,
  );
}

/** The price files of sources, in the order in which they were found; `which`: a condition on `source_files f`. */
export function readSourceFiles(db: Database, which: SQL): Promise<SourceFileRow[]> {
  return readRows(
    db,
    SOURCE_FILE,
    sql`
    select source_file_id as "sourceFileId", source_id as "sourceId", f.address, f.source_page_url as "sourcePageUrl",
      location_names as "locationNames", is_named as "isNamed", etag, last_modified as "lastModified",
      unsent_looks as "unsentLooks", ${isoTime(sql`sent_at`)} as "sentAt", f.sha256, f.import_id as "importId", hospital_id as "hospitalId",
      h.name as "hospitalName", ${isoTime(sql`checked_at`)} as "checkedAt", ${isoTime(sql`changed_at`)} as "changedAt",
      failures, ${isoTime(sql`failing_since`)} as "failingSince", reason, written, refusal, hold,
      accepted_sha256 as "acceptedSha256", always_accepted as "alwaysAccepted"
    from source_files f left join imports i using (import_id) left join hospitals h using (hospital_id)
    where ${which} order by source_file_id`,
  );
}
