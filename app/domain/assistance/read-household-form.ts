import { readAmount, readDay } from "#app/domain/bills/kept/read-field.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Household } from "./screen-household.ts";
import { aidPrograms } from "./state-law/state-grant.ts";

/** The fields of a form that asks about a household, in its order; each program has its own field, 'yes' or empty. */
export const householdFields = [
  "size",
  "income",
  "per",
  ...aidPrograms,
  "insurance",
  "firstBill",
  "home",
] as const;

type HouseholdField = "size" | "income" | "firstBill";

/** What the text of a field can be wrong by. */
export type HouseholdProblem =
  | "size-invalid"
  | "income-missing"
  | "amount-invalid"
  | "amount-negative"
  | "amount-too-large"
  | "date-invalid"
  | "date-too-early"
  | "date-in-future";

export type ReadHousehold =
  | { outcome: "read"; household: Household /** ISO day; null: not said. */; firstBill: string | null }
  | { outcome: "invalid"; problems: Partial<Record<HouseholdField, HouseholdProblem>> };

export const MAX_PEOPLE = 30;
const MONTHS = 12;

/** Reads a form's texts. Either an income or a program has to be told. `today`: an ISO day. */
export function readHouseholdForm(texts: Readonly<Record<string, string>>, today: string): ReadHousehold {
  const problems: Partial<Record<HouseholdField, HouseholdProblem>> = {};
  const typed = (field: string) => tidyLine((texts[field] ?? "").slice(0, 200));
  const programs = aidPrograms.filter((program) => texts[program] === "yes");
  const size = Number(/^\d{1,2}$/.exec(typed("size"))?.[0] ?? 0);
  if (size < 1 || size > MAX_PEOPLE) problems.size = "size-invalid";

  let annualIncomeCents: number | null = null;
  if (typed("income") !== "") {
    const read = readAmount(typed("income"));
    if ("value" in read) annualIncomeCents = read.value * (texts.per === "year" ? 1 : MONTHS);
    else problems.income = read.problem as HouseholdProblem;
  } else if (programs.length === 0) problems.income = "income-missing";

  let firstBill: string | null = null;
  if (typed("firstBill") !== "") {
    const read = readDay(typed("firstBill"), today);
    if ("value" in read) firstBill = read.value;
    else problems.firstBill = read.problem as HouseholdProblem;
  }
  if (Object.keys(problems).length > 0) return { outcome: "invalid", problems };
  const home = typed("home").toUpperCase();
  return {
    outcome: "read",
    household: {
      size,
      annualIncomeCents,
      state: US_STATES.has(home) ? home : null,
      isInsured: texts.insurance === "some" ? true : texts.insurance === "none" ? false : null,
      programs,
    },
    firstBill,
  };
}
