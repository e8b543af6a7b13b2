import { editDistance } from "#app/domain/language/edit-distance.ts";

/** The numbers of a date as printed: which of `first` and `second` is the month is open unless `monthKnown`. */
export interface DateNumbers {
  year: number;
  first: number;
  second: number;
  monthKnown: boolean;
  /** What stands between the numbers: a sign, "iso", "name" (of a month), or nothing. */
  separator: string;
}

/** One way to write a date. */
export interface DateNotation {
  pattern: RegExp;
  read: (match: RegExpExecArray) => DateNumbers | null;
  /** Tried only where nothing else was found. */
  lastResort?: boolean;
}

const MONTHS = [
  "jan january ene enero",
  "feb february febrero",
  "mar march marzo",
  "apr april abr abril",
  "may mayo",
  "jun june junio",
  "jul july julio",
  "aug august ago agosto",
  "sep sept september set septiembre setiembre",
  "oct october octubre",
  "nov november noviembre",
  "dec december dic diciembre",
].map((names) => names.split(" "));

const D = "[0-9OoIl|]{1,2}";
const YEAR = "(?:(?:19|2[0Oo])[0-9Oo]{2}|[0-9Oo]{2})";
const END = "(?![0-9A-Za-z])|(?=\\s?\\d{1,2}:\\d{2})";
const NUMERIC = new RegExp(
  `(?<![\\w/.])(?<!-(?=[^-]{0,5}-))(${D})\\s?([-/.])\\s?(${D})\\s?\\2\\s?(${YEAR})(?:${END})`,
  "g",
);
// The same where OCR saw gaps between the digits ("18 /0 4/2017").
const S = "[0-9Oo] ?[0-9Oo]?";
const BROKEN_NUMERIC = new RegExp(
  `(?<![\\w/.-])(${S}) ?([-/]) ?(${S}) ?\\2 ?(2 ?[0Oo] ?[0-9Oo] ?[0-9Oo]|[0-9Oo] ?[0-9Oo])(?:${END})`,
  "g",
);
// Claim forms have the month first: of "25 04 16 25", where a number was lost, "04 16 25" is the day.
const SPACED_NUMERIC = /(?<![\w/.,$-])(0[1-9]|1[0-2])( )(\d{2}) (\d{4}|\d{2})(?![\w/.,-])/g;
const ISO = /(?<!\d)((?:19|20)\d{2})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/g;
// A month's name, also when OCR split it ("m ay") or when one letter of a long one may be wrong.
const MONTH = `(${MONTHS.flat()
  .sort((a, b) => b.length - a.length)
  .map((name) => [...name].join(" ?"))
  .join("|")}|[a-z]{6,10})`;
const MONTH_DAY_YEAR = new RegExp(
  `(?<![a-z])${MONTH}[-.\\s]{0,2}(\\d{1,2})(?:st|nd|rd|th)?[-,.\\s]{0,3}((?:19|20)\\d{2})(?!\\d)`,
  "g",
);
const DAY_MONTH_YEAR = new RegExp(
  `(?<![\\da-z])(\\d{1,2})(?:st|nd|rd|th)?[-\\s./]{0,2}(?:de )?${MONTH}\\.?[-,\\s./']{0,2}(?:(?:de|del) )?((?:19|20)\\d{2}(?=\\d{1,2}:\\d{2})|(?:19|20)\\d{2}(?!\\d)|\\d{2}(?!\\d))`,
  "g",
);
// A cheap look before the dear patterns: two letters of some month in the right order, and a year.
const HAS_MONTH =
  /(?:j ?a ?n|e ?n ?e|f ?e ?b|m ?a ?[rvy]|a ?[pbv] ?r|j ?u ?[nl]|a ?[ug] ?[go]|s ?e ?[pt]|o ?c ?t|n ?o ?v|d ?[ei] ?c|e ?r ?o|u ?a ?r|b ?e ?r|i ?l ?\d|s ?t ?\d)/;
const HAS_SEPARATORS = /[\doil|] ?[-/.] ?[\doil|].*[-/.] ?[\doil|]/;
const COMPACT = /(?<![\w.,$/-])(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})(?![\w.,/-])/g;

/** The notations worth trying on a line of text in lower case. */
export function listNotations(text: string, claimForm: boolean): DateNotation[] {
  return [
    ISO_NOTATION,
    ...(HAS_MONTH.test(text) ? [MONTH_FIRST_NAMED, DAY_FIRST_NAMED] : []),
    ...(HAS_SEPARATORS.test(text) ? [numeric(NUMERIC)] : []),
    ...(claimForm ? [numeric(SPACED_NUMERIC), COMPACT_NOTATION] : []),
    ...(HAS_SEPARATORS.test(text) ? [{ ...numeric(BROKEN_NUMERIC), lastResort: true }] : []),
  ];
}

const ISO_NOTATION: DateNotation = {
  pattern: ISO,
  read: (match) => ({
    year: number(match[1]),
    first: number(match[3]),
    second: number(match[4]),
    monthKnown: true,
    separator: "iso",
  }),
};

const MONTH_FIRST_NAMED: DateNotation = {
  pattern: MONTH_DAY_YEAR,
  read: (match) => named(match[1], match[2], match[3]),
};

const DAY_FIRST_NAMED: DateNotation = {
  pattern: DAY_MONTH_YEAR,
  read: (match) => named(match[2], match[1], match[3]),
};

const COMPACT_NOTATION: DateNotation = {
  pattern: COMPACT,
  read: (match) => ({
    year: yearOf(match[3]),
    first: number(match[1]),
    second: number(match[2]),
    monthKnown: false,
    separator: "",
  }),
};

function numeric(pattern: RegExp): DateNotation {
  return {
    pattern,
    read: (match) => ({
      year: yearOf(match[4]),
      first: number(match[1]),
      second: number(match[3]),
      monthKnown: false,
      separator: match[2] ?? "",
    }),
  };
}

function named(
  month: string | undefined,
  day: string | undefined,
  year: string | undefined,
): DateNumbers | null {
  const first = monthOf(month);
  return first
    ? { year: yearOf(year), first, second: number(day), monthKnown: true, separator: "name" }
    : null;
}

function number(digits: string | undefined): number {
  return Number((digits ?? "").replace(/ /g, "").replace(/[Oo]/g, "0").replace(/[Il|]/g, "1"));
}

function yearOf(digits: string | undefined): number {
  const year = number(digits);
  if (year >= 100) return year;
  return year < 70 ? 2000 + year : 1900 + year;
}

function monthOf(printed: string | undefined): number | null {
  const name = (printed ?? "").replace(/ /g, "");
  const exact = MONTHS.findIndex((names) => names.includes(name));
  if (exact >= 0) return exact + 1;
  if (name.length < 6) return null;
  const near = MONTHS.findIndex((names) =>
    names.some((other) => other.length > 5 && editDistance(name, other, 1) <= 1),
  );
  return near < 0 ? null : near + 1;
}
