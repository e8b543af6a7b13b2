import { sql } from "drizzle-orm";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { ListedAction } from "./enforcement-action.ts";
import { type EnforcementMatches, matchEnforcement } from "./match-enforcement.server.ts";

/** Puts CMS's list in place of the one that was here, and finds its hospitals, in one transaction. */
export function importEnforcement(
  db: PooledDatabase,
  actions: readonly ListedAction[],
): Promise<EnforcementMatches> {
  const rows = actions.map(({ caseId, action, actedOn, hospitalName, street, city, state }) => ({
    ...{ case_id: caseId, action, acted_on: actedOn, hospital_name: hospitalName, street, city, state },
  }));
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`lock table enforcement_actions in share row exclusive mode`);
    await transaction.execute(sql`delete from enforcement_actions`);
    await transaction.execute(sql`
      insert into enforcement_actions (case_id, action, acted_on, hospital_name, street, city, state)
      select case_id, action, acted_on, hospital_name, street, city, state
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) a(
        case_id text, action text, acted_on date, hospital_name text, street text, city text, state text)`);
    const matches = await matchEnforcement(transaction);
    await countDataChange(transaction);
    return matches;
  });
}
