import { z } from "zod/v4";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { parseEmailAddress } from "#app/domain/email/email-address.server.ts";
import { type ReadFields, readFields } from "#app/domain/forms/read-fields.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import { permissions } from "../account.ts";
import { longestPersonName, tidyPersonName } from "../person-name.ts";
import type { GrantTerms, PersonNamed } from "./grant.ts";

export type GrantProblems = {
  name?: "missing" | "too-long";
  relationship?: "too-long";
  email?: "invalid";
  permissions?: "none";
  startsOn?: "invalid";
  endsOn?: "invalid" | "before-start";
};

const LONGEST_RELATIONSHIP = 60;

/** What a form says of a person and what they may do. Each permission is a field of its own name; an empty start is
 *  today, an empty end is none. */
export function readGrantFields(
  fields: Readonly<Record<string, string>>,
  clock: Clock,
): ReadFields<PersonNamed & GrantTerms, GrantProblems> {
  const given = permissions.filter((permission) => permission in fields).join(" ");
  return readFields(grantForm(easternDay(clock.now())), { ...fields, permissions: given });
}

const grantForm = (today: string) =>
  z
    .object({
      name: tidyText(longestPersonName).pipe(z.string().min(1, "missing")),
      relationship: tidyText(LONGEST_RELATIONSHIP),
      email: z.string().default("").transform(parseEmailAddress).pipe(z.string("invalid")),
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
    });

function tidyText(longest: number) {
  return z.string().default("").transform(tidyPersonName).pipe(z.string().max(longest, "too-long"));
}

/** An ISO day; null where the field is empty. */
const day = z
  .string()
  .default("")
  .transform((typed) => typed.trim() || null)
  .pipe(z.iso.date("invalid").nullable());
