import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { type RuleId, ruleIds } from "../rule-ids.ts";
import { type DisputeReason, disputeReasons } from "./kept-audit.ts";

/** A finding that a user called wrong, as the operator sees it: nothing leads to the user. */
export interface DisputedFinding {
  rule: RuleId;
  /** Which of the rule's sentences it was. */
  kind: string;
  /** Of the coding edits that it rests on; null: none. */
  edition: string | null;
  reason: DisputeReason;
  /** Only where they agreed to share it. */
  sharedComment: string | null;
  /** ISO day. */
  disputedOn: string;
}

/** Writes a dispute down for the operator, under an id that sealed audits of its bill alone know. */
export async function recordDispute(
  db: Database,
  disputeId: string,
  { rule, kind, edition, reason, sharedComment, disputedOn }: DisputedFinding,
): Promise<void> {
  await db.execute(sql`
    insert into disputed_findings (dispute_id, rule, kind, edition, reason, shared_comment, disputed_on)
    values (${disputeId}, ${rule}, ${kind}, ${edition}, ${reason}, ${sharedComment}, ${disputedOn})`);
}

export async function removeDisputes(db: Database, disputeIds: readonly string[]): Promise<void> {
  if (disputeIds.length === 0) return;
  await db.execute(
    sql`delete from disputed_findings where dispute_id = any(${sql.param(disputeIds)}::uuid[])`,
  );
}

/** Every finding that was called wrong, the latest first. */
export function listDisputedFindings(db: Database): Promise<DisputedFinding[]> {
  return readRows(
    db,
    {
      rule: isOneOf(ruleIds),
      kind: isText,
      edition: orNull(isText),
      reason: isOneOf(disputeReasons),
      sharedComment: orNull(isText),
      disputedOn: isText,
    },
    sql`select rule, kind, edition, reason, shared_comment as "sharedComment",
          to_char(disputed_on, 'YYYY-MM-DD') as "disputedOn"
        from disputed_findings order by disputed_on desc, rule, kind, dispute_id`,
  );
}
