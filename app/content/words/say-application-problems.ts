import type { ReadApplication } from "#app/domain/appeals/application/read-application.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

type Problems = Extract<ReadApplication, { outcome: "invalid" }>["problems"];

/** What is wrong with each field of a household's form, and how to mend it. */
export function sayApplicationProblems(language: Language, problems: Problems): Record<string, string> {
  const { problems: words } = wordsIn(language).assistanceApplication;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => {
      const row = Number(/-(\d+)$/.exec(field)?.[1] ?? 0) + 1;
      return [field, say(language, words[problem as keyof typeof words] as "{row}", { row })];
    }),
  );
}
