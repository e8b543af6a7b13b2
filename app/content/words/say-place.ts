import type { Language } from "#app/domain/language/language.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { PriceSort } from "#app/domain/prices/search/price-query.ts";
import type { Reach } from "#app/domain/prices/search/reach.ts";
import { wordsIn } from "./words.ts";

/** That a place is not known, and what to write. */
export function sayUnknownPlace(language: Language, typed: string): string {
  return say(language, wordsIn(language).places.unknown, { place: typed });
}

/** A place as the language names it: 'Texas', 'Chicago, IL'. */
export function placeLabel(language: Language, place: Place): string {
  return place.kind === "state" ? nameOf(wordsIn(language).stateNames, place.state) : place.label;
}

/** Where was looked for hospitals, how far from it, and why so far. */
export function sayWhere(language: Language, place: Place, reach: Reach | null): string[] {
  const { reach: words, distances, approximate } = wordsIn(language).places;
  if (place.kind === "state") return [say(language, words.inState, { place: placeLabel(language, place) })];
  if (reach === null) return [];
  const why = place.isApproximate ? [say(language, approximate, { place: place.label })] : [];
  if (reach.narrower === null) return [sayRadius(language, place, reach), ...why];
  return [
    sayNarrower(language, reach.narrower, reach),
    say(language, distances, { place: place.label }),
    ...why,
  ];
}

function sayRadius(language: Language, place: Place, { radiusMiles }: Reach): string {
  const { within, any } = wordsIn(language).places.reach;
  if (radiusMiles === null) return say(language, any, { place: placeLabel(language, place) });
  return say(language, within, { place: place.label, count: radiusMiles });
}

function sayNarrower(
  language: Language,
  { radiusMiles: nearRadius, hospitalCount }: NonNullable<Reach["narrower"]>,
  { radiusMiles }: Reach,
): string {
  const { none, few } = wordsIn(language).places.reach;
  const radius = radiusMiles ?? 0;
  if (hospitalCount === 0) return say(language, none, { nearRadius, radius });
  return say(language, few, { count: hospitalCount, nearRadius, radius });
}

/** Why the nearest cannot come first, or null where it can. */
export function sayWhyNotNearest(language: Language, sort: PriceSort, place: Place | null): string | null {
  if (sort !== "nearest" || (place && place.kind !== "state")) return null;
  const words = wordsIn(language).places;
  return place ? words.nearestNeedsPoint : words.nearestNeedsPlace;
}
