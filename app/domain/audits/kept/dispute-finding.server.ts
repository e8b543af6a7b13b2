import { randomUUID } from "node:crypto";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { ReadFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { recordDispute, removeDisputes } from "./disputed-findings.server.ts";
import { type Dispute, disputeReasons, type KeptAudit } from "./kept-audit.ts";
import { keptAudits } from "./kept-audits.server.ts";

const longestComment = 300;

type SaidAgainst = Omit<Dispute, "disputeId" | "finding">;

/** A finding of an audit, by its place among them. */
export interface FindingPlace {
  auditId: string;
  finding: number;
}

/** What a form says against a finding. */
export function readDispute(
  fields: Readonly<Record<string, string>>,
): ReadFields<SaidAgainst, { reason?: "missing"; comment?: "too-long" }> {
  const reason = disputeReasons.find((one) => one === fields.reason);
  const comment = tidyLine(fields.comment ?? "");
  const isTooLong = comment.length > longestComment;
  if (!reason || isTooLong) {
    return {
      outcome: "invalid",
      problems: { ...(!reason && { reason: "missing" }), ...(isTooLong && { comment: "too-long" }) },
    };
  }
  const isShared = comment !== "" && fields.shareComment === "yes";
  return { outcome: "read", value: { reason, comment: comment || null, isShared } };
}

/** Saves a dispute that calls a finding wrong, in place of an earlier one: sealed in its audit, and without a name for the
 *  operator. "gone": the keeper has no such finding. */
export function disputeFinding(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  { auditId, finding: index, reason, comment, isShared }: FindingPlace & SaidAgainst,
): Promise<"noted" | "gone"> {
  return changeDisputes(db, keeper, auditId, index, async (transaction, { audit, disputes }) => {
    const { rule, kind, facts } = itemAt(audit.findings, index);
    const disputeId = randomUUID();
    await recordDispute(transaction, disputeId, {
      rule,
      kind,
      edition: facts.edition ? String(facts.edition) : null,
      reason,
      sharedComment: isShared ? comment : null,
      disputedOn: easternDay(clock.now()),
    });
    return [...disputes, { disputeId, finding: index, reason, comment, isShared }];
  });
}

/** Takes back what was said against a finding. */
export function takeBackDispute(
  db: Database,
  keeper: RecordKeeper,
  { auditId, finding }: FindingPlace,
): Promise<"noted" | "gone"> {
  return changeDisputes(db, keeper, auditId, finding, async (_, { disputes }) => disputes);
}

/** Once its owner says something about it, no other takes its place. `change` is given the audit without what was said against the finding so far. */
function changeDisputes(
  db: Database,
  keeper: RecordKeeper,
  auditId: string,
  finding: number,
  change: (transaction: Database, kept: KeptAudit) => Promise<KeptAudit["disputes"]>,
): Promise<"noted" | "gone"> {
  return db.transaction(async (transaction) => {
    const found = await keptAudits.lock(transaction, keeper, auditId);
    if (!found?.kept.audit.findings[finding]) return "gone";
    const { kept } = found;
    const former = kept.disputes.filter((dispute) => dispute.finding === finding);
    await removeDisputes(
      transaction,
      former.map(({ disputeId }) => disputeId),
    );
    const disputes = kept.disputes.filter((dispute) => dispute.finding !== finding);
    const changed = { ...kept, disputes: await change(transaction, { ...kept, disputes }) };
    const columns = { is_automatic: false };
    await keptAudits.replace(transaction, keeper, { id: auditId, kept: changed, columns });
    return "noted";
  });
}
