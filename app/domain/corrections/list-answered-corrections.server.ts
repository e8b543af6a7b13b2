import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type AnsweredCorrection, CORRECTION_SUBJECTS } from "./correction.ts";

const MAX_SHOWN = 10;

/** The latest decisions on what was said to be wrong about a hospital, ten at most. */
export function listAnsweredCorrections(db: Database, hospitalId: number): Promise<AnsweredCorrection[]> {
  return readRows(
    db,
    {
      correctionId: isInteger,
      subject: isOneOf(CORRECTION_SUBJECTS),
      decision: isOneOf(["corrected", "as-published"]),
      answer: isText,
      decidedOn: isText,
    },
    sql`
    select correction_id as "correctionId", subject, decision, answer,
      (decided_at at time zone 'America/New_York')::date::text as "decidedOn"
    from corrections where hospital_id = ${hospitalId} and decision in ('corrected', 'as-published')
    order by decided_at desc, correction_id desc limit ${MAX_SHOWN}`,
  );
}
