import { say } from "#app/domain/language/say.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./stars.css.ts";

export interface StarWords {
  of: `${string}{stars}${string}`;
  none: string;
}

/** A hospital's overall rating by CMS, one to five stars; null: CMS gives it none. */
export function Stars({ rating, words }: { rating: number | null; words: StarWords }) {
  const language = useLanguage();
  if (rating === null) return <span className={css.none}>{words.none}</span>;
  return (
    <span role="img" aria-label={say(language, words.of, { stars: rating })} className={css.stars}>
      {"★".repeat(rating)}
      <span className={css.rest}>{"☆".repeat(5 - rating)}</span>
    </span>
  );
}
