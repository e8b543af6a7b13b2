import { z } from "zod/v4";

/** What is kept of a code, by kind; descriptors never are. Amounts are dollars, as CMS writes them, with up to four decimals. */
export const unitLimitEntry = z.object({
  units: z.number(),
  /** 1 judges a line, 2 and 3 a code and day. */
  indicator: z.enum(["1", "2", "3"]),
});

/** Days are ISO, `to` included; null: still. */
export const addOnEntry = z.object({
  /** 'CCCCC': the contractor decides. */
  primary: z.string(),
  from: z.string(),
  /** The first end of the edit and its two codes. */
  to: z.string().nullable(),
  /** The last days of the codes themselves. */
  codeTo: z.string().nullable(),
  primaryTo: z.string().nullable(),
});

/** Relative values; 26 is the professional part, TC the technical one, '' the whole. */
export const physicianFeeEntry = z.object({
  modifier: z.string(),
  status: z.string(),
  workRvu: z.number(),
  nonFacilityRvu: z.number(),
  facilityRvu: z.number(),
  malpracticeRvu: z.number(),
  /** Whether it is seldom or never done outside a facility. */
  isNotOutside: z.boolean(),
  conversionFactor: z.number(),
});

/** Geographic practice cost indices of one of a state's localities. */
export const localityEntry = z.object({
  locality: z.string(),
  work: z.number(),
  practiceExpense: z.number(),
  malpractice: z.number(),
});

/** What Medicare pays a hospital, by status indicator; null: it has no separate rate. */
export const outpatientRateEntry = z.object({ status: z.string(), rateDollars: z.number().nullable() });

export const laboratoryFeeEntry = z.object({ modifier: z.string(), rateDollars: z.number() });

/** Null: the contractor prices it. */
export const drugLimitEntry = z.object({ limitDollars: z.number().nullable() });

/** The relative weight of a stay; null: it has none. */
export const stayWeightEntry = z.object({ weight: z.number().nullable() });

/** What a stay of weight 1 is paid, by table: '1A' for operating, '1D' for capital. */
export const stayRateEntry = z.object({ dollars: z.number() });

/** How NADAC counts: pieces such as tablets and vials, milliliters, grams. */
export const drugUnits = ["EA", "ML", "GM"] as const;

/** What pharmacies paid for a unit, from a day on, as a file said on a later one. Days are ISO. */
export const drugCostEntry = z.object({
  dollars: z.number(),
  unit: z.enum(drugUnits),
  effectiveOn: z.string(),
  asOf: z.string(),
});

export type UnitLimitEntry = z.infer<typeof unitLimitEntry>;
export type AddOnEntry = z.infer<typeof addOnEntry>;
export type PhysicianFeeEntry = z.infer<typeof physicianFeeEntry>;
export type LocalityEntry = z.infer<typeof localityEntry>;
export type OutpatientRateEntry = z.infer<typeof outpatientRateEntry>;
export type LaboratoryFeeEntry = z.infer<typeof laboratoryFeeEntry>;
export type DrugLimitEntry = z.infer<typeof drugLimitEntry>;
export type StayWeightEntry = z.infer<typeof stayWeightEntry>;
export type StayRateEntry = z.infer<typeof stayRateEntry>;
export type DrugCostEntry = z.infer<typeof drugCostEntry>;
