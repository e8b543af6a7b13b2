import { debtRights, type KnownRight } from "./debt-rights.ts";
import { limitationPeriods } from "./limitation-periods.ts";
import { rightsPath } from "./rights-path.ts";

/** A row of the open data, as PostgreSQL reads it. */
function rowOfRight(right: KnownRight) {
  return {
    ...right,
    page: `${rightsPath(right.state)}#${right.key}`,
    binds: right.binds.join("; "),
    amount_cents: right.amountCents,
    poverty_percent: right.povertyPercent,
    in_force_from: right.inForceFrom,
    in_force_until: right.inForceUntil,
    may_be_overridden: right.isPreemptionDisputed ?? false,
    read_on: right.readOn,
  };
}

const rows = [
  ...debtRights.map(rowOfRight),
  ...limitationPeriods.map((period) => ({
    ...period,
    topic: "time-to-sue",
    key: `${period.state.toLowerCase()}-time-${period.contract}`,
    page: `${rightsPath(period.state)}#time-to-sue`,
    binds: period.binds.join("; "),
    in_force_from: period.inForceFrom,
    may_be_overridden: false,
    read_on: period.readOn,
  })),
];

const literal = `'${JSON.stringify(rows).replaceAll("'", "''")}'`;

/** States' rules on medical debt and times to sue as a table in SQL, those in force on the day of the database. */
export const rightsRowsSql = `json_to_recordset(${literal}::json) as rights(
    state text, topic text, key text, page text, binds text, amount_cents bigint, percent numeric, poverty_percent numeric,
    days int, years int, citation text, in_force_from date, in_force_until date, may_be_overridden boolean,
    read text, sureness text, read_on date, source text)
  where coalesce(in_force_from <= current_date, true) and coalesce(in_force_until >= current_date, true)`;
