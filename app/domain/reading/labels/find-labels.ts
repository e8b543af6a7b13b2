import { boxAround, cellEnd, cellStart, opensCell, type Part, type Row } from "../page/rows.ts";
import { squash } from "./fold-text.ts";
import type { LabelRoles } from "./label-dictionary.ts";
import { type KnownLabel, lookUpSquashed } from "./look-up-label.ts";

/** A label found in a row: words `start` up to, not including, `end`. */
export interface Label extends Part {
  row: Row;
  /** The dictionary's spelling, squashed. */
  key: string;
  roles: LabelRoles;
}

const MAX_LABEL_WORDS = 9;
// Claim forms number their fields, and OCR glues the number to the label: "47TOTAL CHARGES".
const FIELD_NUMBER = /^\d{1,2}[a-z]?\.?(?=[A-Z]{2})/;
/** Line printers shorten words: "TOTAL CHGS", "LESS INS PMTS". */
const ABBREVIATIONS = new Map(
  Object.entries({
    acct: "account",
    adjs: "adjustments",
    adjmt: "adjustment",
    adjmts: "adjustments",
    adjust: "adjustment",
    amt: "amount",
    bal: "balance",
    chg: "charge",
    chgs: "charges",
    chrg: "charge",
    chrgs: "charges",
    disc: "discount",
    est: "estimated",
    hosp: "hospital",
    ins: "insurance",
    inv: "invoice",
    pat: "patient",
    pd: "paid",
    pmt: "payment",
    pmts: "payments",
    prev: "previous",
    pt: "patient",
    pymt: "payment",
    pymts: "payments",
    resp: "responsibility",
    stmt: "statement",
    svc: "service",
    svcs: "services",
    tot: "total",
    ttl: "total",
  }).map(([short, long]) => [squash(short), squash(long)]),
);

/** The labels of each row, longest match first, never overlapping. OCR slips of one letter in eight are forgiven. */
export function findLabels(rows: Row[]): Label[] {
  const known: KnownLabels = { matches: new Map(), misspeltCount: 0 };
  return rows.flatMap((row) => findInRow(row, known));
}

export const boxOf = (label: Label) => boxAround(label.row.words.slice(label.start, label.end));

/** What was looked up already in a document. */
interface KnownLabels {
  matches: Map<string, KnownLabel | null>;
  misspeltCount: number;
}

/** Dense pages have some 400 places where a misspelt label may stand; a long text takes half a millisecond. */
const MAX_MISSPELT = 3000;

function findInRow(row: Row, known: KnownLabels): Label[] {
  const squashed = row.words.map((word) => squash(word.text.replace(FIELD_NUMBER, "")));
  const labels: Label[] = [];
  let start = 0;
  while (start < row.words.length) {
    // Only where a label is likely, at the start of a cell or after another label, is a misspelt one looked for.
    const likely = opensCell(row, start) || labels.at(-1)?.end === start;
    const label = /\p{L}|#/u.test(row.words[start]?.text ?? "")
      ? longestAt(row, squashed, start, likely, known)
      : null;
    if (label) labels.push(label);
    start = label ? label.end : start + 1;
  }
  return labels.filter((label, index) => !isInBrackets(label, index, labels));
}

/** In words: "(deductible and coinsurance)" is short, and a row may be very long. */
const MAX_WORDS_IN_BRACKETS = 12;

/** "Balance you are asked to pay (deductible and coinsurance)" has one label: the words in brackets only say more of it. */
function isInBrackets({ row, start }: Label, index: number, labels: readonly Label[]): boolean {
  const cell = cellStart(row, start);
  const from = Math.max(cell, start - MAX_WORDS_IN_BRACKETS);
  const words = row.words.slice(from, start + 1).map(({ text }) => text);
  const open = words.findLastIndex((text) => text.startsWith("("));
  if (open < 0 || words.slice(open, -1).some((text) => text.endsWith(")"))) return false;
  return labels
    .slice(Math.max(0, index - MAX_WORDS_IN_BRACKETS), index)
    .some((other) => other.start >= cell && other.end <= from + open);
}

function longestAt(
  row: Row,
  squashed: string[],
  start: number,
  likely: boolean,
  known: KnownLabels,
): Label | null {
  const furthest = reachOf(row, start);
  let [text, spelledOut] = ["", ""];
  const texts: { text: string; spelledOut: string; count: number }[] = [];
  for (let end = start; end < furthest; end++) {
    const word = squashed[end] ?? "";
    text += word;
    spelledOut += ABBREVIATIONS.get(word) ?? word;
    texts.push({ text, spelledOut, count: end - start + 1 });
  }
  for (const { text: candidate, spelledOut: full, count } of texts.reverse()) {
    if (candidate.length < 2 && candidate !== "#") continue;
    if (squashed[start + count - 1] === "") continue;
    // "Total charges / Total de cargos" is two labels, not a misspelt one.
    const isWithin = known.misspeltCount < MAX_MISSPELT;
    const fuzzy =
      likely && isWithin && !row.words.slice(start, start + count).some((word) => word.text === "/");
    const cacheKey = fuzzy ? `^${candidate}` : candidate;
    let match = known.matches.get(cacheKey);
    if (match === undefined) {
      if (fuzzy) known.misspeltCount++;
      match = lookUpSquashed(candidate, fuzzy) ?? (full === candidate ? null : lookUpSquashed(full, false));
      known.matches.set(cacheKey, match);
    }
    if (match) return { row, start, end: start + count, key: match.key, roles: match.roles };
  }
  return null;
}

/** A label never crosses a value, nor the end of its cell. */
function reachOf(row: Row, start: number): number {
  const end = Math.min(cellEnd(row, start), start + MAX_LABEL_WORDS);
  for (let index = start + 1; index < end; index++) {
    if (/^[-($]*\d[\d,.]*\d\)?$/.test(row.words[index]?.text ?? "")) return index;
  }
  return end;
}
