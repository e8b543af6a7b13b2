import { z } from "zod/v4";
import { sayFileProblem, sayMatchReason } from "#app/content/words/say-plan-file.ts";
import type { ExplanationMatch } from "#app/domain/explanations/matching/match-explanations.ts";
import type { ReadStructured } from "#app/domain/explanations/structured-file.ts";
import type { Language } from "#app/domain/language/language.ts";

/** What an audit answers of the explanations that came with a bill. */
export const PlanMatchesReply = z.object({
  plan_claims: z
    .array(
      z.object({
        explanation: z.int().meta({
          description: "Index from 0 among explanations, then those in fhir, one for each plan and member.",
        }),
        claim: z.int().meta({ description: "Index from 0 among its claims." }),
        confidence: z.number().meta({ description: "0 to 1: how surely it is of this bill." }),
        reasons: z.array(z.string()),
      }),
    )
    .meta({
      description:
        "The claims that the bill was held against; the others are of another bill, or were replaced.",
    }),
  plan_problems: z
    .array(z.string())
    .meta({ description: "What doesn’t add up in fhir, or had to be left out." }),
  plan_other_amounts: z
    .array(z.object({ claim_number: z.string().nullable(), name: z.string(), amount_cents: z.int() }))
    .meta({ description: "Amounts of fhir under the payer’s own names, which are no column here." }),
});

const MAX_TOLD = 100;

export function planMatchesReply(
  language: Language,
  { problems, others }: Extract<ReadStructured, { outcome: "read" }>,
  matches: readonly ExplanationMatch[],
): z.input<typeof PlanMatchesReply> {
  return {
    plan_claims: matches.map(({ explanationIndex, claimIndex, confidence, reasons }) => ({
      explanation: explanationIndex,
      claim: claimIndex,
      confidence: Math.round(confidence * 100) / 100,
      reasons: reasons.map((reason) => sayMatchReason(language, reason)),
    })),
    plan_problems: problems.slice(0, MAX_TOLD).map((problem) => sayFileProblem(language, problem)),
    plan_other_amounts: others.slice(0, MAX_TOLD).map(({ claimNumber, text, cents }) => ({
      claim_number: claimNumber,
      name: text,
      amount_cents: cents,
    })),
  };
}
