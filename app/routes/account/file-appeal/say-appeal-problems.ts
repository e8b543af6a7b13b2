import { type Words, wordsIn } from "#app/content/words/words.ts";
import type { DateProblem } from "#app/domain/deadlines/read-deadline-dates.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { SlotProblem } from "#app/domain/letters/read-slot-texts.ts";

type Sentences = Words["fileAppeal"]["problems"];

/** What is wrong with each field of the form that begins an appeal, and how to fix it; a sentence names its field. */
export function sayAppealProblems(
  language: Language,
  problems: Partial<Record<string, SlotProblem | DateProblem | "findings">>,
): Record<string, string> {
  const { problems: sentences, fields } = wordsIn(language).fileAppeal;
  const labels: Partial<Record<string, string>> = { ...fields, ...wordsIn(language).deadlines.dates };
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      say(language, sentences[problem as Exclude<keyof Sentences, "findings">], {
        field: labels[name] ?? "",
      }),
    ]),
  );
}
