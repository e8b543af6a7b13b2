import {
  boxAround,
  cellEnd,
  cellStart,
  cellsOf,
  heightOf,
  isInside,
  overlapsAcross,
  textOf,
} from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { AmountKind } from "../../explanation.ts";
import { likeliestRole, scoreHeading } from "../kinds/amount-roles.ts";
import type { ReadAmount, ReadRow } from "../tokens/read-row.ts";
import { OF_NO_CLAIM } from "../vocabulary/claim-labels.ts";

/** An amount with the words next to, before, below or above it that name it; of no known kind where the words are unknown. */
export interface AmountWithLabel {
  line: ReadRow;
  amount: ReadAmount;
  /** Empty: no words. */
  label: string;
  kind: AmountKind | null;
  /** How like its label is to those the kind is known by, 0 to 1. */
  likeness: number;
  /** Said of all claims of the notice together. */
  isOfAll: boolean;
}

/** "Balance payable by participant: $49.20", "we paid $163.85". */
export type LabelledAmount = AmountWithLabel & { kind: AmountKind };

export const isNamed = (one: AmountWithLabel): one is LabelledAmount => one.kind !== null;

const MIN_LIKENESS = 0.7;
const MAX_LABEL_WORDS = 8;
const OF_ALL =
  /\b(?:all (?:\d+ )?claims|claims together|this notice|this statement|grand total|all services|this period)\b/;

/** Returns the amounts of lines that no table reads, each with its label, from top to bottom.
 *  @param marks Whether a dash that is alone next to a label is an amount of zero. */
export function findLabelledAmounts(
  lines: readonly ReadRow[],
  marks: "with-marks" | "without-marks",
): AmountWithLabel[] {
  return lines.flatMap((line, at) => {
    if (OF_NO_CLAIM.test(line.text)) return [];
    const amounts = marks === "with-marks" ? [...line.amounts, ...marksAlone(line)] : line.amounts;
    const ordered = amounts.toSorted((a, b) => a.start - b.start);
    return ordered.flatMap((amount, index) => {
      if (amount.isMark && marks === "without-marks") return [];
      const own = labelBefore(
        line,
        amount,
        ordered[index - 1],
        index === 0 ? openEndOf(line, lines[at - 1]) : "",
      );
      const label = own || labelBehind(line, amount, ordered);
      const beside = likelier(kindOfLabel(label), kindOfWrapped(line, amount, label, lines[at + 1]));
      const named = beside ?? (ordered.length === 1 ? kindOfLabelAround(line, amount, lines, at) : null);
      const { kind, likeness } = named ?? { kind: null, likeness: 0 };
      return [{ line, amount, label, kind, likeness, isOfAll: OF_ALL.test(line.text) }];
    });
  });
}

type NamedKind = { kind: AmountKind; likeness: number } | null;

const likelier = (own: NamedKind, other: NamedKind) =>
  other && other.likeness > (own?.likeness ?? 0) ? other : own;

/** Returns what a label that is alone in its cell names together with its continuation in the line below: "TRICARE" above
 *  "approved". */
function kindOfWrapped(
  line: ReadRow,
  { start }: ReadAmount,
  label: string,
  below: ReadRow | undefined,
): NamedKind {
  const { row } = line;
  const at = cellStart(row, start - 1);
  if (label === "" || cellStart(row, start) !== start || !below || below.index !== line.index + 1)
    return null;
  const box = boxAround(row.words.slice(at, start));
  if (below.row.box.top - row.box.bottom > MAX_LEADING * heightOf(row.box)) return null;
  const cell = below.row.cellStarts.find(
    (from) => Math.abs((below.row.words[from]?.box.left ?? 0) - box.left) < 0.5 * heightOf(box),
  );
  if (cell === undefined) return null;
  const end = cellEnd(below.row, cell);
  if (below.amounts.some((amount) => amount.start === end)) return null;
  return kindOfLabel(`${label} ${textOf(below.row.words.slice(cell, end))}`);
}

const MAX_LEADING = 0.6;
const MIN_LIKENESS_ABOVE = 0.9;
const MAX_GAP_ABOVE = 2;

/** Returns the kind named by the cell right above an amount with its own cell, as with a large figure in a box.
 *  If the line has no other cell, the cell right below counts, too. */
function kindOfLabelAround(
  line: ReadRow,
  { start, end, box, isMark }: ReadAmount,
  lines: readonly ReadRow[],
  at: number,
): NamedKind {
  const { row } = line;
  if (isMark || cellStart(row, start) !== start || cellEnd(row, start) !== end) return null;
  const above = lines.slice(Math.max(0, at - LINES_ABOVE), at).reverse();
  const below = row.cellStarts.length === 1 ? lines.slice(at + 1, at + 2) : [];
  return kindOfNearest(above, line, box) ?? kindOfNearest(below, line, box);
}

/** What the first of these lines with a cell over or under an amount names. */
function kindOfNearest(near: readonly ReadRow[], { row }: ReadRow, box: Box): NamedKind {
  for (const other of near) {
    if (other.row.pageIndex !== row.pageIndex || other.amounts.length > 0 || OF_NO_CLAIM.test(other.text))
      return null;
    const cell = cellsOf(other.row).find((words) => overlapsAcross(boxAround(words), box));
    if (!cell) continue;
    const { top, bottom } = boxAround(cell);
    if (Math.max(box.top - bottom, top - box.bottom) > MAX_GAP_ABOVE * heightOf(box)) return null;
    const named = kindOfText(textOf(cell));
    return named && named.likeness >= MIN_LIKENESS_ABOVE ? named : null;
  }
  return null;
}

const LINES_ABOVE = 3;

/** Returns dashes in separate cells in a row that prints no amount else. */
function marksAlone({ row, amounts }: ReadRow): ReadAmount[] {
  if (amounts.length > 0) return [];
  return row.cellStarts.flatMap((start) => {
    const [word, ...others] = row.words.slice(start, cellEnd(row, start));
    const isMark = word && others.length === 0 && start > 0 && MARK.test(word.text);
    return isMark ? [{ start, end: start + 1, box: word.box, cents: 0, isMark: true }] : [];
  });
}

const MARK = /^[-–—−]{1,3}$/;

/** The words between an amount and the one before it, back to the last sign or sentence.
 *  @param above What the line above ends with where its sentence goes on. */
function labelBefore(
  { row, days }: ReadRow,
  amount: ReadAmount,
  before: ReadAmount | undefined,
  above: string,
): string {
  const cell =
    cellStart(row, amount.start) === amount.start
      ? cellStart(row, amount.start - 1)
      : cellStart(row, amount.start);
  const start = Math.max(cell, before?.end ?? 0, amount.start - MAX_LABEL_WORDS);
  const words = row.words
    .slice(start, amount.start)
    .filter((_, index) => !isInside(days, index + start))
    .map(({ text }) => text);
  const whole = (start === 0 ? [above, ...words] : words).filter(Boolean).join(" ");
  // "Ineligible, patient owes" is one label, and no sentence that ends in another.
  if ((kindOfText(whole)?.likeness ?? 0) >= MIN_LIKENESS_WHOLE) return whole;
  const clauses = trimEndOf(whole, /[\s:.=–—-]/).split(/[.;:,(](?:\s|$)|\s[-–—|·]\s/);
  const clause = clauses.at(-1) ?? "";
  return trimEndOf(clause.trim(), /[:.=]/)
    .replace(/^[\s|·•*–—-]+/, "")
    .replace(/^\W*(?:(?:and|but|then|so|that|the|is|was)\s+)+/i, "")
    .replace(/(?:^|\s)(?:is|was|are|were|of|equals|and)$/i, "")
    .replace(/\s(?:for|on|of) (?:this|the|your) (?:claim|visit|service|date)s?$/i, "")
    .trim();
}

const MIN_LIKENESS_WHOLE = 0.95;
/** In heights of the row's type. */
const MAX_LEADING_OF_PROSE = 1.2;

/** The words behind the last amount of the line above where its sentence goes on in a line: "disbursed $490.67, left for the" above "patient $643.45". */
function openEndOf({ row, index }: ReadRow, above: ReadRow | undefined): string {
  if (!above || above.index + 1 !== index || above.row.pageIndex !== row.pageIndex) return "";
  const isTight = row.box.top - above.row.box.bottom < MAX_LEADING_OF_PROSE * heightOf(row.box);
  if (!isTight || row.cellStarts.length > 1 || above.row.words.length < MIN_WORDS_OF_PROSE) return "";
  const from = Math.max(above.amounts.at(-1)?.end ?? 0, above.row.words.length - MAX_LABEL_WORDS);
  const rest = textOf(above.row.words.slice(from));
  return /[.;:]$/.test(rest) ? "" : rest;
}

const MIN_WORDS_OF_PROSE = 5;

/** "$422.00  Amount billed", "$300.00 goes to your deductible, $101.34 is your coinsurance": what follows an amount that nothing names before. */
function labelBehind({ row }: ReadRow, { start, end }: ReadAmount, amounts: readonly ReadAmount[]): string {
  const next = amounts.find((other) => other.start >= end);
  const opens = cellStart(row, start) === start;
  const isAlone = start === 0 && !next;
  if (!isAlone && (opens || /[.,;:]$/.test(row.words[end - 1]?.text ?? ""))) return "";
  const limit =
    isAlone && row.words.length - end <= MAX_LABEL_WORDS ? row.words.length : cellEnd(row, end - 1);
  const to = Math.min(isAlone ? limit : Math.min(limit, next?.start ?? limit), end + MAX_LABEL_WORDS + 1);
  const rest = textOf(row.words.slice(end, Math.max(end, to))).split(/[.;:,(](?:\s|$)/)[0] ?? "";
  return rest.split(" ").length > MAX_LABEL_WORDS ? "" : rest.replace(BEHIND_AMOUNT, "").trim();
}

const BEHIND_AMOUNT =
  /^(?:is|was|goes|went|counts?|counted|(?:was |is )?applied)\s+(?:(?:to|toward|as|for)\s+)?/i;

const OF_LAST_WORDS = 0.85;
const MIN_LIKENESS_OF_LAST = 0.9;

/** What a label names; of one that names the plan, too, its last words do: "What Riverbank National Benefit Plan paid". */
function kindOfLabel(label: string): NamedKind {
  const [first = "", ...behind] = label.split(/\s(?:and|but)\s/);
  const ofLast = kindOfText(behind.at(-1) ?? first);
  // "Copayment and cost-share" is two in one number.
  const isOfBoth =
    behind.length > 0 && ofLast !== null && ![null, ofLast.kind].includes(kindOfText(first)?.kind ?? null);
  const whole = kindOfText(label) ?? (isOfBoth ? null : ofLast);
  if (whole || !/^\p{Lu}/u.test(label)) return whole;
  const last = kindOfText(label.split(" ").slice(-2).join(" "));
  if (!last || last.likeness < MIN_LIKENESS_OF_LAST) return null;
  return { kind: last.kind, likeness: OF_LAST_WORDS * last.likeness };
}

function kindOfText(label: string): NamedKind {
  const best = label === "" ? null : likeliestRole(scoreHeading(label), MIN_LIKENESS);
  const [kind, another] = best?.role.kinds ?? [];
  return best && kind && !another ? { kind, likeness: best.score } : null;
}
