import { z } from "zod/v4";
import type { RateAnswer } from "#app/domain/payer-files/ask/answer-rates.server.ts";
import type { AnsweredRate } from "#app/domain/payer-files/ask/sort-rates.server.ts";
import type { PayerRatesRequest } from "./payer-rates-request.server.ts";

const Rate = z.object({
  npi: z.string(),
  tin_type: z.string(),
  tin: z.string(),
  amount: z.number().meta({ description: "US dollars; of a percentage, percent." }),
  type: z.string().meta({ description: "negotiated, fee schedule, derived, percentage or per diem." }),
  places: z.array(z.string()).meta({ description: "Places of service, two digits each; empty: any." }),
  miles: z.number().meta({ description: "About, from ZIP code to ZIP code." }),
  ambiguous: z
    .literal(true)
    .optional()
    .meta({ description: "The files have other amounts that no field tells from this one." }),
});
const rates = (about: string) => z.array(Rate).optional().meta({ description: about });

/** What POST /payer_rates.json answers; lists without a rate are left out. */
export const PayerRatesReply = z.object({
  status: z.string().meta({
    description:
      "answered, or what else there is: unsure_only, percent_only, per_diem_only, wildcard_only, ghost_only, capitated_only, bundle_only, tin_only, nobody_near, code_not_in_files, nothing_published; refused: see why.",
  }),
  why: z.string().optional().meta({
    description: "Of a refused question: plan_unknown, no_readable_file, file_has_no_rates or place_unknown.",
  }),
  rates: rates(
    "Of providers who perform the service, as far as their specialties or Medicare’s payments tell.",
  ),
  unsure: rates("Of providers who may perform it: ask them."),
  ghost: rates("Of providers who do not perform it. Never a choice."),
  percent: rates("Percent of what the provider charges."),
  per_diem: rates("Dollars a day."),
  bundles: rates("For several services together."),
  capitated: rates("Paid by the month, not by the service."),
  wildcard: rates("For every service that the files do not list by itself."),
  tin_only: z
    .array(z.object({ tin: z.string(), amount: z.number(), type: z.string() }))
    .optional()
    .meta({ description: "Of tax numbers whose providers the files do not name." }),
  allowed: z
    .array(z.object({ tin: z.string(), allowed: z.number(), billed: z.number() }))
    .optional()
    .meta({
      description:
        "What the plan allowed out of network, the patient’s share in it. History, never an offer.",
    }),
  dropped: z.record(z.string(), z.int()).optional().meta({
    description:
      "Distinct provider, tax number and amount that nobody can be told, by reason, at any distance.",
  }),
  missing: z.array(z.string()).optional().meta({ description: "Files of the plan that could not be read." }),
});

type Reply = z.input<typeof PayerRatesReply>;

/** A question to the sample data, and what it answers. */
export const payerRatesExample: { request: z.input<typeof PayerRatesRequest>; reply: Reply } = {
  request: {
    kind: "price",
    plan_id_type: "hios",
    plan_id: "0099900011",
    code_type: "CPT",
    code: "73721",
    class: "professional",
    zip: "60612",
    radius: 25,
  },
  reply: {
    status: "answered",
    rates: [
      {
        npi: "1999200011",
        tin_type: "ein",
        tin: "001900001",
        amount: 824.16,
        type: "negotiated",
        places: ["11"],
        miles: 1.6,
      },
    ],
    ghost: [
      {
        npi: "1999200037",
        tin_type: "ein",
        tin: "001900003",
        amount: 377.74,
        type: "negotiated",
        places: ["81"],
        miles: 3.6,
      },
    ],
  },
};

export function payerRatesReply(answer: RateAnswer): Reply {
  switch (answer.outcome) {
    case "refused":
      return { status: "refused", why: answer.why };
    case "allowed":
      return {
        status: answer.allowed.length > 0 ? "answered" : "nothing_published",
        allowed: answer.allowed.map(({ taxNumber, allowed, billed }) => ({
          tin: taxNumber,
          allowed,
          billed,
        })),
      };
    case "rates": {
      const { status, lists, taxIdentityRates, dropped, missing } = answer;
      return {
        status,
        ...Object.fromEntries([...lists].map(([list, rates]) => [list, rates.map(rateReply)])),
        ...(taxIdentityRates.length > 0
          ? {
              tin_only: taxIdentityRates.map(({ taxNumber, amount, type }) => ({
                tin: taxNumber,
                amount,
                type,
              })),
            }
          : {}),
        ...(dropped.size > 0 ? { dropped: Object.fromEntries([...dropped].sort()) } : {}),
        ...(missing.length > 0 ? { missing } : {}),
      };
    }
  }
}

function rateReply({ npi, taxKind, taxNumber, amount, terms, miles, isAmbiguous }: AnsweredRate) {
  return {
    npi: String(npi),
    tin_type: taxKind,
    tin: taxNumber,
    amount,
    type: terms.type,
    places: terms.places ?? [],
    miles,
    ...(isAmbiguous ? { ambiguous: true as const } : {}),
  };
}
