import { z } from "zod/v4";
import { emailAddressHint, parseEmailAddress } from "#app/domain/email/email-address.ts";

const optionalText = (limit: number, message: string) =>
  z
    .string()
    .trim()
    .max(limit, message)
    .optional()
    .transform((text) => text || null);

/** The form by which someone asks for a demo. Fields left empty may be missing. */
export const DemoRequest = z.object({
  name: z
    .string({ error: "Enter your name" })
    .trim()
    .min(1, "Enter your name")
    .max(120, "Enter your name in 120 characters or fewer"),
  email: z.string({ error: emailAddressHint }).transform((text, context) => {
    const email = parseEmailAddress(text);
    if (email !== null) return email;
    context.addIssue({ code: "custom", message: emailAddressHint });
    return z.NEVER;
  }),
  organisation: optionalText(200, "Enter the organization in 200 characters or fewer"),
  message: optionalText(2000, "Shorten the message to 2,000 characters or fewer"),
});
