import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isText, orNull, readRows, type Shape } from "#app/platform/db/read-rows.server.ts";
import { cityName } from "../addresses/listed-address.ts";

/** A hospital whose prices are here, with the price file that they are out of; samples are none. */
export type PublishedHospital = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  importId: number;
  /** ISO day of the import. */
  importedOn: string;
};

/** A range of hospital numbers in which there are any, and the day of the latest import among them. */
export type PublishedRange = { rangeNo: number; lastImportedOn: string };

/** The ranges of `size` hospital numbers, counted from 1, that have published hospitals. */
export async function listPublishedRanges(
  db: Database,
  { size }: { size: number },
): Promise<PublishedRange[]> {
  return readRows(
    db,
    { rangeNo: isInteger, lastImportedOn: isText },
    sql`
    select (h.hospital_id - 1) / ${size}::int + 1 as "rangeNo", ${isoDay(sql`max(i.imported_at)`)} as "lastImportedOn"
    from ${PUBLISHED} group by 1 order by 1`,
  );
}

/** The published hospitals with numbers above `after`, up to and with `upTo`, by number; at most `limit`. */
export async function listPublishedHospitals(
  db: Database,
  { after, upTo, limit }: { after: number; upTo: number; limit: number },
): Promise<PublishedHospital[]> {
  const rows = await readRows<PublishedHospital>(
    db,
    PUBLISHED_ROW,
    sql`
    select h.hospital_id as "hospitalId", h.short_id as "shortId", h.name, h.city, h.state, i.import_id as "importId",
      ${isoDay(sql`i.imported_at`)} as "importedOn"
    from ${PUBLISHED} and h.hospital_id > ${after} and h.hospital_id <= ${upTo}
    order by h.hospital_id limit ${limit}`,
  );
  return rows.map((row) => ({ ...row, city: cityName(row.city) }));
}

const PUBLISHED_ROW: Shape<PublishedHospital> = {
  hospitalId: isInteger,
  shortId: isText,
  name: isText,
  city: orNull(isText),
  state: isText,
  importId: isInteger,
  importedOn: isText,
};

const PUBLISHED = sql`hospitals h join imports i on i.hospital_id = h.hospital_id and i.import_id = h.current_import_id
  where not h.is_sample`;

function isoDay(time: ReturnType<typeof sql>) {
  return sql`to_char(${time} at time zone 'UTC', 'YYYY-MM-DD')`;
}
