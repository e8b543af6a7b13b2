import { sql } from "drizzle-orm";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import {
  CORRECTION_SENDERS,
  CORRECTION_SUBJECTS,
  type CorrectionDecision,
  type OpenCorrection,
} from "./correction.ts";

/** Returns what no one has decided on yet: the most harmful subject first, the oldest of each before others. */
export async function listOpenCorrections(
  db: Database,
  limit: number,
): Promise<{ corrections: OpenCorrection[]; total: number }> {
  const [corrections, { total }] = await Promise.all([
    readRows(
      db,
      {
        correctionId: isInteger,
        hospitalName: isText,
        hospitalShortId: isText,
        subject: isOneOf(CORRECTION_SUBJECTS),
        sender: isOneOf(CORRECTION_SENDERS),
        says: isText,
        evidence: isText,
        sentAt: isText,
      },
      sql`
      select correction_id as "correctionId", h.name as "hospitalName", h.short_id as "hospitalShortId", subject, sender,
        says, evidence, ${isoTime(sql`sent_at`)} as "sentAt"
      from corrections join hospitals h using (hospital_id) where decision is null
      order by array_position(${sql.param([...CORRECTION_SUBJECTS])}::text[], subject), sent_at, correction_id limit ${limit}`,
    ),
    readRow(
      db,
      { total: isInteger },
      sql`select count(*)::int as total from corrections where decision is null`,
    ),
  ]);
  return { corrections, total };
}

/**
 * Decides on a correction; `answer` is what everyone reads next to the decision. The texts of a dismissed one are deleted.
 * Returns the hospital's name. Null: no correction with this number waits any more.
 */
export async function decideCorrection(
  db: Database,
  {
    correctionId,
    decision,
    answer,
    now,
  }: { correctionId: number; decision: CorrectionDecision; answer: string; now: Date },
): Promise<string | null> {
  const isDismissed = decision === "dismissed";
  return db.transaction(async (transaction) => {
    const [decided] = await readRows(
      transaction,
      { hospitalName: isText },
      sql`
      update corrections c set decision = ${decision}, answer = ${isDismissed ? "" : answer}, decided_at = ${now},
        says = case when ${isDismissed} then '' else says end,
        evidence = case when ${isDismissed} then '' else evidence end
      from hospitals h
      where c.correction_id = ${correctionId} and c.decision is null and h.hospital_id = c.hospital_id
      returning h.name as "hospitalName"`,
    );
    if (!decided) return null;
    if (!isDismissed) await countDataChange(transaction);
    return decided.hospitalName;
  });
}
