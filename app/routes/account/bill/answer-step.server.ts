import type { AppLoadContext } from "@remix-run/node";
import { sayFactProblems } from "#app/content/words/say-fact-problems.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { saveAuditDraft } from "#app/domain/audits/kept/audit-drafts.server.ts";
import { likelyFactsOf } from "#app/domain/audits/kept/likely-facts.server.ts";
import { type AuditFactField, readAuditFacts } from "#app/domain/audits/read-audit-facts.ts";
import { askForAudit } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import type { AccountAccess } from "../frame/gate.server.ts";

/** The fields that a step asks on the bill's own page. */
const fieldsOf: Record<"payer" | "household", readonly AuditFactField[]> = {
  payer: ["coverage"],
  household: ["householdSize", "incomeCents", "householdState"],
};

export const stepIntents = ["payer", "household"] as const;

type StepIntent = (typeof stepIntents)[number];

/** Keeps an answer with what was said before, and asks for the check that it changes. Null: it is kept; else what is wrong, in
 *  words, by the names of fields. */
export async function answerStep(
  context: AppLoadContext,
  access: AccountAccess,
  found: FoundBill,
  { intent, fields }: { intent: StepIntent; fields: Readonly<Record<string, string>> },
): Promise<Partial<Record<string, string>> | null> {
  const { db, clock } = context;
  const { account, role, permissions } = access;
  const profile = role === "authorised" ? null : (await getProfile(db, account)).profile;
  const mayLook = permissions.has("view-bills");
  const { texts } = await likelyFactsOf(db, account, found, { profile, mayLook });
  const said = Object.fromEntries(fieldsOf[intent].map((name) => [name, fields[name] ?? ""]));
  const read = readAuditFacts({ ...texts, ...said }, easternDay(clock.now()));
  if (read.outcome === "invalid") return sayFactProblems(context.language, read.problems);
  const isEmpty = fieldsOf[intent].every((name) => (said[name] ?? "").trim() === "");
  if (isEmpty) return null;
  await saveAuditDraft(db, account, { billId: found.billId, fields: { ...texts, ...said } }, clock);
  await askForAudit(context, account, found.billId);
  return null;
}
