import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";
import { type RuleId, ruleIds } from "./rule-ids.ts";

/** The rules whose findings the operator has told as questions without an amount, whatever they rest on. */
export async function listAskedRules(db: Database): Promise<ReadonlySet<RuleId>> {
  const rows = await readRows(
    db,
    { rule: isOneOf(ruleIds) },
    sql`select rule from asked_rules where rule = any(${sql.param(ruleIds)}::text[])`,
  );
  return new Set(rows.map(({ rule }) => rule));
}

/** From now on audits tell a rule's findings as questions, or again as the rule tells them. */
export async function askRule(
  db: Database,
  { rule, isAsked, now }: { rule: RuleId; isAsked: boolean; now: Date },
): Promise<void> {
  await db.execute(
    isAsked
      ? sql`insert into asked_rules (rule, since) values (${rule}, ${now}) on conflict do nothing`
      : sql`delete from asked_rules where rule = ${rule}`,
  );
}
