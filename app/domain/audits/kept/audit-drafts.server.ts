import { sql } from "drizzle-orm";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { SealedNotes } from "#app/domain/kept/sealed-notes.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { auditFactFields } from "../read-audit-facts.ts";
import type { AuditFactTexts } from "./fact-texts-of.ts";

/** Longer texts say nothing that an audit asks for. */
const MAX_TEXT_LENGTH = 100;

/** What the form for a bill's audit said when it was saved for later; none: it never was, or the audit is done. */
export const auditDrafts = new SealedNotes<AuditFactTexts>({
  table: sql`account_audit_drafts`,
  column: sql`sealed_fields`,
  purpose: "audit draft",
});

/** Keeps what a bill's form for an audit says so far, right or wrong, in place of what it said before. "gone": there is no
 *  such bill of the keeper's. */
export function saveAuditDraft(
  db: Database,
  keeper: RecordKeeper,
  { billId, fields }: { billId: string; fields: Readonly<Record<string, string>> },
  clock: Clock,
): Promise<"saved" | "gone"> {
  const texts = auditFactFields.map((name) => [name, (fields[name] ?? "").slice(0, MAX_TEXT_LENGTH)]);
  return auditDrafts.save(db, keeper, { billId, note: Object.fromEntries(texts) }, clock.now());
}
