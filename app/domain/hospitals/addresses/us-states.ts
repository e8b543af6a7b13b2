import { itemAt } from "#app/domain/item-at.ts";
import { JSON_STATES } from "#app/domain/mrf/valid-values.ts";

/** In the order of `JSON_STATES`, which has the letters. */
const NAMES =
  "Alabama,Alaska,American Samoa,Arizona,Arkansas,California,Colorado,Connecticut,Delaware,District of Columbia,Florida,Georgia,Guam,Hawaii,Idaho,Illinois,Indiana,Iowa,Kansas,Kentucky,Louisiana,Maine,Maryland,Massachusetts,Michigan,Minnesota,Mississippi,Missouri,Montana,Nebraska,Nevada,New Hampshire,New Jersey,New Mexico,New York,North Carolina,North Dakota,Northern Mariana Islands,Ohio,Oklahoma,Oregon,Pennsylvania,Puerto Rico,Rhode Island,South Carolina,South Dakota,Tennessee,Texas,Utah,Vermont,U.S. Virgin Islands,Virginia,Washington,West Virginia,Wisconsin,Wyoming,Micronesia,Marshall Islands,Palau".split(
    ",",
  );

/** The 50 states, DC, the territories and the freely associated states: two letters → name. */
export const US_STATES: ReadonlyMap<string, string> = new Map(
  [...JSON_STATES].map((letters, index) => [letters, itemAt(NAMES, index)]),
);

/** For sorting letters by the names that they stand for: Alabama before Alaska, although AK is before AL. */
export function compareStateNames(a: string, b: string): number {
  return (US_STATES.get(a) ?? a).localeCompare(US_STATES.get(b) ?? b, "en-US");
}

const LETTERS_BY_NAME: ReadonlyMap<string, string> = new Map([
  ...[...US_STATES].map(([letters, name]) => [name.toLowerCase(), letters] as const),
  ["virgin islands", "VI"],
]);

/** The two letters of a state given by letters or name, in any case ("al", "D.C.", "New York"); null = no state. */
export function findState(text: string): string | null {
  const words = text.trim().replace(/\s+/g, " ");
  const letters = words.replace(/[. ]/g, "").toUpperCase();
  if (US_STATES.has(letters)) return letters;
  return LETTERS_BY_NAME.get(words.toLowerCase()) ?? null;
}
