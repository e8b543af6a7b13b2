import { z } from "zod/v4";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";

import type { Clock } from "#app/platform/clock.ts";
import { permissions } from "../account.ts";
import { longestPersonName } from "../person-name.ts";
import type { GrantTerms, PersonNamed } from "./grant.ts";

export type GrantProblems = {
  name?: "missing" | "too-long";
  relationship?: "too-long";
  permissions?: "none";
  startsOn?: "invalid";
  endsOn?: "invalid" | "before-start";
};

export type EmailProblems = { email?: "invalid" };

export type GrantFields = { person: Omit<PersonNamed, "email">; terms: GrantTerms };

type Fields = Readonly<Record<string, string>>;

const MAX_RELATIONSHIP_LENGTH = 60;

/** Returns what a form says about a person and their permissions. Each permission is a field with its own name. An empty start is
 *  today; an empty end means no end. */
export function readGrantFields(fields: Fields, clock: Clock): ReadFields<GrantFields, GrantProblems> {
  const given = permissions.filter((permission) => permission in fields).join(" ");
  return readFields(grantForm(easternDay(clock.now())), { ...fields, permissions: given });
}

/** The address that a form wants an invitation sent to. */
export function readInvitedEmail(fields: Fields): ReadFields<{ email: string }, EmailProblems> {
  return readFields(EmailForm, fields);
}

/** A new person's form: the two together, with all that is wrong with either. */
export function readNewGrant(
  fields: Fields,
  clock: Clock,
): ReadFields<{ person: PersonNamed; terms: GrantTerms }, GrantProblems & EmailProblems> {
  const [grant, invited] = [readGrantFields(fields, clock), readInvitedEmail(fields)];
  if (grant.outcome === "read" && invited.outcome === "read") {
    const { person, terms } = grant.value;
    return { outcome: "read", value: { person: { ...person, ...invited.value }, terms } };
  }
  const problemsOf = (read: typeof grant | typeof invited) =>
    read.outcome === "invalid" ? read.problems : {};
  return { outcome: "invalid", problems: { ...problemsOf(grant), ...problemsOf(invited) } };
}

const line = (maxCharacters: number) =>
  z.string().default("").transform(tidyLine).pipe(z.string().max(maxCharacters, "too-long"));

/** An ISO day; null where the field is empty. */
const day = z
  .string()
  .default("")
  .transform((typed) => typed.trim() || null)
  .pipe(z.iso.date("invalid").nullable());

const grantForm = (today: string) =>
  z
    .object({
      name: line(longestPersonName).pipe(z.string().min(1, "missing")),
      relationship: line(MAX_RELATIONSHIP_LENGTH),
      permissions: z
        .string()
        .transform((given) => permissions.filter((permission) => given.split(" ").includes(permission)))
        .pipe(z.array(z.enum(permissions)).min(1, "none")),
      startsOn: day.transform((typed) => typed ?? today),
      endsOn: day,
    })
    .refine(({ startsOn, endsOn }) => endsOn === null || endsOn >= startsOn, {
      path: ["endsOn"],
      message: "before-start",
    })
    .transform(({ name, relationship, ...terms }) => ({ person: { name, relationship }, terms }));

const EmailForm = z.object({
  email: z.string().default("").transform(parseEmailAddress).pipe(z.string("invalid")),
});
