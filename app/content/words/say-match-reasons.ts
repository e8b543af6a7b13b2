import type { MatchReason } from "#app/domain/explanations/matching/matchable-bill.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { explanationWords } from "./explanations.ts";

/** What a bill and a claim have in common, in words, the strongest first. */
export function sayMatchReasons(language: Language, reasons: readonly MatchReason[]): string {
  const { reasons: words } = explanationWords[language].review.links;
  return reasons
    .map((reason) => {
      switch (reason.kind) {
        case "same-billed":
          return say(language, words["same-billed"], { amount: formatDollars(dollarsOfCents(reason.cents)) });
        case "same-lines":
          return say(language, words["same-lines"], { count: reason.count, billLines: reason.billLines });
        default:
          return words[reason.kind];
      }
    })
    .join(", ");
}
