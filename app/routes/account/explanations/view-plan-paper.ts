import { sayLetter } from "#app/content/words/say-letter.ts";
import { sayPlanPaper, sayPlanStep } from "#app/content/words/say-plan-paper.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { newProfile } from "#app/domain/accounts/account.ts";
import { type PlanPaperStep, storyOfPlanPaper } from "#app/domain/cases/plan-paper.ts";
import { deniedClaimOf } from "#app/domain/explanations/denied-claim.ts";
import type { Explanation } from "#app/domain/explanations/explanation.ts";
import type { FoundExplanation } from "#app/domain/explanations/kept/kept-explanation.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { fillLetter } from "#app/domain/letters/fill-letter.ts";
import { LETTER_LANGUAGE } from "#app/domain/letters/letter-language.ts";
import { plainLetter } from "#app/domain/letters/letter-text.ts";
import { appealedClaimOf, lawOfLetter, planOfClaim } from "../appeal-case/find-appealed-claim.server.ts";
import type { AppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { contractedId } from "./contracted-part.tsx";

/** Where the page shows a plan's denial. */
export const denialId = "denial";

interface BesidePaper {
  desk: AppealDesk;
  access: AccountAccess;
  /** The bill that it was put together with; null: none. */
  billId: string | null;
  /** Whether the plan allowed more for a line than the rate in its published file. */
  isAboveContract: boolean;
  /** Where the appeal about that bill is written; null: none. */
  appealAt: string | null;
}

/** The summary of a plan's document: one sentence, the one thing to do, and the appeal's text where no bill holds it. */
export function viewPlanPaper(
  language: Language,
  { explanationId, state, kept }: FoundExplanation,
  { desk, access, billId, isAboveContract, appealAt }: BesidePaper,
) {
  const { explanation, letter = null } = kept;
  const { today } = desk;
  const named = { name: explanation.plan?.value ?? null, kind: explanation.planKind };
  const isChecked = state === "kept";
  const story = storyOfPlanPaper({ explanation, letter, isChecked, billId, isAboveContract, today });
  const isRefused = story.answer.kind === "refused";
  const mayWrite = access.permissions.has("file-appeals") && isChecked && appealAt === null;
  return {
    answer: sayPlanPaper(language, story.answer, named),
    step: sayPlanStep(language, story, named),
    href: hrefOf(story.step.id, { explanationId, billId, appealAt, access }),
    reason: isRefused ? sayReason(language, letter?.reason ?? null, explanation) : null,
    appeal: isRefused && mayWrite ? appealOf(explanation, desk, access) : null,
  };
}

export type ViewedPlanPaper = ReturnType<typeof viewPlanPaper>;

/** Null: the viewer can't take the step. */
function hrefOf(
  id: PlanPaperStep["id"],
  {
    explanationId,
    billId,
    appealAt,
    access: { address, permissions },
  }: Omit<BesidePaper, "desk" | "isAboveContract"> & { explanationId: string },
): string | null {
  const mayAdd = permissions.has("add-bills");
  switch (id) {
    case "check-reading":
      return mayAdd ? address(`/account/explanations/${explanationId}/review`) : null;
    case "see-bill":
      return address(`/account/bills/${billId}`);
    case "wait-for-bill":
      return mayAdd ? address("/account/add-bill") : null;
    case "ask-plan":
      return `#${contractedId}`;
    case "ask-provider":
      return `#${denialId}`;
    default:
      return appealAt ?? `#${denialId}`;
  }
}

/** The letter's own words; null: its codes say why. */
function sayReason(language: Language, reason: string | null, explanation: Explanation): string | null {
  const words = wordsIn(language).planPapers;
  if (reason !== null) return say(language, words.reason, { reason });
  const isCoded = explanation.claims.some(
    (claim) => (deniedClaimOf(explanation, claim)?.reasons.length ?? 0) > 0,
  );
  return isCoded ? null : words.noReason;
}

/** As plain text, with blanks for what was not read; null: nothing was refused. */
function appealOf(
  explanation: Explanation,
  { today, profile }: AppealDesk,
  { role }: AccountAccess,
): string | null {
  const [appealed] = explanation.claims.flatMap((claim) => {
    const denied = deniedClaimOf(explanation, claim);
    return denied ? [appealedClaimOf({ explanation, claim }, denied, today)] : [];
  });
  if (appealed === undefined) return null;
  const { planKind, planAddress, slots } = appealed;
  const draft = fillLetter("internal-appeal", today, {
    bill: null,
    audit: null,
    chosenFindings: [],
    profile: role === "authorised" ? newProfile({ name: "", email: "" }) : profile,
    providerAddress: null,
    said: slots,
    law: lawOfLetter(planKind, planOfClaim(planKind) ?? "private"),
    planAddress,
  });
  return plainLetter(sayLetter(LETTER_LANGUAGE, draft, null));
}
