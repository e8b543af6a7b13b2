import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import { billingError } from "./kinds/billing-error.ts";
import { charityCare } from "./kinds/charity-care.ts";
import { coding } from "./kinds/coding.ts";
import { debtValidation } from "./kinds/debt-validation.ts";
import { externalReview } from "./kinds/external-review.ts";
import { goodFaithEstimate } from "./kinds/good-faith-estimate.ts";
import { internalAppeal } from "./kinds/internal-appeal.ts";
import { itemisedBill } from "./kinds/itemised-bill.ts";
import { negotiation } from "./kinds/negotiation.ts";
import { paymentPlan } from "./kinds/payment-plan.ts";
import { recordsAccess } from "./kinds/records-access.ts";
import { surpriseBilling } from "./kinds/surprise-billing.ts";
import { type LetterKind, type LetterKindId, letterKindIds, type RecipientRole } from "./letter-kind.ts";

/** Every kind of letter, by its id. */
export const letterKinds: Record<LetterKindId, LetterKind> = {
  "itemised-bill": itemisedBill,
  "billing-error": billingError,
  coding: coding,
  "internal-appeal": internalAppeal,
  "external-review": externalReview,
  "good-faith-estimate": goodFaithEstimate,
  "surprise-billing": surpriseBilling,
  "charity-care": charityCare,
  negotiation: negotiation,
  "debt-validation": debtValidation,
  "records-access": recordsAccess,
  "payment-plan": paymentPlan,
};

/** The kinds that answer a finding, in the order of the list. */
export function kindsAnswering(rule: RuleId): LetterKindId[] {
  return letterKindIds.filter((id) => letterKinds[id].answers.includes(rule));
}

const PROVIDERS_OFFICES: ReadonlySet<RecipientRole> = new Set([
  "billing-office",
  "records-office",
  "assistance-office",
]);

/** Whether a letter goes to an office of the bill's sender. */
export function goesToProvider(kind: LetterKindId): boolean {
  return PROVIDERS_OFFICES.has(letterKinds[kind].recipient);
}
