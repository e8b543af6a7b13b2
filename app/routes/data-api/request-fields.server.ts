import { z } from "zod/v4";

/** $100 million: more than any bill. */
const MAX_CENTS = 10_000_000_000;

export const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null as never);

const amountMend = "must be a whole number of cents, of up to $100 million.";
export const amount = z.int({ error: amountMend }).min(-MAX_CENTS, amountMend).max(MAX_CENTS, amountMend);
const countedMend = "must be a whole number of cents, 0 or more.";
export const counted = z.int({ error: countedMend }).min(0, countedMend).max(MAX_CENTS, countedMend);
export const day = z.iso.date({ error: "must be an ISO day, such as 2026-03-01." });
export const flag = z.boolean({ error: "must be true or false." });
export const textOf = (maxCharacters: number) =>
  z
    .string({ error: "must be a text." })
    .trim()
    .max(maxCharacters, `must have ${maxCharacters} characters or fewer.`)
    .refine((text) => !text.includes("\0"), "must not contain a NUL character.");
/** Counted before its items are looked at: each wrong one costs as much as a whole line. */
export const list = <Item extends z.ZodType>(item: Item, maxItems: number) => {
  const mend = `must have ${maxItems.toLocaleString("en-US")} items or fewer.`;
  return z.preprocess(
    (value, context) => {
      if (Array.isArray(value) && value.length > maxItems) {
        context.issues.push({ code: "custom", message: mend, input: value, continue: false });
        return z.NEVER;
      }
      return value;
    },
    z.array(item, { error: "must be a list." }).max(maxItems, mend),
  );
};
export const object = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object(shape, { error: "must be an object." });
