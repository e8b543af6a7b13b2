import { z } from "zod/v4";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";

export const demoLimits = { nameCharacters: 120, organisationCharacters: 200, messageCharacters: 2000 };

const optionalText = (tidy: (text: string) => string, limit: number) =>
  z
    .string()
    .transform(tidy)
    .pipe(z.string().max(limit, "too-long"))
    .optional()
    .transform((text) => text || null);

/** The form by which someone asks for a demo. Fields left empty may be missing. */
const DemoBookingForm = z.object({
  name: z
    .string({ error: "missing" })
    .transform(tidyLine)
    .pipe(z.string().min(1, "missing").max(demoLimits.nameCharacters, "too-long")),
  email: z.string({ error: "invalid" }).transform((text, context) => {
    const email = parseEmailAddress(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: "invalid" });
    return z.NEVER;
  }),
  organisation: optionalText(tidyLine, demoLimits.organisationCharacters),
  message: optionalText(tidyParagraphs, demoLimits.messageCharacters),
});

/** What someone asks by; null: left empty. */
export type DemoBooking = z.output<typeof DemoBookingForm>;

export type DemoBookingProblems = {
  name?: "missing" | "too-long";
  email?: "invalid";
  organisation?: "too-long";
  message?: "too-long";
};

/** What a visitor's form says, trimmed. */
export function readDemoBooking(
  fields: Readonly<Record<string, string>>,
): ReadFields<DemoBooking, DemoBookingProblems> {
  return readFields(DemoBookingForm, fields);
}
