import type { Language } from "#app/domain/language/language.ts";
import { languageOf } from "#app/domain/language/language-of.ts";
import { PLAN_KINDS } from "#app/domain/payers/plan-kinds.ts";

/** What an owner may allow another person to do. */
export const permissions = ["view-bills", "add-bills", "run-audits", "file-appeals"] as const;

export type Permission = (typeof permissions)[number];

/** How a person's care is paid for. */
export const insuranceKinds = [
  "employer-self-funded",
  "employer-insured",
  "own-plan",
  "medicare",
  "medicaid",
  "none",
] as const;

export type InsuranceKind = (typeof insuranceKinds)[number];

/** The kinds of plan that a person can say they have. */
export const ownPlanKinds = PLAN_KINDS.filter((kind) => kind !== "unknown");

export type OwnPlanKind = (typeof ownPlanKinds)[number];

/** A household's income of a year before taxes, in dollars: charity care goes by it. */
export const incomeBands = [
  "under-15000",
  "15000-30000",
  "30000-45000",
  "45000-60000",
  "60000-80000",
  "80000-100000",
  "over-100000",
] as const;

export type IncomeBand = (typeof incomeBands)[number];

/** What a person says of themselves; kept sealed alone. Null = not said. */
export interface AccountProfile {
  name: string;
  email: string;
  phone: string | null;
  streetAddress: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  /** Five digits. */
  zip: string | null;
  insuranceKind: InsuranceKind | null;
  /** As the directory of payers has it, or as typed. */
  payerName: string | null;
  /** Which of the payer's rates are theirs. */
  planKind: OwnPlanKind | null;
  planName: string | null;
  householdSize: number | null;
  incomeBand: IncomeBand | null;
  /** Reminders of deadlines by mail. */
  wantsReminders: boolean;
  /** Of mail, and of what stands next to a letter. */
  language: Language;
}

/** The profile of a person who has given only a name and an address. */
export function newProfile({ name, email }: Pick<AccountProfile, "name" | "email">): AccountProfile {
  return {
    name,
    email,
    phone: null,
    streetAddress: null,
    city: null,
    state: null,
    zip: null,
    insuranceKind: null,
    payerName: null,
    planKind: null,
    planName: null,
    householdSize: null,
    incomeBand: null,
    wantsReminders: true,
    language: languageOf("/"),
  };
}
