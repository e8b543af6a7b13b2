import { daysBetween } from "#app/domain/dates/calendar-days.ts";
import type { AllowedOutOfNetwork } from "#app/domain/payer-files/ask/answer-rates.server.ts";
import type { MatchedRate } from "#app/domain/payer-files/ask/match-rates.server.ts";
import type { RateList } from "#app/domain/payer-files/ask/sort-rates.server.ts";

/** A line of a claim for which the plan allowed an amount. */
export interface AllowedLine {
  /** Of the whole line, above 0. */
  allowedCents: number;
  /** Null = not told: compared as one. */
  units: number | null;
  /** ISO; null = not told. */
  day: string | null;
}

/** Terms that say no amount for the line. */
export type OtherTerms = Exclude<RateList, "rates" | "unsure" | "ghost">;

export const notComparedReasons = [
  "plan_unknown",
  "no_readable_file",
  "file_has_no_rates",
  "no_day",
  "another_time",
  "past_limit",
] as const;

/** A line's allowed amount against what the plan's files say. Amounts above a rate are a question for the plan, never an error. */
export type ContractedLine =
  | { outcome: "equal"; rate: MatchedRate }
  | { outcome: "above" | "below"; rate: MatchedRate; differenceCents: number }
  /** Unlike amounts that no field of the files tells apart; none is the line's. */
  | { outcome: "several"; rates: readonly MatchedRate[] }
  /** The files have terms without an amount for the line. */
  | { outcome: "other_terms"; terms: readonly OtherTerms[]; updatedOn: string | null }
  /** `isIncomplete`: some files of the plan could not be read. */
  | { outcome: "not_found"; isIncomplete: boolean }
  | {
      outcome: "out_of_network_published";
      allowed: readonly AllowedOutOfNetwork[];
      updatedOn: string | null;
    }
  | { outcome: "not_compared"; why: (typeof notComparedReasons)[number]; updatedOn: string | null };

/** A rate of a plan with a provider for a service, and in which list it is. */
export interface AgreedRate {
  list: RateList;
  rate: MatchedRate;
}

/** A file says what holds when it is published; contracts change about once a year. */
const MAX_DAYS_FROM_FILE = 366;

/** Compares a line with all rates of its plan, provider, code and modifiers. */
export function compareWithRates(
  line: AllowedLine,
  agreed: readonly AgreedRate[],
  isIncomplete: boolean,
): ContractedLine {
  const { day } = line;
  const [first] = agreed;
  if (first === undefined) return { outcome: "not_found", isIncomplete };
  const { updatedOn } = first.rate.file;
  if (day === null) return { outcome: "not_compared", why: "no_day", updatedOn };
  const inTime = agreed.filter(({ rate }) => isInTime(rate, day));
  if (inTime.length === 0) return { outcome: "not_compared", why: "another_time", updatedOn };
  const rates = inTime.flatMap(({ list, rate }) => (list === "rates" ? [rate] : []));
  const equal = rates.find((rate) => Math.abs(differenceOf(rate, line)) < 1);
  if (equal) return { outcome: "equal", rate: equal };
  const terms = inTime.flatMap(({ list }) => (isOtherTerms(list) ? [list] : []));
  if (terms.length > 0) return { outcome: "other_terms", terms: [...new Set(terms)], updatedOn };
  const unlike = [...new Map(rates.map((rate) => [rate.amount, rate])).values()];
  const [rate] = unlike;
  if (rate === undefined) return { outcome: "not_found", isIncomplete };
  if (unlike.length > 1) {
    return { outcome: "several", rates: unlike.sort((a, b) => a.amount - b.amount) };
  }
  const difference = Math.round(differenceOf(rate, line));
  return { outcome: difference > 0 ? "above" : "below", rate, differenceCents: Math.abs(difference) };
}

function isInTime({ file, terms }: MatchedRate, day: string): boolean {
  if (file.updatedOn === null) return false;
  if (terms.expiresOn !== null && terms.expiresOn < day) return false;
  return Math.abs(daysBetween(file.updatedOn, day)) <= MAX_DAYS_FROM_FILE;
}

/** In cents; a rate is for one unit, and a drug's may have less than a cent. */
function differenceOf({ amount }: MatchedRate, { allowedCents, units }: AllowedLine): number {
  return allowedCents - amount * 100 * (units ?? 1);
}

function isOtherTerms(list: RateList): list is OtherTerms {
  return list !== "rates" && list !== "unsure" && list !== "ghost";
}
