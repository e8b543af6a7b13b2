import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isOneOf, isText, orNull, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import { ENFORCEMENT_ACTION_NAMES, type EnforcementAction } from "./enforcement-action.ts";

const MAX_SHOWN = 20;

/** What CMS did at a hospital, the latest first. `listedThrough`: the day of the list's latest action anywhere. */
export interface HospitalEnforcement {
  actions: { caseId: string; action: EnforcementAction; actedOn: string }[];
  listedThrough: string;
}

/** Null: the list has no action that is this hospital's for sure, or is not here. That says nothing of the hospital. */
export async function findEnforcement(db: Database, hospitalId: number): Promise<HospitalEnforcement | null> {
  const actions = await readRows(
    db,
    { caseId: isText, action: isOneOf(ENFORCEMENT_ACTION_NAMES), actedOn: isText },
    sql`
    select case_id as "caseId", action, acted_on::text as "actedOn" from enforcement_actions
    where hospital_id = ${hospitalId} order by acted_on desc, case_id desc, action limit ${MAX_SHOWN}`,
  );
  if (actions.length === 0) return null;
  const { through } = await readRow(
    db,
    { through: isText },
    sql`select max(acted_on)::text as through from enforcement_actions`,
  );
  return { actions, listedThrough: through };
}

/** How many hospitals each action was taken at, as far as CMS's list names one for sure. */
export interface EnforcementCounts {
  byAction: { action: EnforcementAction; hospitalCount: number }[];
  /** Actions with no certain hospital. */
  unmatchedCount: number;
  listedThrough: string;
}

/** Of a state, or of the country; null: the list is not here. */
export async function countEnforcement(
  db: Database,
  state: string | null,
): Promise<EnforcementCounts | null> {
  const inState = state === null ? sql`true` : sql`state = ${state}`;
  const [byAction, { through, unmatchedCount }] = await Promise.all([
    readRows(
      db,
      { action: isOneOf(ENFORCEMENT_ACTION_NAMES), hospitalCount: isInteger },
      sql`
      select action, count(distinct hospital_id)::int as "hospitalCount" from enforcement_actions
      where ${inState} and hospital_id is not null group by action
      order by array_position(${sql.param([...ENFORCEMENT_ACTION_NAMES])}::text[], action)`,
    ),
    readRow(
      db,
      { through: orNull(isText), unmatchedCount: isInteger },
      sql`
      select (select max(acted_on)::text from enforcement_actions) as through,
        (select count(*)::int from enforcement_actions where ${inState} and hospital_id is null) as "unmatchedCount"`,
    ),
  ]);
  return through === null ? null : { byAction, unmatchedCount, listedThrough: through };
}
