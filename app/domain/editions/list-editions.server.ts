import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import type { Edition, EditionChanges, FileAbsence } from "./edition.ts";

/** A file of each day for more than a year. */
export const MAX_EDITIONS = 500;
const MAX_ABSENCES = 1_000;

type Row = Omit<Edition, "changes" | "absences"> & {
  [Name in keyof EditionChanges]: EditionChanges[Name] | null;
};

const ROW: Shape<Row> = {
  importId: isInteger,
  isCurrent: isFlag,
  fileName: isText,
  sourceUrl: orNull(isText),
  sha256: isText,
  sizeBytes: isNumber,
  template: isText,
  fileDate: orNull(isText),
  firstSeenAt: isText,
  lastSeenAt: orNull(isText),
  rowCount: isInteger,
  chargeCount: isInteger,
  negotiatedChargeCount: isInteger,
  payerCount: isInteger,
  priceCount: isInteger,
  comparedCount: orNull(isInteger),
  upCount: orNull(isInteger),
  downCount: orNull(isInteger),
  medianRatio: orNull(isNumber),
};

const ABSENCE_ROW: Shape<FileAbsence> = {
  importId: isInteger,
  goneAt: isText,
  lastGoneAt: isText,
  looks: isInteger,
  backAt: orNull(isText),
};

/** Every edition of a hospital's price file that this site imported, newest by the files' own dates first. */
export async function listEditions(db: Database, hospitalId: number): Promise<Edition[]> {
  const [rows, absences] = await Promise.all([
    readRows(
      db,
      ROW,
      sql`
      select i.import_id as "importId", h.current_import_id is not distinct from i.import_id as "isCurrent",
        i.file_name as "fileName", i.source_url as "sourceUrl", i.sha256, i.size_bytes::float8 as "sizeBytes", i.template,
        i.file_date::text as "fileDate", ${isoTime(sql`i.imported_at`)} as "firstSeenAt",
        ${isoTime(sql`i.last_seen_at`)} as "lastSeenAt", i.row_count as "rowCount", i.charge_count as "chargeCount",
        i.negotiated_charge_count as "negotiatedChargeCount", i.payer_count as "payerCount",
        i.price_count as "priceCount", e.compared_count as "comparedCount", e.up_count as "upCount",
        e.down_count as "downCount", e.median_ratio as "medianRatio"
      from imports i join hospitals h using (hospital_id) left join edition_changes e using (import_id)
      where i.hospital_id = ${hospitalId}
      order by i.file_date desc nulls last, i.import_id desc limit ${MAX_EDITIONS}`,
    ),
    readRows(
      db,
      ABSENCE_ROW,
      sql`
      select a.import_id as "importId", ${isoTime(sql`a.gone_at`)} as "goneAt",
        ${isoTime(sql`a.last_gone_at`)} as "lastGoneAt", a.looks, ${isoTime(sql`a.back_at`)} as "backAt"
      from file_absences a join imports i using (import_id) where i.hospital_id = ${hospitalId}
      order by a.gone_at desc limit ${MAX_ABSENCES}`,
    ),
  ]);
  return rows.map(({ comparedCount, upCount, downCount, medianRatio, ...edition }) => ({
    ...edition,
    changes:
      comparedCount === null || upCount === null || downCount === null
        ? null
        : { comparedCount, upCount, downCount, medianRatio },
    absences: absences.filter(({ importId }) => importId === edition.importId),
  }));
}
