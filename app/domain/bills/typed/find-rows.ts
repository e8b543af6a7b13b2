import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { SummaryAmount } from "./choose-totals.ts";
import { settleCodes } from "./codes-of-all-rows.ts";
import type { AnyRow, Entry, FoundRow } from "./found-row.ts";
import { readHeadedRow } from "./headed-rows.ts";
import { type HeadedColumn, headingOf } from "./headings.ts";
import { type RowReading, readRow } from "./read-row.ts";
import { modifiersOf } from "./row-codes.ts";
import { dayOfCare, isColumnLabel, isFact, isOnlyDate } from "./row-facts.ts";
import { settleSums } from "./settle-sums.ts";
import type { TypedRow } from "./split-cells.ts";
import { isSumOfNumbers, summaryOf } from "./stated-amounts.ts";
import type { Token } from "./tokens.ts";
import { addTo, goesOn, joinRows, needsMore } from "./wrapped-rows.ts";

/** More rows than one charge is written on. */
const MOST_PENDING = 12;

const ROWS_THAT_TELL = 300;

/** Read in some hundredths of a second. */
const ROWS_AT_ONCE = 100;

interface Found {
  rows: FoundRow[];
  summaries: SummaryAmount[];
  unread: string[];
}

/** Parts charges from totals, payments and what else a bill says. A long bill lets others go first now and then. */
export async function findRows(all: readonly TypedRow[]): Promise<Found> {
  const unread: string[] = [];
  const entries: Entry[] = [];
  const usesWhole = takesWholeDollars(all);
  let columns: HeadedColumn[] | null = null;
  let sectionDay: string | null = null;
  /** Rows without an amount that may belong to the next one. */
  let pending: TypedRow[] = [];
  const giveUp = () => {
    unread.push(...pending.map(({ text }) => text));
    pending = [];
  };
  const readWithoutAmount = (row: TypedRow, reading: RowReading) => {
    const ofCare = dayOfCare(reading);
    sectionDay = ofCare ?? sectionDay;
    if (isFact(row.text)) return;
    if (isOnlyDate(reading)) {
      sectionDay = reading.day ?? sectionDay;
      if (pending.length > 0) pending.push(row);
    } else if (ofCare === null) {
      const above = entries.findLast((entry) => entry.row)?.row;
      if (above && goesOn(row, reading, above, pending)) addTo(above, reading);
      else if (!isColumnLabel(row.text)) pending.push(row);
      const oldest = pending.length > MOST_PENDING ? pending.shift() : undefined;
      if (oldest) unread.push(oldest.text);
    }
  };
  for (const [index, row] of all.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await new Promise(setImmediate);
    const heading = headingOf(row);
    if (heading) {
      columns = heading;
      giveUp();
      continue;
    }
    const alone = readAny(row, columns);
    if (alone.reading.role === null && isSumOfNumbers(row.text)) alone.reading.role = "total";
    if (!hasAmount(alone, usesWhole)) {
      readWithoutAmount(row, alone.reading);
      continue;
    }
    const isJoined = pending.length > 0 && needsMore(alone.reading, pending);
    const read = isJoined ? readAny(joinRows([...pending, row]), null) : alone;
    if (isJoined) pending = [];
    const stated = summaryOf(read);
    if (stated.length > 0) entries.push(...stated.map((summary) => ({ summary })));
    else if (read.headed !== null && read.headed.chargeCents === null && !takeCredit(read))
      unread.push(row.text);
    else entries.push({ row: { ...read, sectionDay, more: [] } });
    giveUp();
  }
  giveUp();
  settleCodes(entries.flatMap(({ row }) => row ?? []));
  const settled = settleSums(entries);
  return {
    rows: settled.flatMap(({ row }) => row ?? []),
    summaries: settled.flatMap(({ summary }) => summary ?? []),
    unread,
  };
}

function readAny(row: TypedRow, columns: readonly HeadedColumn[] | null): AnyRow {
  if (columns === null) return { reading: readRow(row), headed: null };
  const headed = readHeadedRow(row, columns);
  const fits = headed.chargeCents !== null || headed.others.length > 0;
  return fits || headed.reading.money.length === 0
    ? { reading: headed.reading, headed: fits ? headed : null }
    : { reading: readRow(row), headed: null };
}

/** Whether bare numbers at the end of rows are dollars: where amounts with signs are the exception. */
function takesWholeDollars(all: readonly TypedRow[]): boolean {
  const read = all
    .slice(0, ROWS_THAT_TELL)
    .filter((row) => headingOf(row) === null)
    .map(readRow);
  const signed = read.filter(({ money }) => money.length > 0).length;
  const whole = read.filter((reading) => saysWhole(reading)).length;
  return 2 * whole >= signed;
}

const hasAmount = ({ reading, headed }: AnyRow, usesWhole: boolean) =>
  headed !== null ||
  reading.money.length > 0 ||
  reading.eachCents !== null ||
  (usesWhole && saysWhole(reading));

const saysWhole = ({ whole, row, tokens, procedure }: RowReading) =>
  whole !== null &&
  tokens.length > 1 &&
  (/\p{L}/u.test(row.text) || (procedure !== null && mayBeDollars(tokens[whole.at], procedure))) &&
  !/^(?:charge|item|line|service|visit|exam|procedure|test|page|no|number)\b[\s#.:]*\d{1,2}$/i.test(
    row.text,
  ) &&
  !isFact(row.text);

const FEWEST_DOLLARS = 10;

/** '99214 310', and not '99214 25' or '36415 2'. */
function mayBeDollars(token: Token | undefined, { code }: ServiceCode): boolean {
  return token?.kind === "number" && token.value >= FEWEST_DOLLARS && modifiersOf(token, code) === null;
}

/** A column of credits holds what was taken back. */
function takeCredit({ headed }: AnyRow): boolean {
  const credit = headed?.others.find(({ role }) => role === "paid");
  if (!headed || !credit) return false;
  headed.chargeCents = -Math.abs(credit.cents);
  return true;
}
