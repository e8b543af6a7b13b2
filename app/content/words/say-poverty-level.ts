import { povertyLevelCents } from "#app/domain/assistance/poverty-level.ts";
import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

/** The poverty level that a household was held against, by year and source, and that newer ones may be out soon. `today`: an
 *  ISO day. */
export function sayPovertyLevel(
  language: Language,
  { size, state }: { size: number; state: string },
  year: number,
  today: string,
): string[] {
  const { ownLevel, ownLevelIn, newestLevel } = wordsIn(language).assistanceAnswer;
  const levelCents = povertyLevelCents({ size, state }, year);
  if (levelCents === null) return [];
  const values = { size, year: String(year), level: formatShortDollars(levelCents / 100) };
  const hasOwnLevel = state === "AK" || state === "HI";
  const sentence = hasOwnLevel
    ? say(language, ownLevelIn, { ...values, state: nameOf(wordsIn(language).stateNames, state) })
    : say(language, ownLevel, values);
  const isOld = Number(today.slice(0, 4)) > year || today.slice(5, 7) === "12";
  return [sentence, ...(isOld ? [newestLevel] : [])];
}
