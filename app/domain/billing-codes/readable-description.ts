import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import dictionary from "./chargemaster-words.json" with { type: "json" };

const LEADING: ReadonlySet<string> = new Set(dictionary.leading.split(" "));
const ACRONYMS = dictionary.acronyms
  .split(" ")
  .map((word): [small: string, written: string] => [word.toLowerCase(), word]);
const WORDS: ReadonlyMap<string, string> = new Map([...ACRONYMS, ...Object.entries(dictionary.words)]);
/** Abbreviations that mean something else further on: 'XR' at the end of a drug is 'extended release'. */
const FIRST_WORDS: ReadonlyMap<string, string> = new Map(Object.entries(dictionary.first));

/**
 * What a hospital's charge master calls a service, in words: 'HC MRI TEMPOROMANDIBULAR JOINT W/O CONT' as
 * 'MRI temporomandibular joint without contrast'. Marks of departments at its beginning and the code at its end go,
 * abbreviations are written out by `chargemaster-words.json`, capitals become small letters but for acronyms.
 */
export function readableDescription(description: string, code: string): string {
  const written = withoutMarks(description.replace(/\s+/g, " ").trim(), code);
  const isCapital = isInCapitals(written.split(" "));
  const words = written
    .replace(/\b(with|without) cc(?:\/mcc)?\b/gi, "$1 complications")
    .replace(/(?<=^|\s)w\/(?=\p{L}{3})/giu, "with ")
    .split(" ");
  const spaced = words
    .map((word, at) => (at === 0 && FIRST_WORDS.get(word.toLowerCase())) || readableWord(word, isCapital))
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([,.;)])/g, "$1")
    .replace(/^[\s,;-]+/, "");
  const readable = trimEndOf(spaced, /[\s,;-]/);
  return readable === "" ? description.trim() : readable.charAt(0).toUpperCase() + readable.slice(1);
}

function withoutMarks(description: string, code: string): string {
  const ofCode = description.endsWith(code)
    ? trimEndOf(description.slice(0, -code.length), /[\s–-]/)
    : description;
  const [first = "", ...others] = ofCode.split(" ");
  return LEADING.has(first.toUpperCase()) && others.length > 0
    ? withoutMarks(others.join(" "), code)
    : ofCode;
}

/** Whether capitals mean nothing: every word of several begins with one. */
function isInCapitals(words: readonly string[]): boolean {
  const letters = words.filter((word) => /\p{L}{4}/u.test(word));
  return (
    letters.every((word) => /^[^\p{L}]*\p{Lu}/u.test(word)) &&
    (words.length > 1 || !/\p{Ll}/u.test(words.join("")))
  );
}

function readableWord(written: string, isCapital: boolean): string {
  const [before = ""] = /^[("'*]*/.exec(written) ?? [];
  const word = trimEndOf(written.slice(before.length), /[)"',.;:*]/);
  const after = written.slice(before.length + word.length);
  const small = word.toLowerCase();
  const known = WORDS.get(written.toLowerCase()) ?? WORDS.get(small);
  if (known !== undefined) return known === "" ? after : `${before}${known}${after}`;
  if (/\d/.test(word)) return written;
  const parts = small.split(/(?=[/-])|(?<=[/-])/);
  if (parts.length > 1 && parts.some((part) => WORDS.has(part)))
    return `${before}${parts.map((part) => WORDS.get(part) ?? part).join("")}${after}`;
  return isCapital ? written.toLowerCase() : written;
}
