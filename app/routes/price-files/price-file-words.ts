import { wordsIn } from "#app/content/words/words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { ListedImport } from "#app/domain/imports/list-imports.server.ts";
import type { Language } from "#app/domain/language/language.ts";

const layoutNames: Record<ListedImport["layout"], string> = {
  tall: "CSV tall",
  wide: "CSV wide",
  json: "JSON",
};

/** The CMS template a file follows and its layout: 'CMS 3.0, CSV tall'. */
export function templateName({ template, layout }: Pick<ListedImport, "template" | "layout">): string {
  return `CMS ${template}, ${layoutNames[layout]}`;
}

/** Whether a file's prices are the present ones of its hospital. */
export function statusName(language: Language, { isCurrent }: Pick<ListedImport, "isCurrent">): string {
  return isCurrent
    ? wordsIn(language).priceFiles.priceFileWords.current
    : wordsIn(language).priceFiles.priceFileWords.history;
}

/** An ISO time as 'Mar 1, 2026, 14:05 UTC'. */
export function formatTime(language: Language, isoTime: string): string {
  return `${formatDate(language, isoTime.slice(0, 10))}, ${isoTime.slice(11, 16)} UTC`;
}
