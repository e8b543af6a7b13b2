import { z } from "zod/v4";
import { billSettings, coverages } from "#app/domain/audits/audited-bill.ts";

/** Twice the lines of the longest bill. */
export const MAX_TEXT_CHARACTERS = 300_000;

const text = (maxCharacters: number) =>
  z
    .string({ error: "must be a text." })
    .trim()
    .max(maxCharacters, `must have ${maxCharacters} characters or fewer.`);
const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null as never);

/** What POST /audit/text.json takes. Null, or left out: not known. */
export const AuditTextRequest = z.object(
  {
    text: text(MAX_TEXT_CHARACTERS).min(1, "must not be empty.").meta({
      description:
        "The bill as it was pasted or typed: a row for each charge, with its date, code, units and amount in any order, and its totals. Leave out names, birth dates and member numbers.",
    }),
    coverage: orNull(z.enum(coverages, { error: `must be one of ${coverages.join(", ")}.` })).meta({
      description: "Who pays; self-pay: the patient alone.",
    }),
    setting: orNull(z.enum(billSettings, { error: `must be one of ${billSettings.join(", ")}.` })).meta({
      description: "Where care was given.",
    }),
    statement_date: orNull(z.iso.date({ error: "must be an ISO day, such as 2026-03-01." })).meta({
      description: "The day on which the bill was written.",
    }),
    provider: orNull(text(200)).meta({ description: "The hospital or doctor that sent the bill." }),
    hospital_id: orNull(text(20)).meta({
      description: "The hospital’s short id, where it is known: its published prices are looked up.",
    }),
  },
  { error: "must be an object." },
);
