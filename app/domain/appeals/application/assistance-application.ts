import type { AidProgram } from "#app/domain/assistance/state-law/state-grant.ts";

export const incomeKinds = [
  "wages",
  "self-employment",
  "social-security",
  "unemployment",
  "pension",
  "support",
  "other",
  "none",
] as const;

/** The source of a person's income; `support`: alimony or child support. */
export type IncomeKind = (typeof incomeKinds)[number];

export const incomeSpans = ["week", "two-weeks", "half-month", "month", "year"] as const;

/** How often an income comes. */
export type IncomeSpan = (typeof incomeSpans)[number];

export const insuranceAnswers = ["none", "some", "not-sure"] as const;

export type InsuranceAnswer = (typeof insuranceAnswers)[number];

/** One income of a person in the household; a person who has several has a row for each. */
export interface HouseholdIncome {
  /** In the writer's words: a name, or 'my son'. */
  person: string;
  kind: IncomeKind;
  /** Before taxes, each time; 0 where there is none. */
  amountCents: number;
  span: IncomeSpan;
}

/** What an application for financial assistance says of a household. Sealed with the appeal that it belongs to. */
export interface AssistanceApplication {
  /** People in the household. */
  size: number;
  incomes: HouseholdIncome[];
  /** The programs that a member of the household is in. */
  programs: AidProgram[];
  /** Whether insurance pays for this care. */
  insurance: InsuranceAnswer;
}

const TIMES_A_YEAR: Record<IncomeSpan, number> = {
  week: 52,
  "two-weeks": 26,
  "half-month": 24,
  month: 12,
  year: 1,
};

export function annualCentsOf({ amountCents, span }: HouseholdIncome): number {
  return amountCents * TIMES_A_YEAR[span];
}

/** The household's income of a year before taxes. */
export function annualIncomeCentsOf({ incomes }: AssistanceApplication): number {
  return incomes.reduce((sum, income) => sum + annualCentsOf(income), 0);
}
