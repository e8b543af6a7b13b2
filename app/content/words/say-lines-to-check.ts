import type { AuditedLine } from "#app/domain/audits/audited-bill.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

const MAX_SHOWN = 20;

/** What of a bill's lines was not read surely, a sentence each: the first 20, and how many more there are. */
export function sayLinesToCheck(language: Language, lines: readonly AuditedLine[]): string[] {
  const words = wordsIn(language).auditPage.result.toCheck;
  const sentences = lines.flatMap(({ unsure = [], units, amountCents, description }, index) => {
    const of = { line: index + 1, text: description ? `“${description.slice(0, 60)}”` : words.noText };
    return unsure.map((doubt) =>
      doubt === "units"
        ? say(language, words.units, { ...of, units: units ?? 0 })
        : say(language, words.amount, { ...of, amount: formatDollars(dollarsOfCents(amountCents)) }),
    );
  });
  const more = sentences.length - MAX_SHOWN;
  return more > 0
    ? [...sentences.slice(0, MAX_SHOWN), say(language, words.more, { count: more })]
    : sentences;
}
