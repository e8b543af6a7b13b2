import { z } from "zod/v4";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { LANGUAGES } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { type AccountProfile, incomeBands, insuranceKinds, ownPlanKinds } from "./account.ts";
import { longestPersonName } from "./person-name.ts";

export const profileLimits = { lineCharacters: 200, householdSize: 20 };

const line = (maxCharacters: number) =>
  z
    .string()
    .default("")
    .transform(tidyLine)
    .pipe(z.string().max(maxCharacters, "too-long"))
    .transform((text) => text || null);

/** One of a list, or nothing: what is not in the list was not chosen on our page. */
const choice = <const T extends string>(of: readonly T[]) =>
  z
    .string()
    .default("")
    .transform((text) => of.find((one) => one === text) ?? null);

const pattern = (accepted: RegExp) =>
  z
    .string()
    .default("")
    .transform((text) => text.trim() || null)
    .pipe(z.string().regex(accepted, "invalid").nullable());

/** The form by which a person says who they are; the address for mail is changed elsewhere. */
const AboutForm = z.object({
  name: z
    .string({ error: "missing" })
    .transform(tidyLine)
    .pipe(z.string().min(1, "missing").max(longestPersonName, "too-long")),
  phone: pattern(/^\+?[0-9(][0-9 ().-]{6,24}(?:\s?(?:x|ext\.?)\s*\d{1,6})?$/i),
  streetAddress: line(profileLimits.lineCharacters),
  city: line(longestPersonName),
  state: choice([...US_STATES.keys()]),
  zip: pattern(/^\d{5}(?:-\d{4})?$/).transform((zip) => zip?.slice(0, 5) ?? null),
  insuranceKind: choice(insuranceKinds),
  payerName: line(profileLimits.lineCharacters),
  planKind: choice(ownPlanKinds),
  planName: line(profileLimits.lineCharacters),
  householdSize: pattern(/^\d{1,2}$/)
    .transform((text) => (text === null ? null : Number(text)))
    .pipe(z.number().min(1, "invalid").max(profileLimits.householdSize, "invalid").nullable()),
  incomeBand: choice(incomeBands),
  wantsReminders: z
    .string()
    .optional()
    .transform((text) => text === "yes"),
  language: z
    .string()
    .default("en")
    .transform((text) => LANGUAGES.find((one) => one === text) ?? languageOf("/")),
});

export type SaidOfMyself = Omit<AccountProfile, "email">;

export type AboutProblems = {
  name?: "missing" | "too-long";
  phone?: "invalid";
  streetAddress?: "too-long";
  city?: "too-long";
  zip?: "invalid";
  payerName?: "too-long";
  planName?: "too-long";
  householdSize?: "invalid";
};

/** What a person's form says, tidied. */
export function readAboutForm(
  fields: Readonly<Record<string, string>>,
): ReadFields<SaidOfMyself, AboutProblems> {
  return readFields<SaidOfMyself, AboutProblems>(AboutForm, fields);
}
