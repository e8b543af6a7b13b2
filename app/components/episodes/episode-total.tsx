import type { PartRole } from "#app/domain/episodes/episode.ts";
import type { PartPrice, PricedPart } from "#app/domain/episodes/episode-prices.ts";
import { type AllIn, episodeTotal } from "#app/domain/episodes/episode-total.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { say } from "#app/domain/language/say.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { formatPrice } from "#app/domain/money/format-price.ts";
import { note } from "#app/ui/page/stack.css.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./episode-parts.css.ts";

type NamingParts = `${string}{parts}${string}`;
type AboutAll = `${string}{low}${string}{high}${string}{parts}${string}{dollars}${string}{doctors}${string}`;
type SumOfParts = `${string}{parts}${string}{dollars}${string}`;

export interface EpisodeTotalWords {
  roles: Record<PartRole, string>;
  summedKinds: Record<PartPrice["kind"], string>;
  total: {
    whole: `${string}{dollars}${string}{kinds}${string}{count}${string}{parts}${string}`;
    middles: `${string}{count}${string}`;
    none: string;
    allIn: AboutAll;
    allInBut: `${string}{low}${string}{high}${string}{missing}${string}{parts}${string}{dollars}${string}{doctors}${string}`;
    without: NamingParts;
    partial: { readonly one: SumOfParts; readonly other: SumOfParts };
    unpriced: NamingParts;
    heaped: NamingParts;
    perPiece: NamingParts;
    listedOnly: NamingParts;
    usual: NamingParts;
    sometimes: NamingParts;
  };
}

/** The sum of an episode's main parts, or the parts that a sum would lack, and what may be billed in addition. */
export function EpisodeTotal({ parts, words }: { parts: PricedPart[]; words: EpisodeTotalWords }) {
  const language = useLanguage();
  const { total, allIn, partial, unpriced, heaped, perPiece, listedOnly, optional } = episodeTotal(parts);
  const named = (some: readonly PricedPart[]) => nameRoles(words, language, some);
  const fewest = total?.fewestHospitals ?? null;
  const missing = [
    { of: unpriced, message: words.total.unpriced },
    { of: heaped, message: words.total.heaped },
    { of: perPiece, message: words.total.perPiece },
    { of: listedOnly, message: words.total.listedOnly },
  ].filter(({ of }) => of.length > 0);
  if (allIn) {
    return (
      <>
        <p className={css.total}>{sayAllIn(words, language, allIn)}</p>
        {allIn.without.length > 0 ? (
          <p>{say(language, words.total.without, { parts: named(allIn.without) })}</p>
        ) : null}
        <OptionalParts words={words} optional={optional} />
      </>
    );
  }
  return (
    <>
      <p className={css.total}>
        {total
          ? say(language, words.total.whole, {
              dollars: formatDollars(total.dollars),
              kinds: words.summedKinds[total.kind],
              count: total.parts.length,
              parts: named(total.parts),
            })
          : words.total.none}
        {fewest === null ? null : ` ${say(language, words.total.middles, { count: fewest })}`}
      </p>
      {missing.map(({ of, message }) => (
        <p key={message}>{say(language, message, { parts: named(of) })}</p>
      ))}
      {partial ? (
        <p>
          {say(language, words.total.partial, {
            count: partial.parts.length,
            parts: named(partial.parts),
            dollars: formatDollars(partial.dollars),
          })}
        </p>
      ) : null}
      <OptionalParts words={words} optional={optional} />
    </>
  );
}

/** What is in no sum. */
function OptionalParts({
  words,
  optional,
}: {
  words: EpisodeTotalWords;
  optional: ReturnType<typeof episodeTotal>["optional"];
}) {
  const language = useLanguage();
  return (["usual", "sometimes"] as const).map((need) =>
    optional[need].length > 0 ? (
      <p key={need} className={note}>
        {say(language, words.total[need], { parts: nameRoles(words, language, optional[need]) })}
      </p>
    ) : null,
  );
}

/** 'About $1,900 to $2,200 in all: …', or without the parts that have no known price, in whole dollars. */
export function sayAllIn(
  words: EpisodeTotalWords,
  language: Language,
  { lowDollars, highDollars, published, byMedicare, without }: AllIn,
): string {
  const values = {
    low: formatPrice(lowDollars),
    high: formatPrice(highDollars),
    parts: nameRoles(words, language, published.parts),
    dollars: formatPrice(published.dollars),
    doctors: nameRoles(words, language, byMedicare),
  };
  return without.length === 0
    ? say(language, words.total.allIn, values)
    : say(language, words.total.allInBut, { ...values, missing: nameRoles(words, language, without) });
}

/** 'surgeon, anesthesia, and implant': each kind of part once, as in a sentence. */
export function nameRoles(
  { roles }: Pick<EpisodeTotalWords, "roles">,
  language: Language,
  parts: readonly PricedPart[],
): string {
  return new Intl.ListFormat(localeOf(language)).format([
    ...new Set(parts.map(({ role }) => roles[role].toLowerCase())),
  ]);
}
