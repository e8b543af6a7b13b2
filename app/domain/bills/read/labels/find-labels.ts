import { editDistance } from "#app/domain/language/edit-distance.ts";
import { boxAround, cellEnd, opensCell, type Row } from "../layout/rows.ts";
import { squash } from "./fold-text.ts";
import { type LabelRoles, listLabels } from "./label-dictionary.ts";

/** A label found in a row: words `start` up to, not including, `end`. */
export interface Label {
  row: Row;
  start: number;
  end: number;
  /** The dictionary's spelling, squashed. */
  key: string;
  roles: LabelRoles;
}

interface LabelIndex {
  exact: Map<string, LabelRoles>;
  /** For fuzzy look-up: labels by length, with the set of their glyphs as bits. */
  byLength: Map<number, { key: string; glyphs: number; roles: LabelRoles }[]>;
}

const MAX_LABEL_WORDS = 9;
const SHORTEST_FUZZY = 6;
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
const INDEX = indexLabels(listLabels());

/** The labels of each row, longest match first, never overlapping. OCR slips of one letter in eight are forgiven. */
export function findLabels(rows: Row[]): Label[] {
  const known: Known = { matches: new Map(), misspeltCount: 0 };
  return rows.flatMap((row) => findInRow(row, known));
}

export const boxOf = (label: Label) => boxAround(label.row.words.slice(label.start, label.end));

/** The label that a whole text is, if it is one. */
export function lookUpLabel(text: string): { key: string; roles: LabelRoles } | null {
  return lookUp(squash(text), true);
}

/** What was looked up already in a document. */
interface Known {
  matches: Map<string, { key: string; roles: LabelRoles } | null>;
  misspeltCount: number;
}

/** Dense pages have some 400 places where a misspelt label may stand; a long text takes half a millisecond. */
const MOST_MISSPELT = 3000;

function findInRow(row: Row, known: Known): Label[] {
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
  return labels;
}

function longestAt(row: Row, squashed: string[], start: number, likely: boolean, known: Known): Label | null {
  const furthest = Math.min(start + MAX_LABEL_WORDS, reachOf(row, start));
  let [text, spelledOut] = ["", ""];
  const texts: { text: string; spelledOut: string }[] = [];
  for (let end = start; end < furthest; end++) {
    const word = squashed[end] ?? "";
    text += word;
    spelledOut += ABBREVIATIONS.get(word) ?? word;
    texts.push({ text, spelledOut });
  }
  for (let count = texts.length; count > 0; count--) {
    const { text: candidate, spelledOut: full } = texts[count - 1]!;
    if (candidate.length < 2 && candidate !== "#") continue;
    if (squashed[start + count - 1] === "") continue;
    // "Total charges / Total de cargos" is two labels, not a misspelt one.
    const isWithin = known.misspeltCount < MOST_MISSPELT;
    const fuzzy =
      likely && isWithin && !row.words.slice(start, start + count).some((word) => word.text === "/");
    const cacheKey = fuzzy ? `^${candidate}` : candidate;
    let match = known.matches.get(cacheKey);
    if (match === undefined) {
      if (fuzzy) known.misspeltCount++;
      match = lookUp(candidate, fuzzy) ?? (full === candidate ? null : lookUp(full, false));
      known.matches.set(cacheKey, match);
    }
    if (match) return { row, start, end: start + count, key: match.key, roles: match.roles };
  }
  return null;
}

/** A label never crosses a value, nor the end of its cell. */
function reachOf(row: Row, start: number): number {
  const end = cellEnd(row, start);
  const firstValue = row.words.findIndex(
    (word, index) => index > start && /^[-($]*\d[\d,.]*\d\)?$/.test(word.text),
  );
  return firstValue > start ? Math.min(end, firstValue) : end;
}

function lookUp(candidate: string, fuzzy: boolean): { key: string; roles: LabelRoles } | null {
  const roles = INDEX.exact.get(candidate);
  if (roles) return { key: candidate, roles };
  if (!fuzzy || candidate.length < SHORTEST_FUZZY) return null;
  const limit =
    Math.floor(candidate.length / 8) + (candidate.length >= SHORTEST_FUZZY && candidate.length < 8 ? 1 : 0);
  const glyphs = glyphBits(candidate);
  let best: { key: string; roles: LabelRoles } | null = null;
  let bestDistance = limit + 1;
  for (let length = candidate.length - limit; length <= candidate.length + limit; length++) {
    for (const label of INDEX.byLength.get(length) ?? []) {
      if (countBits(label.glyphs ^ glyphs) > 2 * limit) continue;
      const distance = editDistance(candidate, label.key, limit);
      if (distance < bestDistance) {
        best = label;
        bestDistance = distance;
      }
    }
  }
  return best;
}

function indexLabels(labels: Map<string, LabelRoles>): LabelIndex {
  const index: LabelIndex = { exact: new Map(), byLength: new Map() };
  for (const [phrase, roles] of labels) {
    const key = squash(phrase);
    if (index.exact.has(key)) {
      index.exact.set(key, { ...roles, ...index.exact.get(key) });
      continue;
    }
    index.exact.set(key, roles);
    if (key.length < SHORTEST_FUZZY) continue;
    const sameLength = index.byLength.get(key.length) ?? [];
    sameLength.push({ key, glyphs: glyphBits(key), roles });
    index.byLength.set(key.length, sameLength);
  }
  return index;
}

function glyphBits(text: string): number {
  let bits = 0;
  for (const glyph of text) bits |= 1 << (glyph.charCodeAt(0) % 32);
  return bits;
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
