import { z } from "zod/v4";

export const count = z.int().min(0);

/** US dollars. */
export const dollars = (description: string) => z.number().nullable().meta({ description });

export const names = z.array(z.string());

export const hospitalId = z.string().meta({ description: "The hospital’s short id, which never changes." });

const namedHospital = z.object({
  name: z.string(),
  id: hospitalId,
  city: z.string().nullable(),
  state: z.string(),
});

/** Other hospitals with the name that was asked for. */
export const alternatives = z
  .array(namedHospital.extend({ address: z.string().nullable() }))
  .meta({ description: "Other hospitals with that name; id tells them apart." });

/** Hospitals whose names have what was given as a place. */
export const namedHospitals = z
  .array(
    namedHospital.extend({
      zip: z.string().nullable().meta({ description: "Search near the hospital by it; null: not known." }),
    }),
  )
  .meta({
    description:
      "Up to five hospitals elsewhere that the location may mean, because their names have its words.",
  });

/** What makes prices like one another, besides the code: prices that differ in one of these are not compared. */
export const likeness = {
  setting: z
    .enum(["inpatient", "outpatient", "both"])
    .meta({ description: "both: the same price applies in each." }),
  billing_class: z.string().meta({ description: "facility, professional or both; empty: not given." }),
  modifiers: z.string().meta({ description: "'26 59'; empty: none." }),
  drug_unit: z
    .string()
    .meta({ description: "What a drug’s price is for, such as '1000 ML'; empty: no drug." }),
};

export const codeType = z.string().meta({ description: "CPT, HCPCS, CDT, MS-DRG, RC, NDC and others." });

export const priceKind = z.enum(["cash", "gross"]).meta({
  description:
    "What `price` is: the discounted cash price, or the gross charge where no cash price is published.",
});

export const whyEmpty = z
  .string()
  .optional()
  .meta({ description: "Why the list is empty, when it could not be read." });

export const isPositionApproximate = z.boolean().meta({
  description: "Whether latitude and longitude are only those of the hospital’s ZIP code or city.",
});

/** How appeals of a hospital's bills ended, as far as it is published. */
export const outcomes = z
  .array(
    z.object({
      subject: z.string().meta({
        description:
          "The rule of the bill check whose finding was appealed, or the kind of letter where there was none.",
      }),
      at_least: z.int().meta({ description: "There were at least so many." }),
      won_third: z.int().min(1).max(3).meta({
        description:
          "How many took something off the bill: 1 under a third, 2 under two thirds, 3 two thirds or more.",
      }),
      median_reduction_percent: z.int().nullable().meta({
        description: "Of what was asked, in tens, where something came off; null: too few.",
      }),
      median_days_to_answer: z
        .int()
        .meta({ description: "From the letter to the decision, in whole weeks." }),
    }),
  )
  .meta({ description: "How appeals of its bills ended; empty until there are 11 of one kind." });
