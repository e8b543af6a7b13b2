import { formatMonth } from "#app/domain/dates/format-month.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { MedicareEdition } from "#app/domain/medicare/list-medicare-editions.server.ts";
import { wordsIn } from "./words.ts";

/** What percent of Medicare is and is not, with the editions of the amounts. */
export function sayPercentMeaning(language: Language, editions: readonly MedicareEdition[]): string {
  const words = wordsIn(language).medicare;
  return say(language, words.percentMeaning, {
    editions: new Intl.ListFormat(localeOf(language)).format(
      editions.map(({ schedule, edition }) =>
        say(language, words.edition, {
          schedule: words.schedules[schedule],
          edition: formatMonth(language, edition),
        }),
      ),
    ),
  });
}
