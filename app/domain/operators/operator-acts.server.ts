import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { OPERATOR_ACTS, type OperatorAct } from "./operator.ts";

const MAX_ABOUT_CHARACTERS = 500;

/** Writes down what an operator did. */
export async function noteAct(
  db: Pick<Database, "execute">,
  { accountId, act, about, now }: { accountId: string; act: OperatorAct; about: string; now: Date },
): Promise<void> {
  await db.execute(sql`
    insert into operator_acts (account_id, act, about, acted_at)
    values (${accountId}, ${act}, ${about.slice(0, MAX_ABOUT_CHARACTERS)}, ${now})`);
}

/** `accountId`: null = the account is gone. */
export interface ListedAct {
  actId: number;
  accountId: string | null;
  act: OperatorAct;
  about: string;
  actedAt: string;
}

/** What operators did, the latest first. */
export function listActs(db: Database, limit: number): Promise<ListedAct[]> {
  return readRows(
    db,
    {
      actId: isInteger,
      accountId: orNull(isText),
      act: isOneOf(OPERATOR_ACTS),
      about: isText,
      actedAt: isText,
    },
    sql`
    select act_id as "actId", account_id as "accountId", act, about, ${isoTime(sql`acted_at`)} as "actedAt"
    from operator_acts order by act_id desc limit ${limit}`,
  );
}
