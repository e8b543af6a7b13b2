import { deadlinesWords } from "#app/content/words/deadlines.ts";
import { fileAppealWords } from "#app/content/words/file-appeal.ts";
import type { DateProblem } from "#app/domain/deadlines/read-deadline-dates.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { SlotProblem } from "#app/domain/letters/read-slot-texts.ts";

type Sentences = (typeof fileAppealWords)["en"]["problems"];

/** What is wrong with each field of the form that begins an appeal, and how to mend it; a sentence names its field. */
export function sayAppealProblems(
  language: Language,
  problems: Partial<Record<string, SlotProblem | DateProblem | "findings">>,
): Record<string, string> {
  const { problems: sentences, fields } = fileAppealWords[language];
  const labels: Partial<Record<string, string>> = { ...fields, ...deadlinesWords[language].dates };
  return Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      say(language, sentences[problem as Exclude<keyof Sentences, "findings">], {
        field: labels[name] ?? "",
      }),
    ]),
  );
}
