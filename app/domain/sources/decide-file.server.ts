import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { readSourceFiles } from "./source-rows.server.ts";

export const DECISIONS = ["accept", "accept-always", "reject"] as const;
export type Decision = (typeof DECISIONS)[number];

export type Decided =
  | { outcome: "decided"; sourceAddress: string }
  /** Nothing of this number waits any more, or other bytes than those that were looked at. */
  | { outcome: "gone" };

/**
 * Decides on the bytes of a file that is held. Accepted ones come in at the next look, which is due at once;
 * `accept-always`: the reasons that held them hold no later file of this source. Of rejected ones the former prices stay.
 */
export async function decideFile(
  db: Database,
  {
    sourceFileId,
    sha256,
    decision,
    now,
  }: { sourceFileId: number; sha256: string; decision: Decision; now: Date },
): Promise<Decided> {
  return db.transaction(async (transaction) => {
    await transaction.execute(
      sql`select from source_files where source_file_id = ${sourceFileId} for update`,
    );
    const [file] = await readSourceFiles(
      transaction,
      sql`f.source_file_id = ${sourceFileId} and f.sha256 = ${sha256}`,
    );
    if (!file?.hold) return { outcome: "gone" };
    const { hold, sourceId } = file;
    const always = decision === "accept-always" ? hold.reasons : [];
    await transaction.execute(sql`
      update source_files set hold = null, held_at = null,
        accepted_sha256 = ${decision === "reject" ? sql`null` : sql`sha256`},
        reason = ${decision === "reject" ? "rejected" : null}, written = '', refusal = null,
        always_accepted = array(select distinct unnest(always_accepted || ${sql.param(always)}::text[]) order by 1)
      where source_file_id = ${sourceFileId}`);
    await transaction.execute(sql`
      insert into source_decisions (source_id, file_address, sha256, decision, reasons, decided_at)
      values (${sourceId}, ${file.address}, ${sha256}, ${decision}, ${sql.param(hold.reasons)}, ${now.toISOString()})`);
    const { rows } = await transaction.execute<{ address: string }>(sql`
      update sources set next_look_at = ${now.toISOString()} where source_id = ${sourceId} returning address`);
    return { outcome: "decided", sourceAddress: rows[0]?.address ?? "" };
  });
}
