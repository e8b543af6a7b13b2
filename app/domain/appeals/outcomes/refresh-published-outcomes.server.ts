import { randomInt } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { appealResults } from "../appeal.ts";
import { figuresOf, isReduction } from "./outcome-figures.ts";
import { ANY_SUBJECT } from "./outcome-rows.server.ts";

/** A group's figures are renewed after a random number of changes from this to that. So no one can know whose change was the
 *  last, or how many changes there were. */
const [MIN_BATCH, MAX_BATCH] = [5, 9];
/** That a hospital lowers bills is told from so many reductions on. */
const MIN_REDUCTIONS = 3;

interface Group {
  hospital: string;
  subject: string;
}

/** Publishes the figures of every group in which enough outcomes have come or gone. */
export async function refreshPublishedOutcomes({ db }: { db: Database }): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('published outcomes'))`);
    await followMergedHospitals(transaction);
    await transaction.execute(sql`
      insert into published_outcomes (hospital, subject, counted_count, batch_size, is_negotiable)
      select distinct hospital, subject, 0, ${MIN_BATCH}::int
        + floor(random() * ${MAX_BATCH - MIN_BATCH + 1}::int)::int, false
      from appeal_outcomes on conflict do nothing`);
    const groups = await readRows(
      transaction,
      { hospital: isText, subject: isText },
      sql`select hospital, subject
          from published_outcomes p
          left join lateral (
            select count(*) filter (where is_counted) as still, count(*) filter (where not is_counted) as added
            from appeal_outcomes o where o.hospital = p.hospital and o.subject = p.subject
          ) as rows on true
          where added + (counted_count - still) >= batch_size`,
    );
    for (const group of groups) await publish(transaction, group);
  });
}

async function publish(transaction: Database, { hospital, subject }: Group): Promise<void> {
  const outcomes = await readRows(
    transaction,
    { result: isOneOf(appealResults), reductionPercent: orNull(isInteger), daysToAnswer: isInteger },
    sql`update appeal_outcomes set is_counted = true where hospital = ${hospital} and subject = ${subject}
        returning result, reduction_percent as "reductionPercent", days_to_answer as "daysToAnswer"`,
  );
  const isNegotiable = subject === ANY_SUBJECT && outcomes.filter(isReduction).length >= MIN_REDUCTIONS;
  // Figures of all subjects next to those of each would reveal what lies between two batches.
  const figures = subject === ANY_SUBJECT ? null : figuresOf(outcomes);
  await transaction.execute(sql`
    update published_outcomes
    set counted_count = ${outcomes.length}, batch_size = ${randomInt(MIN_BATCH, MAX_BATCH + 1)},
      is_negotiable = ${isNegotiable}, figures = ${figures && JSON.stringify(figures)}::jsonb
    where hospital = ${hospital} and subject = ${subject}`);
}

/** Outcomes of a hospital that became a part of another come to that one, as new ones. */
async function followMergedHospitals(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    update appeal_outcomes o set hospital = h.short_id, is_counted = false
    from merged_hospitals m join hospitals h using (hospital_id) where o.hospital = m.short_id`);
  await transaction.execute(
    sql`delete from published_outcomes where hospital in (select short_id from merged_hospitals)`,
  );
}
