import type { PolicyCriterion } from "#app/domain/assistance/hospital-policy.ts";
import { type AssistanceApplication, annualIncomeCentsOf } from "./assistance-application.ts";

export const paperKinds = [
  "hospital-form",
  "program-letter",
  "tax-return",
  "pay-stubs",
  "self-employment",
  "benefit-letters",
  "support-letters",
  "no-income-letter",
  "bank-statements",
  "residence",
  "medicaid-decision",
  "other",
] as const;

/** A document that is included with an application. */
export type PaperKind = (typeof paperKinds)[number];

/**
 * Returns the documents that hospitals commonly ask for, in the order of the packet, chosen by the answers and the
 * policy's criteria. A hospital may require only documents that its policy or form names (26 CFR 1.501(r)-4(b)(3)).
 */
export function papersFor(
  application: AssistanceApplication,
  criteria: readonly PolicyCriterion[],
): PaperKind[] {
  const has = (...kinds: string[]) => application.incomes.some(({ kind }) => kinds.includes(kind));
  const isWanted: Partial<Record<PaperKind, boolean>> = {
    "program-letter": application.programs.length > 0,
    "tax-return": annualIncomeCentsOf(application) > 0,
    "pay-stubs": has("wages"),
    "self-employment": has("self-employment"),
    "benefit-letters": has("social-security", "unemployment", "pension"),
    "support-letters": has("support"),
    "no-income-letter": annualIncomeCentsOf(application) === 0,
    "bank-statements": criteria.includes("assets"),
    residence: criteria.includes("residency"),
    "medicaid-decision": application.insurance === "none",
  };
  return paperKinds.filter((paper) => isWanted[paper] ?? true);
}
