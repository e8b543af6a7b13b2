import { z } from "zod/v4";
import { PATIENT_SETTINGS } from "#app/domain/billing-codes/comparable-key.ts";

const MAX_CHARACTERS = 200;
const MAX_PAGE = 1000;
const MAX_PAGE_SIZE = 100;
const MAX_DOLLARS = 1_000_000_000;
const MAX_RADIUS_MILES = 500;

/** Words of a caller's own; surrounding spaces mean nothing. */
const words = z
  .string({ error: "is missing." })
  .trim()
  .max(MAX_CHARACTERS, `must have ${MAX_CHARACTERS} characters or fewer.`)
  .refine((text) => !text.includes("\0"), "must not contain a NUL character.");

/** A text that must be given, for `description`. */
export const text = (description: string) => words.min(1, "is missing.").meta({ description });

/** A text that may be left out, for `description`. */
export const optionalText = (description: string) => words.meta({ description }).optional();

/** A number written in plain digits, then checked as one. */
const digits = (shape: RegExp, mend: string, range: z.ZodNumber, description: string) =>
  z
    .string()
    .trim()
    .regex(shape, { error: mend, abort: true })
    .transform(Number)
    .pipe(range)
    .meta({ description });

const wholeNumber = (max: number, description: string) => {
  const mend = `must be a whole number from 1 to ${max}.`;
  return digits(/^\d{1,9}$/, mend, z.int().min(1, mend).max(max, mend), description);
};

const amount = (description: string) => {
  const mend = "must be an amount in US dollars, 0 or more, such as 250 or 99.50.";
  return digits(/^\d{1,10}(\.\d{1,4})?$/, mend, z.number().min(0).max(MAX_DOLLARS, mend), description);
};

export const state = optionalText("A state’s two letters, such as CA, in any case.");

export const city = optionalText("The hospital’s city, where several hospitals bear its name.");

export const hospitalId = optionalText(
  "The hospital’s short id, as replies give it: it says which hospital is meant, whatever the name.",
);

const location = optionalText(
  "Any ZIP code, a city with or without its state ('Evanston, IL'), a county ('Cook County'), a state, or 'latitude,longitude'. Of several cities of one name the largest is meant. A state means all of its hospitals, without distances. A place that is not known answers 400 with `suggestions`.",
);

export const serviceWords = optionalText(
  "What the service is called, or its code; typing errors are forgiven, plain words such as 'knee mri' are understood.",
);

const radiusMend = `must be a whole number from 1 to ${MAX_RADIUS_MILES}, or any.`;

const radius = z
  .string()
  .trim()
  .regex(/^(?:any|[1-9]\d?|[1-4]\d\d|500)$/, radiusMend)
  .meta({
    description: `How far from the location, in miles, up to ${MAX_RADIUS_MILES}, or 'any'. Left out, it is 25, and where fewer than five hospitals have such a price, 50, 100, 250 or 500, as on the pages; a radius that is given is never widened. Without a location, or with a state, it means nothing.`,
  })
  .optional();

/** Where hospitals are looked for. */
export const somewhere = { location, radius };

/** What a search for prices near a place narrows by, besides the service; with `isPriceRange`. */
export const nearPlace = {
  ...somewhere,
  min_price: amount("The lowest price, in US dollars.").optional(),
  max_price: amount("The highest price, in US dollars.").optional(),
};

type PriceRange = { min_price?: number | undefined; max_price?: number | undefined };

/** Which prices of a service: each is a separate filter. */
export const whichPrices = {
  setting: z
    .enum(PATIENT_SETTINGS, { error: `must be ${PATIENT_SETTINGS.join(" or ")}.` })
    .meta({
      description: "Prices that apply in this setting; a price for both applies in each. Left out: any.",
    })
    .optional(),
  implausible: z
    .enum(["include"], { error: "must be include, or left out." })
    .meta({
      description:
        "include: also prices that cannot be ones, after the others, each with the reason in `implausible`.",
    })
    .optional(),
};

/** Whether something besides a service narrows a search, as it must where no service is named. */
export const isNarrowing = ({
  location,
  min_price,
  max_price,
}: PriceRange & { location?: string | undefined }) =>
  location !== undefined || min_price !== undefined || max_price !== undefined;

/** For `refine`: a range from high to low is a mistake, not a search without a result. */
export const isPriceRange = ({ min_price, max_price }: PriceRange) =>
  min_price === undefined || max_price === undefined || min_price <= max_price;

export const priceRangeMend = "min_price must not be above max_price.";

export const page = wholeNumber(MAX_PAGE, "The page of the results.").default(1);

export const pageSize = wholeNumber(MAX_PAGE_SIZE, "How many results a page has.").default(20);

const SORTS = ["lowestPrice", "highestPrice", "nearest", "name"] as const;

export const sort = z
  .enum(SORTS, { error: `must be one of ${SORTS.join(", ")}.` })
  .meta({ description: "The order of the results; 'nearest' needs a location." })
  .default("lowestPrice");

export const limit = (max: number, initial: number) =>
  wholeNumber(max, "The most results to return.").default(initial);
