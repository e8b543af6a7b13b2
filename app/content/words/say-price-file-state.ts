import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceFileStanding } from "#app/domain/sources/price-file-state.ts";
import { sayDate } from "./say-date.ts";
import { wordsIn } from "./words.ts";

/** 'File of Mar 27, 2026, checked yesterday.', and what speaks against the file. Only of a hospital that has one. */
export function sayPriceFileLine(language: Language, standing: PriceFileStanding): string {
  const { line } = wordsIn(language).priceFileStates;
  const day = checkDay(language, standing);
  const check = checkOf(standing);
  const file =
    standing.fileDate === null
      ? say(language, line.undated[check], { day })
      : say(language, line.dated[check], { date: formatDate(language, standing.fileDate), day });
  return [file, ...cautionsOf(language, standing)].join(" ");
}

/** 'Checked yesterday.', and what speaks against the file: behind the date of a file that is said already. */
export function sayPriceFileCheck(language: Language, standing: PriceFileStanding): string {
  const { checks } = wordsIn(language).priceFileStates;
  const check = say(language, checks[checkOf(standing)], { day: checkDay(language, standing) });
  return [check, ...cautionsOf(language, standing)].join(" ");
}

function checkOf({ checkedDaysAgo }: PriceFileStanding): "today" | "yesterday" | "earlier" | "unwatched" {
  if (checkedDaysAgo === null) return "unwatched";
  if (checkedDaysAgo <= 0) return "today";
  return checkedDaysAgo === 1 ? "yesterday" : "earlier";
}

const checkDay = (language: Language, { checkedOn, importedOn }: PriceFileStanding) =>
  sayDate(language, checkedOn ?? importedOn);

function cautionsOf(
  language: Language,
  { state, reason, failingSince, ageDays }: PriceFileStanding,
): string[] {
  const words = wordsIn(language).priceFileStates;
  if (state === "stale") return [say(language, words.stale, { days: ageDays ?? 0 })];
  if (state !== "failing" || reason === null) return [];
  const since =
    failingSince === null ? [] : [say(language, words.failing, { day: formatDate(language, failingSince) })];
  return reason === "quarantined" ? [words.reasons[reason]] : [words.reasons[reason], ...since];
}

/** Why the newest file is not here, or that it is old: a sentence; '' where nothing speaks against the file. */
export function sayFileReason(language: Language, standing: PriceFileStanding): string {
  if (standing.reason !== null) return wordsIn(language).priceFileStates.reasons[standing.reason];
  return cautionsOf(language, standing).join(" ");
}
