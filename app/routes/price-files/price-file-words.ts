import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";

/** The CMS template a file follows and its layout: 'CMS 3.0, CSV tall'. */
export function templateName(
  language: Language,
  { template, layout }: Pick<ListedImport, "template" | "layout">,
): string {
  const words = wordsIn(language).priceFiles.priceFileWords;
  return say(language, words.template, { template, layout: words.layouts[layout] });
}

/** Whether a file's prices are the present ones of its hospital. */
export function statusName(language: Language, { isCurrent }: Pick<ListedImport, "isCurrent">): string {
  return isCurrent
    ? wordsIn(language).priceFiles.priceFileWords.current
    : wordsIn(language).priceFiles.priceFileWords.history;
}

/** An ISO time as 'Mar 1, 2026, 14:05 UTC'. */
export function formatTime(language: Language, isoTime: string): string {
  return say(language, wordsIn(language).priceFiles.priceFileWords.time, {
    day: formatDate(language, isoTime.slice(0, 10)),
    time: isoTime.slice(11, 16),
  });
}
