import { z } from "zod/v4";
import { notComparedReasons } from "#app/domain/explanations/contracted/contracted-line.ts";
import type { PlacedContractedLine } from "#app/domain/explanations/contracted/list-contracted-lines.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import type { MatchedRate } from "#app/domain/payer-files/ask/match-rates.server.ts";
import { sayContracted } from "./words/say-contracted.ts";

const Rate = z.object({
  amount: z.number().meta({ description: "US dollars for one unit." }),
  type: z.string().meta({ description: "negotiated, fee schedule or derived." }),
  class: z.string(),
  places: z.array(z.string()).meta({ description: "Places of service, two digits each; empty: any." }),
  file: z.string(),
  updated_on: z.iso.date().nullable().meta({ description: "The day that the file says." }),
});

/** What an audit answers of lines of explanations against the plan's published files. */
export const ContractedReply = z.object({
  contracted: z
    .array(
      z.object({
        explanation: z.int().meta({ description: "Index from 0, as in plan_claims." }),
        claim: z.int(),
        line: z.int(),
        outcome: z
          .enum([
            "equal",
            "above",
            "below",
            "several",
            "other_terms",
            "not_found",
            "out_of_network_published",
            "not_compared",
          ])
          .meta({
            description:
              "above is a question for the plan, never an error. several: unlike rates that no field tells apart. other_terms: a percentage, a bundle or the like. out_of_network_published: what the plan allowed before, history.",
          }),
        why: z.enum(notComparedReasons).nullable().meta({
          description:
            "Of not_compared. another_time: care was more than a year from the file’s date, or after the rate ended.",
        }),
        allowed_cents: z.int(),
        units: z.number().nullable().meta({ description: "Null: compared as one." }),
        difference_cents: z.int().nullable().meta({
          description: "Of above and below: how far the line is from the rate for its units.",
        }),
        rates: z.array(Rate).meta({
          description:
            "With this provider, for the same code and modifiers; those that the outcome rests on.",
        }),
        out_of_network: z.array(z.object({ allowed: z.number(), billed: z.number() })).meta({
          description: "US dollars, of out_of_network_published.",
        }),
        message: z.string(),
        ask: z.string().nullable().meta({ description: "What to ask the plan; null: nothing." }),
      }),
    )
    .meta({
      description:
        "Each line with a code and an allowed amount against the rate in the plan’s published files, where the plan’s id and the provider’s NPI are stated. Claims that were replaced are left out.",
    }),
});

export function contractedReply(
  language: Language,
  lines: readonly PlacedContractedLine[],
): z.input<typeof ContractedReply> {
  return {
    contracted: lines.map((line) => {
      const { result } = line;
      return {
        explanation: line.explanationIndex,
        claim: line.claimIndex,
        line: line.lineIndex,
        outcome: result.outcome,
        why: result.outcome === "not_compared" ? result.why : null,
        allowed_cents: line.allowedCents,
        units: line.units,
        difference_cents: "differenceCents" in result ? result.differenceCents : null,
        rates: ("rate" in result ? [result.rate] : "rates" in result ? result.rates : []).map(rateReply),
        out_of_network:
          result.outcome === "out_of_network_published"
            ? result.allowed.map(({ allowed, billed }) => ({ allowed, billed }))
            : [],
        ...sayContracted(language, line),
      };
    }),
  };
}

function rateReply({ amount, terms, file }: MatchedRate): z.input<typeof Rate> {
  const { type, billingClass, places } = terms;
  return {
    amount,
    type,
    class: billingClass,
    places: places ?? [],
    file: file.fileName,
    updated_on: file.updatedOn,
  };
}
