import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { endsInStreet, joinStreet, splitStreet } from "./split-street.ts";
import { findState } from "./us-states.ts";

export type UsAddress = {
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
};

const ZIP = /(?:^|[\s,])(\d{5})(?:-?\d{4})?$/;
/** The number after these is a box's or a road's, and no ZIP code. */
const NUMBERED = /(?:\b(?:box|route|rte|rt|road|rd|hwy|highway|suite|ste|unit|room|rm|no|fm|cr|sr)\.?|#)$/i;
/** Only here ZIP codes of the states begin with 0, which spreadsheets lose. */
const ZIP_WITHOUT_ZERO = /(?:^|[\s,])(?:CT|MA|ME|NH|NJ|RI|VT),? (\d{4})$/i;
const STATE_LETTERS = /(?:^|[\s,])([A-Z]\.?[A-Z]\.?)$/i;
/** The last three words, two or one. */
const STATE_WORDS = [2, 1, 0].map((more) => new RegExp(`(?:^|[\\s,])([a-z.]+(?: [a-z.]+){${more}})$`, "i"));
const COUNTRY = /[\s,](?:USA|U\.S\.A\.|United States(?: of America)?)[\s,.]*$/i;

/**
 * An address on one or more lines, as price files write it: state as two letters, ZIP as five digits. The city is
 * given only where a state follows and it stands between commas (or line ends), or after the one word for a street
 * ("1 Hospital Rd Oak Bluffs MA"); null = not there, or not told safely.
 */
export function parseUsAddress(text: string): UsAddress {
  const line = text
    .split(/[\r\n]+/)
    .map((part, index) => (index === 0 ? part.trimEnd() : part.trim()))
    .filter((part, index) => part !== "" || index === 0)
    .join(", ")
    .replace(/\s+/g, " ")
    .replace(COUNTRY, "");
  const { zip, rest } = takeZip(stripEnd(line));
  const { state, rest: place } = takeState(rest, zip !== null);
  // Without a state the last words may be one that is not read ("Orlando, Fla 32803").
  const split = state ? splitStreet(place) : { street: joinStreet(place.split(",")), city: null };
  return { ...split, state, zip };
}

function takeZip(text: string): { zip: string | null; rest: string } {
  const shortened = ZIP_WITHOUT_ZERO.exec(text);
  if (shortened) return { zip: `0${shortened[1]}`, rest: textBefore(text, shortened) };
  const found = ZIP.exec(text);
  const [, zip] = found ?? [];
  const rest = found ? textBefore(text, found) : text;
  if (!zip || zip === "00000" || NUMBERED.test(rest)) return { zip: null, rest: text };
  return { zip, rest };
}

function takeState(text: string, zipFollows: boolean): { state: string | null; rest: string } {
  const letters = STATE_LETTERS.exec(text);
  const [, written = ""] = letters ?? [];
  const state = findState(written);
  if (letters && state) {
    const rest = textBefore(text, letters);
    const commaBefore = text.slice(rest.length).trimStart().startsWith(",");
    const isWritten = zipFollows || commaBefore || (/^[A-Z.]+$/.test(written) && state !== "CT");
    // "1000 Johnson Ferry Road, NE" ends in a direction.
    if (isWritten && !(state === "NE" && endsInStreet(rest))) return { state, rest };
  }
  for (const pattern of STATE_WORDS) {
    const words = pattern.exec(text);
    const [, name = ""] = words ?? [];
    const named = name.length > 2 ? findState(name) : null;
    if (!words || !named) continue;
    const rest = textBefore(text, words);
    // "100 Main St, New York 10001": right after a street it may be the city that is named.
    return endsInStreet(rest) ? { state: null, rest: text } : { state: named, rest };
  }
  return { state: null, rest: text };
}

/** The text before a match's first group. */
function textBefore(text: string, match: RegExpExecArray): string {
  const [whole, group = whole] = match;
  return stripEnd(text.slice(0, match.index + whole.indexOf(group)));
}

function stripEnd(text: string): string {
  return trimEndOf(text, /[\s,;]/).trimStart();
}
