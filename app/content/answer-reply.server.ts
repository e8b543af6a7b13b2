import { z } from "zod/v4";
import { ANSWER_KINDS, ANSWERED_PRICE_KINDS } from "#app/domain/answers/answer.ts";
import { PLAN_KINDS } from "#app/domain/payers/plan-kinds.ts";
import { PRICE_PRESENCES } from "#app/domain/prices/at-hospital/price-presence.ts";
import { PRICE_FILE_REASONS } from "#app/domain/sources/price-file-state.ts";

const dollars = z.number().nullable();
const range = z.object({ low: z.number(), high: z.number() }).nullable();

/** `answer` of /hospital_search.json, in US dollars. */
export const AnswerReply = z.object({
  kind: z.enum(ANSWER_KINDS).meta({
    description:
      "prices; choose: the words mean several services; not-loaded: the price file of the hospital that was named, or of all hospitals near, is not here, which does not mean that none is published; not-published: the files here list no such price; unknown-service; unknown-place; covered: with such a plan the price is not what a patient owes.",
  }),
  price_kind: z.enum(ANSWERED_PRICE_KINDS).nullable(),
  typical: range.meta({
    description:
      "What the middle half of the hospitals ask, each with one vote; null: fewer than two have a price.",
  }),
  median: dollars,
  hospitals: z.number().meta({ description: "So many hospitals have such a price." }),
  lowest: z
    .object({ hospital_name: z.string(), price: z.number(), distance_miles: z.number().nullable() })
    .nullable()
    .meta({ description: "Of the hospital that was named, else the lowest." }),
  medicare: dollars.meta({
    description: "What Medicare pays the hospital in the nation; null: it sets no amount.",
  }),
  doctor_extra: dollars.meta({ description: "What Medicare pays the doctor, who bills apart." }),
  with_doctor: range.meta({
    description:
      "`typical` cash prices with the doctor at 1 to 2.5 times what Medicare pays; without anesthesia, pathology and implants.",
  }),
  plan: z
    .object({ payer: z.string(), plan: z.string(), kind: z.enum(PLAN_KINDS) })
    .nullable()
    .meta({ description: "The plan of the rate that leads, as the hospital writes it." }),
  listed_plans: z
    .array(z.object({ payer: z.string(), plan: z.string(), kind: z.enum(PLAN_KINDS), lowest: dollars }))
    .meta({ description: "The insurer’s plans near, where none is the one that was asked for." }),
  assumed: z.array(z.string()).meta({ description: "What was taken for granted, in sentences." }),
  missing: z.enum(PRICE_PRESENCES).exclude(["priced"]).nullable().meta({
    description:
      "Why there is no price. not-loaded: the price file is not here, which does not mean that none is published; does-not-list: the files here have no line with the code; without-usable-price: they have one, without an amount that can be used.",
  }),
  alternatives: z.array(z.object({ code_type: z.string(), code: z.string(), name: z.string() })),
  not_loaded: z
    .array(
      z.object({
        hospital_name: z.string(),
        city: z.string().nullable(),
        distance_miles: z.number().nullable(),
        price_file_reason: z.enum(PRICE_FILE_REASONS),
      }),
    )
    .meta({
      description:
        "Hospitals of CMS’s list whose price files are not here, nearest first, each with its reason: not-asked-yet, no-file (nothing at its address), blocked (its server or robots.txt forbids programs), page-in-place, unreachable, broken, refused (by our checks), quarantined (waits for review).",
    }),
});

/** Of the sample data. */
export const answerExample = {
  given: { search: "knee mri", location: "Chicago, IL", radius: "50" },
  reply: {
    answer: {
      kind: "prices",
      price_kind: "cash",
      typical: { low: 1561.23, high: 2579.53 },
      median: 1561.23,
      hospitals: 2,
      lowest: { hospital_name: "Lakeglass Medical Center", price: 1561.23, distance_miles: 2.5 },
      medicare: 241.72,
      doctor_extra: 62.79,
      with_doctor: { low: 1624.02, high: 2736.51 },
      plan: null,
      listed_plans: [],
      missing: null,
      assumed: ["We assumed a scan without contrast."],
      alternatives: [
        {
          code_type: "CPT",
          code: "73723",
          name: "MRI of the knee, hip or ankle, without and then with contrast",
        },
      ],
      not_loaded: [],
    },
  },
};
