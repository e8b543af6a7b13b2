import type { RuleSource } from "#app/domain/audits/audit-rule.ts";
import type { RuleId } from "#app/domain/audits/rule-ids.ts";
import type { AppealLaw } from "#app/domain/explanations/appeal-deadline.ts";
import type { KnownSlot, SlotName } from "./letter-slots.ts";

export const letterKindIds = [
  "itemised-bill",
  "billing-error",
  "coding",
  "internal-appeal",
  "external-review",
  "good-faith-estimate",
  "surprise-billing",
  "charity-care",
  "negotiation",
  "debt-validation",
  "records-access",
  "payment-plan",
] as const;

export type LetterKindId = (typeof letterKindIds)[number];

/** Which office a letter goes to. */
export type RecipientRole =
  | "billing-office"
  | "records-office"
  | "assistance-office"
  | "plan-appeals"
  | "plan-external-review"
  | "federal-dispute"
  | "help-desk"
  | "collector";

/** "unknown": a letter to a public program of which nothing tells more. */
export type LetterLaw = AppealLaw | "unknown";

/** What is included with a letter, as copies. */
type Enclosure =
  | "bill"
  | "explanation"
  | "denial"
  | "final-denial"
  | "supporting-records"
  | "estimate"
  | "dispute-form"
  | "income-proof"
  | "collector-notice"
  | "price-evidence";

/** A paragraph, by its key among the kind's words, or the claims as a numbered list. `onlyWith`: it is left out where this
 *  is not known, or nothing is claimed; `onlyUnder`: where the law of appeals that holds for the plan is another one. */
export type LetterPart =
  | { say: string; onlyWith?: SlotName | "claims"; onlyUnder?: LetterLaw }
  | { list: "claims" };

/** `onlyWith`: it is not named where this is not known; `onlyFor`: where no finding of this rule is brought forward. */
export type LetterEnclosure = { enclose: Enclosure; onlyWith?: SlotName | "claims"; onlyFor?: RuleId };

/** One kind of letter: data. Its words are in the catalog. */
export interface LetterKind {
  id: LetterKindId;
  recipient: RecipientRole;
  /** Rules that support the letter, which a reader can open. Empty: the letter asks for a favor. */
  basis: readonly RuleSource[];
  /** The findings of an audit that it answers. */
  answers: readonly RuleId[];
  /** Named below its subject. */
  references: readonly SlotName[];
  parts: readonly LetterPart[];
  /** All that it may say of the case, references too, in the order in which a form asks for it. */
  slots: readonly Exclude<SlotName, KnownSlot>[];
  /** What it may say besides; absent: nothing. */
  known?: readonly KnownSlot[];
  /** Without which it makes no sense; anything else may be a blank. */
  needs: readonly (SlotName | "claims")[];
  enclosures: readonly LetterEnclosure[];
}
