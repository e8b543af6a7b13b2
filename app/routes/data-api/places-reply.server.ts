import { z } from "zod/v4";

const Offer = z.object({
  npi: z.string(),
  name: z.string(),
  kind: z.string(),
  miles: z.number(),
  pays_for: z.enum(["global", "facility-and-reading", "facility", "professional"]).meta({
    description:
      "global: facility and reading in one bill; facility-and-reading: their sum, of two bills; facility: doctors bill apart; professional: a facility bills apart.",
  }),
  from: z.number().meta({ description: "US dollars: the lowest of the plans, a reading in it." }),
  to: z.number().meta({ description: "US dollars: the highest of the plans." }),
  reading: z.number().nullable().meta({
    description:
      "US dollars of it for the reading; null: none is in it. See reading_basis: it may be an estimate.",
  }),
  reading_basis: z.enum(["own", "median_of_own", "median_of_others"]).nullable().meta({
    description:
      "own: the rate under the place’s own tax number; median_of_own: the median of several such; median_of_others: an estimate, the median of other readers’ rates around.",
  }),
  reading_rates: z.number().nullable().meta({ description: "How many rates the reading rests on." }),
  sure: z.boolean().meta({ description: "False: ask first whether the place performs the service." }),
  ambiguous: z.boolean().meta({ description: "The file has other amounts for the place." }),
  file: z.string().meta({ description: "Where the lowest amount is published." }),
  file_date: z.string().nullable(),
  plan: z.string(),
  plan_id: z.string(),
});

/** What plans agreed to pay places around, hospitals among them, as /hospital_search.json has them next to its answer. */
export const PlacesReply = z.object({
  of_your_plan: z.boolean().meta({
    description: "The amounts are of the plan that was asked for; else they are the range over the plans.",
  }),
  left_out_as_not_performing: z.number(),
  offers: z.array(Offer),
});
