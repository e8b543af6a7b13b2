import type { DenialDay } from "#app/domain/appeals/list-denial-days.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** Where the last day to appeal comes from: the paper, the law if the plan is of a kind, or the law that gives the fewest days. */
export function sayDenialSource(
  language: Language,
  { deadline: { basis }, law }: Pick<DenialDay, "deadline" | "law">,
): string {
  const { denial } = wordsIn(language).deadlines;
  if (basis === "printed-day") return denial.printed;
  if (basis === "first-law") return denial.firstLaw;
  if (basis === "printed-days" || law === null) return denial.counted;
  return say(language, denial.law, { kind: denial.kinds[law] });
}
