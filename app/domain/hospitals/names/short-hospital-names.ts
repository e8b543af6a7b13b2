import { trimEndOf } from "#app/platform/text/trim-end-of.ts";

/** The words with which a hospital's name may end that say no more than that it is one. */
const KINDS =
  /[\s,-](?:hospitals?|(?:regional )?medical cent(?:er|re)|health(?:care)? (?:center|system)|healthcare)(?:,? (?:inc|llc)\.?)?$/i;
const SHORTEST = 5;

/**
 * Returns names of hospitals that are listed next to one another, short enough for columns: 'Massachusetts General', 'Martha’s
 * Vineyard'. Where two would be the same all keep their whole names, with the city where even these are the same.
 */
export function shortHospitalNames(
  hospitals: readonly { name: string; city: string | null; state: string }[],
): string[] {
  const short = hospitals.map(({ name }) => shorten(name));
  if (areDistinct(short)) return short;
  const names = hospitals.map(({ name }) => name);
  if (areDistinct(names)) return names;
  return hospitals.map(({ name, city, state }) => [name, city, state].filter(Boolean).join(", "));
}

function shorten(name: string): string {
  const bare = name.replace(KINDS, "");
  const rest = (bare === name ? name : trimEndOf(bare, /[\s,-]/)).trim();
  return rest.length < SHORTEST ? name : rest;
}

function areDistinct(names: readonly string[]): boolean {
  return new Set(names.map((name) => name.toLowerCase())).size === names.length;
}
