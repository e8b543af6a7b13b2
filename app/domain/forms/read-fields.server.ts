import { z } from "zod/v4";

/** What is wrong with each field of a form, as codes; a field that is right is missing. */
type Problems = Partial<Record<string, string>>;

export type ReadFields<Value, Wrong extends Problems> =
  | { outcome: "read"; value: Value }
  | { outcome: "invalid"; problems: Wrong };

/** What a form's fields say by a schema whose messages are the codes of `Wrong`: of each wrong field its first. */
export function readFields<Value, Wrong extends Problems>(
  schema: z.ZodType<Value>,
  fields: Readonly<Record<string, string>>,
): ReadFields<Value, Wrong> {
  const read = schema.safeParse(fields);
  if (read.success) return { outcome: "read", value: read.data };
  const { fieldErrors } = z.flattenError<unknown>(read.error);
  const first = Object.entries(fieldErrors as Record<string, string[]>).map(([name, codes]) => [
    name,
    codes[0],
  ]);
  return { outcome: "invalid", problems: Object.fromEntries(first) };
}
