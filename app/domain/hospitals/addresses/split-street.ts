import { POST_OFFICE_BOX, streetNumberOf } from "./street-number.ts";

const STREET_WORD =
  /^(?:st|street|rd|road|ave?|avenue|blvd|boulevard|dr|drive|ln|lane|way|pkwy|parkway|hwy|highway|ct|court|cir|circle|pl|place|ter|terrace|trl|trail|pike|plaza|plz|sq|square|loop)\.?$/i;
/** Of these none begins or ends a city's name, nor comes before "St" in a street's. */
const PLAIN_STREET_WORD =
  /^(?:st|street|rd|road|ave?|avenue|blvd|boulevard|dr|drive|ln|pkwy|parkway|hwy|highway)\.?$/i;
const UNIT = /^(?:suite|ste|unit|apt|room|rm|floor|fl|building|bldg|box|po|p\.o\.|tower|wing|level)\b/i;
const NUMBERED_UNIT =
  /^(?:(?:suite|ste|unit|apt|room|rm|floor|fl|building|bldg)\.? ?#?|#) ?[a-z]?-?\d+[a-z]? /i;
const NO_PLACE = /[\d#&(]|\b(?:campus|hospital|clinic|attn|dept|department|mail|code|box)\b/i;
/** "Avenue I", "County Road NN", "Avenue of the Cities", "Drive Extension": the street goes on. */
const NO_CITY_START = /^(?:[a-z]|(?!st|mt|ft)[b-df-hj-np-tv-z]{2}|of|de|and|at|the|ext|extension)\b/i;
const QUADRANT = /^(?:NW|NE|SW|SE)\.?$/i;
const DIRECTION = /^(?:[nsew]|nw|ne|sw|se|north(?:east|west)?|south(?:east|west)?|east|west)\.?$/i;
const SAINT = /^st\.?$/i;
/** "100 Broadway St Louis" is Broadway in St. Louis, or Broadway Street in Louis. */
const SAINTS =
  /^(?:albans|ann|anne|anthony|augustine|bernard|bonifacius|charles|clair|clairsville|cloud|croix|elmo|francis|francisville|gabriel|george|helena|helens|ignace|jacob|james|joe|john|johns|johnsbury|joseph|landry|leonard|libory|louis|maries|martin|martinville|mary|marys|matthews|michael|michaels|paris|paul|pauls|peter|peters|petersburg|regis|robert|rose|simons|stephen|stephens|teresa|thomas)\b/i;
const MAX_CITY_WORDS = 5;
/** What follows a street without a comma may be more than a city. */
const MAX_CITY_AFTER_STREET_WORDS = 3;

/** What stands before state and ZIP: "810 St Vincent's Drive, Birmingham". The rules are `parseUsAddress`'s. */
export function splitStreet(text: string): { street: string | null; city: string | null } {
  const earlier = text.split(",").map((part) => part.trim());
  const last = earlier.pop() ?? "";
  if (earlier.length > 0 && isPlaceName(last)) return { street: joinStreet(earlier), city: last };
  const split = splitAtStreetWord(last);
  if (split) return { street: joinStreet([...earlier, split.street]), city: split.city };
  const isStreet = /\d/.test(text) || endsInStreet(`1 ${text}`);
  return { street: isStreet ? joinStreet([...earlier, last]) : null, city: null };
}

/** A hospital's name may stand before its street: the street begins with the first part that has a house number. */
export function joinStreet(parts: readonly string[]): string | null {
  const filled = parts.map((part) => part.trim()).filter((part) => part !== "");
  const first = filled.findIndex((part) => streetNumberOf(part) !== null || POST_OFFICE_BOX.test(part));
  return filled.slice(Math.max(first, 0)).join(", ") || null;
}

/** True for "100 Main St" and "4500 Highway 12": they don't end in a city's name. */
export function endsInStreet(text: string): boolean {
  const part = text.slice(text.lastIndexOf(",") + 1).trim();
  const word = part.slice(part.lastIndexOf(" ") + 1);
  return part === "" || /\d/.test(word) || (/\d/.test(part) && STREET_WORD.test(word));
}

/** "1 Hospital Rd Oak Bluffs": told where one word for a street stands after the name, and a plain name follows. */
function splitAtStreetWord(text: string): { street: string; city: string } | null {
  if (!streetNumberOf(text)) return null;
  const words = text.split(" ");
  const [end, next, more] = words.flatMap((word, index) =>
    index > 1 && STREET_WORD.test(word) ? [{ word, index }] : [],
  );
  if (!end || more) return null;
  const after = end.index + 1;
  if (next) {
    const saintly = next.index === after && SAINT.test(next.word) && SAINTS.test(words[after + 1] ?? "");
    if (!saintly || !PLAIN_STREET_WORD.test(end.word)) return null;
  }
  const from = QUADRANT.test(words[after] ?? "") ? after + 1 : after;
  const city = words.slice(from).join(" ").replace(NUMBERED_UNIT, "");
  const cityWords = city.split(" ");
  if (!isPlaceName(city) || cityWords.length > MAX_CITY_AFTER_STREET_WORDS) return null;
  const [cityStart = city] = cityWords;
  if (DIRECTION.test(cityStart) || NO_CITY_START.test(city)) return null;
  if (SAINT.test(end.word) && !next && SAINTS.test(city)) return null;
  return { street: words.slice(0, words.length - cityWords.length).join(" "), city };
}

function isPlaceName(text: string): boolean {
  return (
    text !== "" &&
    !NO_PLACE.test(text) &&
    !UNIT.test(text) &&
    !DIRECTION.test(text) &&
    text.split(" ").length <= MAX_CITY_WORDS
  );
}
