import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { wordsIn } from "./words.ts";

/** How far one price is from another, without the direction: '18%', 'under 1%', '3.4 times as much'. `ratio`: the one
 *  divided by the other. */
export function sayShare(language: Language, ratio: number): string {
  const words = wordsIn(language).compare.ratio;
  if (ratio >= 2) return say(language, words.times, { times: Math.round(ratio * 10) / 10 });
  const percent = Math.round(Math.abs(ratio - 1) * 100);
  return percent === 0 ? words.little : say(language, words.percent, { percent });
}

/** The same with its direction: '18% more', '28% less', '3.4 times as much', 'The same'. */
export function sayRatio(language: Language, ratio: number): string {
  const words = wordsIn(language).compare.ratio;
  const share = sayShare(language, ratio);
  if (ratio === 1) return words.same;
  if (ratio >= 2) return share;
  return say(language, ratio > 1 ? words.more : words.less, { share });
}
