import { wordsIn } from "#app/content/words/words.ts";
import { type AmountKind, amountKinds } from "#app/domain/explanations/explanation.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** A field of an explanation's form in words: 'Line 3: Allowed amount'. */
export function sayExplanationField(language: Language, name: string): string {
  const { amounts, facts, lineFields, review } = wordsIn(language).explanations;
  const [, line, field = name] = /^line-(\d+)-(\w+)$/.exec(name) ?? [];
  const kind = amountKinds.find((one) => one === field || `total-${one}` === field);
  const words: Readonly<Record<string, unknown>> = { ...facts, ...lineFields };
  const label = kind ? amounts[kind satisfies AmountKind] : String(words[field] ?? field);
  return line ? `${say(language, review.lines.line, { line: Number(line) })}: ${label}` : label;
}
