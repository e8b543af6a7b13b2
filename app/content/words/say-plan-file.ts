import type { MatchReason } from "#app/domain/explanations/matching/match-explanations.ts";
import type { FileProblem, StructuredRefusal } from "#app/domain/explanations/structured-file.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));

/** Why a claim belongs to a bill, in a sentence. */
export function sayMatchReason(language: Language, reason: MatchReason): string {
  const { matchReasons } = wordsIn(language).planFiles;
  switch (reason.kind) {
    case "same-billed":
      return say(language, matchReasons["same-billed"], { amount: dollars(reason.cents) });
    case "same-lines": {
      const { count, billLines } = reason;
      const sentence = matchReasons[count === billLines ? "all-lines" : "same-lines"];
      return say(language, sentence, { count, billLines });
    }
    default:
      return matchReasons[reason.kind];
  }
}

/** What has to be told of a file, in a sentence. It names claims by their number, which is about a person. */
export function sayFileProblem(language: Language, problem: FileProblem): string {
  const { problems } = wordsIn(language).planFiles;
  const where = sayPlace(language, problem);
  switch (problem.kind) {
    case "does-not-add-up":
    case "negative-amount":
      return say(language, problems[problem.kind], { where, amount: dollars(problem.cents) });
    case "no-amount":
    case "other-currency":
    case "unresolved-reference":
      return say(language, problems[problem.kind], { where, text: problem.text });
    case "withdrawn-claim":
      return say(language, problems["withdrawn-claim"], { where });
    case "provider-adjustment":
      return say(language, problems["provider-adjustment"], {
        amount: dollars(problem.cents),
        text: problem.text,
      });
    case "cut-off":
    case "more-problems":
      return problems[problem.kind];
  }
}

function sayPlace(language: Language, problem: FileProblem): string {
  const { places } = wordsIn(language).planFiles;
  const claim = "claimNumber" in problem ? problem.claimNumber : null;
  if (claim === null) return places.file;
  const lineIndex = "lineIndex" in problem ? problem.lineIndex : null;
  return lineIndex === null
    ? say(language, places.claim, { claim })
    : say(language, places.line, { claim, line: lineIndex + 1 });
}

/** Why a file was not read, and what to do. */
export function sayStructuredRefusal(language: Language, reason: StructuredRefusal): string {
  return wordsIn(language).planFiles.refusals[reason];
}
