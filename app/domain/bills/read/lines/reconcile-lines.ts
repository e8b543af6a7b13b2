import type { Tokens } from "../tokens/tokens.ts";
import { type ChargeLine, hasCode, sumCents } from "./charge-line.ts";

/** The charges, put right where a printed total proves it: rows that only may be charges, or charges taken back, are added
 *  when they make up the difference. An amount is never changed: where one glyph of a picture that OCR misread makes up the difference, the line
 *  says what it may be instead. Unproven, the lines stay as read, with what takes one of them back word for word. */
export function reconcileLines(
  lines: ChargeLine[],
  possible: ChargeLine[],
  totals: readonly number[],
  tokens: Tokens,
): ChargeLine[] {
  const printed = new Set(totals);
  if (lines.length > 0 && printed.has(sumCents(lines))) return lines;
  const inOther = chargesInOtherColumn(lines, printed, tokens);
  if (inOther) return inOther;
  const lastCoded = lines.findLastIndex(hasCode);
  const choices = [
    lines.slice(0, lastCoded + 1),
    lines.filter(hasCode),
    linesUpToTotal(lines, printed),
    linesBehindSummary(lines, printed),
    withoutHeadsOfSections(lines),
  ];
  for (const fewer of choices) {
    if (fewer.length > 1 && fewer.length < lines.length && printed.has(sumCents(fewer))) return fewer;
  }
  const charges = possible.filter((line) => line.amount.cents > 0);
  const allCredits = possible.filter((line) => line.amount.cents < 0);
  const credits = allCredits.filter(hasCode);
  const creditsBetween = touchingLines(allCredits, lines);
  const dated = charges.filter((line) => line.date !== null);
  const between = charges.filter((line) => standsBetween(line, lines));
  const touching = touchingLines(charges, lines);
  for (const extra of [
    charges,
    dated,
    between,
    touching,
    ...charges.map((line) => [line]),
    credits,
    creditsBetween,
    [...charges, ...credits],
  ]) {
    if (lines.length + extra.length < 2 || !printed.has(sumCents(lines) + sumCents(extra))) continue;
    return inOrder([...lines, ...extra]);
  }
  const reversals = allCredits.filter((credit) => lines.some((charge) => isReversal(credit, charge)));
  return doubtOneAmount(inOrder([...lines, ...reversals]), Math.max(0, ...totals));
}

const MIN_LINES = 3;
const COLUMNS_TO_TRY = 3;

/** Returns the charges with amounts from another column, if that column adds up to a printed total. Each
 *  service's fee may be printed next to its visit's total. Rows without a second amount keep the first. */
function chargesInOtherColumn(
  lines: ChargeLine[],
  totals: ReadonlySet<number>,
  tokens: Tokens,
): ChargeLine[] | null {
  if (lines.length < MIN_LINES) return null;
  for (let column = 0; column < COLUMNS_TO_TRY; column++) {
    const others = lines.map((line) => ({
      ...line,
      amount: tokens.all[line.row.index]?.money[column] ?? line.amount,
    }));
    if (others.every(({ amount }) => amount.cents > 0) && totals.has(sumCents(others))) return others;
  }
  return null;
}

/** Whether a row stands among the charges, and not above or below them. */
function standsBetween({ row }: ChargeLine, lines: ChargeLine[]): boolean {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return false;
  const index = row.index;
  return index > first.row.index && index < last.row.index;
}

const WIDEST_GAP_IN_ROWS = 2;

/** What may be charges among the charges, and straight above or below them. */
function touchingLines(charges: ChargeLine[], lines: ChargeLine[]): ChargeLine[] {
  const indexes = lines.map(({ row }) => row.index);
  let [first, last] = [Math.min(...indexes), Math.max(...indexes)];
  const touching = new Set<ChargeLine>();
  for (let found = -1; found !== touching.size; ) {
    found = touching.size;
    for (const charge of charges) {
      const index = charge.row.index;
      if (index < first - WIDEST_GAP_IN_ROWS || index > last + WIDEST_GAP_IN_ROWS) continue;
      touching.add(charge);
      [first, last] = [Math.min(first, index), Math.max(last, index)];
    }
  }
  return charges.filter((charge) => touching.has(charge));
}

/** Returns the charges up to the last row where they add up to a printed total, if no row below has a code. A
 *  plan may print its deductible below, for example. */
function linesUpToTotal(lines: ChargeLine[], totals: ReadonlySet<number>): ChargeLine[] {
  let sum = 0;
  let end = 0;
  for (const [index, { amount }] of lines.entries()) {
    sum += amount.cents;
    if (totals.has(sum)) end = index + 1;
  }
  return lines.slice(end).some(hasCode) ? [] : lines.slice(0, end);
}

/** The charges from where the rest comes to a printed total: above may stand what they come to by department. */
function linesBehindSummary(lines: ChargeLine[], totals: ReadonlySet<number>): ChargeLine[] {
  let sum = 0;
  for (let start = lines.length - 1; start > 0; start--) {
    sum += lines[start]?.amount.cents ?? 0;
    if (2 * start < lines.length && totals.has(sum)) return lines.slice(start);
  }
  return [];
}

/** "Visit on 06/04/24   $621.93" heads the charges that come to it, or the only one. */
function withoutHeadsOfSections(lines: ChargeLine[]): ChargeLine[] {
  const isHead = (line: ChargeLine, at: number) => {
    let sum = 0;
    for (const { amount } of lines.slice(at + 1)) if (sum < line.amount.cents) sum += amount.cents;
    return sum > 0 && sum === line.amount.cents && !hasCode(line) && line.units === null;
  };
  return lines.filter((line, at) => !isHead(line, at));
}

function inOrder(lines: ChargeLine[]): ChargeLine[] {
  return lines.sort((a, b) => a.row.index - b.row.index);
}

/** The same service in the same words, with the minus: what was paid for it has other words. */
function isReversal(credit: ChargeLine, charge: ChargeLine): boolean {
  return (
    credit.amount.cents === -charge.amount.cents &&
    credit.procedure?.value.code === charge.procedure?.value.code &&
    credit.description?.value === charge.description?.value
  );
}

// Pairs of digits that OCR takes for one another in small or faint print.
const CONFUSED_DIGITS: Record<string, string> = {
  "0": "689",
  "1": "74",
  "2": "7",
  "3": "8",
  "4": "19",
  "5": "63",
  "6": "508",
  "7": "12",
  "8": "3069",
  "9": "048",
};

/** What a PDF's own text says is never misread. */
function isOfPicture({ amount: { row, start, end } }: ChargeLine): boolean {
  return row.words.slice(start, end).some(({ confidence }) => confidence < 1);
}

function doubtOneAmount(lines: ChargeLine[], totalCents: number): ChargeLine[] {
  const difference = totalCents - sumCents(lines);
  if (lines.length < 3 || totalCents === 0) return lines;
  const misread = lines.flatMap((line, index) =>
    isOfPicture(line) && listMisreadings(line.amount.cents).includes(line.amount.cents + difference)
      ? [index]
      : [],
  );
  const [index] = misread;
  if (index === undefined || misread.length > 1) return lines;
  return lines.map((line, position) =>
    position === index ? { ...line, otherCents: line.amount.cents + difference } : line,
  );
}

/** The amounts that one misread digit, or a lost decimal point, turns into this one. */
function listMisreadings(cents: number): number[] {
  const digits = String(cents);
  const swapped = [...digits].flatMap((digit, index) =>
    [...(CONFUSED_DIGITS[digit] ?? "")].map((other) =>
      Number(digits.slice(0, index) + other + digits.slice(index + 1)),
    ),
  );
  return cents % 100 === 0 ? [...swapped, cents / 100] : swapped;
}
