import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Outcome } from "./outcome-figures.ts";

/** Outcomes are about a rule of the audit, or a kind of appeal for appeals without findings. Each also counts once here: these
 *  figures decide whether the hospital is called negotiable. */
export const ANY_SUBJECT = "any";

/** Writes an outcome down for each of these subjects, under ids that the sealed appeal alone knows. */
export async function recordOutcomes(
  transaction: Database,
  { hospital, subjects, outcome }: { hospital: string; subjects: readonly string[]; outcome: Outcome },
): Promise<string[]> {
  const { result, reductionPercent, daysToAnswer } = outcome;
  const outcomeIds: string[] = [];
  for (const subject of subjects) {
    const outcomeId = randomUUID();
    await transaction.execute(sql`
      insert into appeal_outcomes (outcome_id, hospital, subject, result, reduction_percent, days_to_answer)
      values (${outcomeId}, ${hospital}, ${subject}, ${result}, ${reductionPercent}, ${daysToAnswer})`);
    outcomeIds.push(outcomeId);
  }
  return outcomeIds;
}

export async function removeOutcomes(db: Database, outcomeIds: readonly string[]): Promise<void> {
  if (outcomeIds.length === 0) return;
  await db.execute(sql`delete from appeal_outcomes where outcome_id = any(${sql.param(outcomeIds)}::uuid[])`);
}
