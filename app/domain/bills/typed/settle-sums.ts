import type { SummaryAmount } from "./choose-totals.ts";
import type { Entry, FoundRow } from "./found-row.ts";
import type { SummaryRole } from "./summary-words.ts";

const MIN_SUMMED = 2;
const TAKEN_OFF: readonly SummaryRole[] = ["adjustment", "insurance-paid", "patient-paid", "paid"];

/** Settles entries whose role only amounts can prove. A row without a code that equals the sum of the charges
 *  above is their total. A last row that equals the remainder is the amount due. */
export function settleSums(entries: readonly Entry[]): Entry[] {
  const positive = withoutBrackets(entries);
  const last = positive.findLastIndex(({ row }) => row);
  const settled: Entry[] = [];
  const charges: number[] = [];
  let chargedCents = 0;
  for (const [at, entry] of positive.entries()) {
    const { row } = entry;
    const isOpen = row !== undefined && !isSurelyCharge(row);
    const isBehindTotal = settled.at(-1)?.summary !== undefined;
    if (isOpen && !isBehindTotal && isSumAbove(row, charges, chargedCents)) {
      settled.push({ summary: stateAs("total", row) });
    } else if (isOpen && at === last && isLeft(row, settled)) settled.push({ summary: stateAs("due", row) });
    else {
      settled.push(entry);
      if (!row) continue;
      charges.push(centsOf(row));
      chargedCents += centsOf(row);
    }
  }
  return settled;
}

/** A code, a date or units tell a charge. */
const isSurelyCharge = ({ reading, headed }: FoundRow) =>
  reading.procedure !== null ||
  reading.ndc !== null ||
  reading.hasDate ||
  reading.said !== null ||
  (headed?.units ?? null) !== null;

function centsOf({ reading, headed }: FoundRow): number {
  return headed?.chargeCents ?? reading.money.at(-1)?.cents ?? reading.whole?.cents ?? 0;
}

const stateAs = (role: SummaryRole, row: FoundRow): SummaryAmount => ({
  role,
  text: row.reading.row.text,
  cents: centsOf(row),
});

/** All charges above together; where the row says 'total', also those of its section. */
function isSumAbove(row: FoundRow, charges: readonly number[], chargedCents: number): boolean {
  const cents = centsOf(row);
  if (charges.length >= MIN_SUMMED && chargedCents === cents) return true;
  if (!/total|sum/i.test(row.reading.row.text)) return false;
  let sum = 0;
  for (const [index, charge] of [...charges].reverse().entries()) {
    sum += charge;
    if (sum === cents && index + 1 >= MIN_SUMMED) return true;
  }
  return false;
}

function isLeft(row: FoundRow, above: readonly Entry[]): boolean {
  const isTakenOff = above.some(({ summary }) => summary && TAKEN_OFF.includes(summary.role));
  if (!isTakenOff || above.at(-1)?.summary === undefined) return false;
  const sum = above.reduce((total, entry) => total + (entry.row ? centsOf(entry.row) : 0), 0);
  const off = above.reduce(
    (total, { summary }) =>
      total + (summary && TAKEN_OFF.includes(summary.role) ? Math.abs(summary.cents) : 0),
    0,
  );
  return sum - off === centsOf(row);
}

/** Where every amount is in brackets, brackets aren't a minus. */
function withoutBrackets(entries: readonly Entry[]): readonly Entry[] {
  const rows = entries.flatMap(({ row }) => row ?? []);
  const areBracketed =
    rows.length > 1 && rows.every((row) => centsOf(row) < 0 && /\(\$?[\d,.]+\)/.test(row.reading.row.text));
  if (!areBracketed) return entries;
  for (const { reading, headed } of rows) {
    for (const amount of reading.money) amount.cents = Math.abs(amount.cents);
    if (headed?.chargeCents) headed.chargeCents = Math.abs(headed.chargeCents);
  }
  return entries;
}
