import { formatMonth } from "#app/domain/dates/format-month.ts";
import type { ContractedLine } from "#app/domain/explanations/contracted/contracted-line.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { sayList } from "./say-list.ts";
import { wordsIn } from "./words.ts";

/** A line of a claim with what the plan's files say of it. */
interface SaidLine {
  service: { code: string };
  modifiers: readonly string[];
  allowedCents: number;
  units: number | null;
  result: ContractedLine;
}

/** What the plan's files say of a line in a sentence or two, with the file's month; `ask`: what to ask the plan, null: nothing. */
export function sayContracted(language: Language, line: SaidLine): { message: string; ask: string | null } {
  const words = wordsIn(language).contracted;
  const { result } = line;
  const service = sayService(language, line);
  const allowed = formatDollars(dollarsOfCents(line.allowedCents));
  const month = (day: string | null) => sayMonth(language, day);
  const { results } = words;
  switch (result.outcome) {
    case "equal":
      return {
        message: say(language, results.equal, { service, allowed, month: month(result.rate.file.updatedOn) }),
        ask: null,
      };
    case "above":
    case "below":
      return {
        message: say(language, results[result.outcome], {
          service,
          allowed,
          month: month(result.rate.file.updatedOn),
          rate: sayRate(language, result.rate.amount, line.units),
          difference: formatDollars(dollarsOfCents(result.differenceCents)),
        }),
        ask: result.outcome === "above" ? say(language, words.ask, { service }) : null,
      };
    case "several":
      return {
        message: say(language, results.several, {
          service,
          allowed,
          month: month(result.rates[0]?.file.updatedOn ?? null),
          rates: sayList(
            language,
            result.rates.map(({ amount }) => sayRate(language, amount, line.units)),
          ),
        }),
        ask: say(language, words.askSeveral, { service }),
      };
    case "other_terms":
      return {
        message: say(language, results.other_terms, {
          service,
          allowed,
          month: month(result.updatedOn),
          terms: sayList(
            language,
            result.terms.map((term) => words.terms[term]),
          ),
        }),
        ask: null,
      };
    case "not_found":
      return {
        message: say(language, result.isIncomplete ? results.not_found_incomplete : results.not_found, {
          service,
        }),
        ask: null,
      };
    case "out_of_network_published":
      return {
        message: say(language, results.out_of_network_published, {
          service,
          allowed,
          month: month(result.updatedOn),
          amounts: sayList(
            language,
            result.allowed.map((one) => formatDollars(String(one.allowed) as Dollars)),
          ),
        }),
        ask: null,
      };
    case "not_compared":
      return {
        message: say(language, words.notCompared[result.why], { service, month: month(result.updatedOn) }),
        ask: null,
      };
  }
}

/** What to say to the plan on the phone about a line for which it allowed more than its published rate; null: nothing. */
export function sayContractedCall(language: Language, line: SaidLine): string | null {
  const words = wordsIn(language).contracted;
  const { result } = line;
  if (result.outcome !== "above") return null;
  const service = sayService(language, line);
  const said = say(language, words.call.line, {
    service,
    allowed: formatDollars(dollarsOfCents(line.allowedCents)),
    month: sayMonth(language, result.rate.file.updatedOn),
    rate: sayRate(language, result.rate.amount, line.units),
    difference: formatDollars(dollarsOfCents(result.differenceCents)),
  });
  return `${said} ${say(language, words.ask, { service })}`;
}

function sayMonth(language: Language, day: string | null): string {
  return day === null
    ? wordsIn(language).contracted.unknownMonth
    : formatMonth(language, day.slice(0, "2026-06".length));
}

function sayService(language: Language, { service: { code }, modifiers }: SaidLine): string {
  if (modifiers.length === 0) return code;
  const { withModifiers } = wordsIn(language).contracted;
  return say(language, withModifiers, {
    count: modifiers.length,
    code,
    modifiers: sayList(language, modifiers),
  });
}

/** A rate of one unit, as of all units of the line. */
function sayRate(language: Language, amount: number, units: number | null): string {
  const count = units ?? 1;
  const total = formatDollars(String(amount * count) as Dollars);
  return count === 1 ? total : say(language, wordsIn(language).contracted.units, { total, units: count });
}
