import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { SummaryAmount } from "./choose-totals.ts";
import type { AnyRow, Entry, FoundRow } from "./found-row.ts";
import { readHeadedRow } from "./headed-rows.ts";
import { type HeadedColumn, headingOf } from "./headings.ts";
import { type RowReading, readRow, wordsOf } from "./read-row.ts";
import { modifiersOf } from "./row-codes.ts";
import { dayOfCare, isColumnLabel, isFact, isOnlyDate } from "./row-facts.ts";
import { settleSums } from "./settle-sums.ts";
import type { TypedRow } from "./split-cells.ts";
import type { Token } from "./tokens.ts";

/** More rows than one charge is written on. */
const MAX_PENDING = 12;

const ROWS_THAT_TELL = 300;

/** Read in some hundredths of a second. */
const ROWS_AT_ONCE = 100;

interface FoundRows {
  rows: FoundRow[];
  summaries: SummaryAmount[];
  unread: string[];
}

/** Parts charges from totals, payments and what else a bill says. A long bill lets others go first now and then. */
export async function findRows(all: readonly TypedRow[]): Promise<FoundRows> {
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
      const oldest = pending.length > MAX_PENDING ? pending.shift() : undefined;
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

const MIN_DOLLARS = 10;

/** '99214 310', and not '99214 25' or '36415 2'. */
function mayBeDollars(token: Token | undefined, { code }: ServiceCode): boolean {
  return token?.kind === "number" && token.value >= MIN_DOLLARS && modifiersOf(token, code) === null;
}

/** A column of credits holds what was taken back. */
function takeCredit({ headed }: AnyRow): boolean {
  const credit = headed?.others.find(({ role }) => role === "paid");
  if (!headed || !credit) return false;
  headed.chargeCents = -Math.abs(credit.cents);
  return true;
}

/** Reads codes that only all rows together tell. */
function settleCodes(rows: readonly FoundRow[]): void {
  readLeadingRevenueCodes(rows);
  dropNumbersOfTests(rows);
}

/** '(7600)' behind each test is a laboratory's own number, and so is '(36127)' among them. */
function dropNumbersOfTests(rows: readonly FoundRow[]): void {
  const bracketed = /\(\d{3,6}\)/;
  const areOwn = rows.some(({ reading }) => reading.procedure === null && bracketed.test(reading.row.text));
  if (!areOwn) return;
  for (const { reading } of rows) {
    const code = reading.procedure?.code;
    if (code && reading.row.text.includes(`(${code})`))
      Object.assign(reading, { procedure: null, modifiers: [] });
  }
}

/** Three digits that begin every row are revenue codes: '450 ER VISIT'. */
function readLeadingRevenueCodes(rows: readonly FoundRow[]): void {
  const leading = rows.flatMap(({ reading }) => {
    const at = reading.tokens.findIndex((_, index) => !reading.taken.has(index));
    const token = reading.tokens[at];
    const isLeading =
      token?.kind === "number" && /^\d{3}$/.test(token.text) && reading.tokens.length > at + 2;
    const code = isLeading ? recogniseRevenueCode(token.text) : null;
    return code === null ? [] : [{ reading, code, at }];
  });
  if (rows.length < 2 || leading.length < rows.length) return;
  for (const { reading, code, at } of leading) {
    reading.revenueCode ??= code;
    reading.taken.add(at);
    reading.counts = reading.counts.filter((count) => count.at !== at);
  }
}

/** The amounts that a row states other than a charge; taken from its columns if they have headings. */
function summaryOf({ reading, headed }: AnyRow): SummaryAmount[] {
  const { role, money, whole, row } = reading;
  const text = row.text.replace(/^(?:account|acct)\b\D{0,8}[\w-]+\s*/i, "");
  if (role === null)
    return /\btax(?:es)?\b/i.test(text) && money.every(({ cents }) => cents === 0)
      ? [{ role: "other", text, cents: 0 }]
      : [];
  if (headed === null) {
    const cents = statedCents(reading) ?? money[0]?.cents ?? whole?.cents;
    return cents === undefined ? [] : [{ role, text, cents }];
  }
  const { chargeCents, others } = headed;
  if (role !== "total" && role !== "subtotal") {
    const cents = chargeCents ?? others[0]?.cents ?? money.at(-1)?.cents;
    return cents === undefined ? [] : [{ role, text, cents }];
  }
  return [
    ...(chargeCents === null ? [] : [{ role, text, cents: chargeCents }]),
    ...others.map((other) => ({ ...other, text: `total ${other.role}` })),
  ];
}

/** A sum of numbers by itself: '4900+1360+240 = 6500'. */
const isSumOfNumbers = (text: string) => /^\D*\d[\d.,]*(?:\s?\+\s?\$?\d[\d.,]*)+\s*=/.test(text);

/** 'so 4900+1360+240 = 6500'; 'paid 25 today and 25 last week'. */
function statedCents({ role, money, whole, row, tokens }: RowReading): number | null {
  const behindEquals = /=\s*\$?([\d,]+(?:\.\d\d)?)\s*$/.exec(row.text)?.[1];
  if (behindEquals !== undefined) return parseAmount(behindEquals);
  const numbers = tokens.flatMap((token) => (token.kind === "number" ? [token.value] : []));
  const isSeveral = whole !== null && money.length === 0 && numbers.length > 1 && /paid$/.test(role ?? "");
  const areAdded = row.text
    .split(/\d/)
    .slice(1, -1)
    .some((between) => between.includes(" and ", 1));
  return isSeveral && areAdded ? Math.round(100 * numbers.reduce((sum, value) => sum + value, 0)) : null;
}

/** Text straight below a charge that goes on with its description. */
function goesOn(
  row: TypedRow,
  { procedure, said }: RowReading,
  above: FoundRow | undefined,
  pending: readonly TypedRow[],
): boolean {
  if (!above || pending.length > 0) return false;
  const isIndented = (row.cells[0]?.start ?? 0) > 0 && row.delimiter === "gap";
  const isDetail = procedure !== null && above.reading.procedure === null && above.reading.said === null;
  return (
    isIndented ||
    (isDetail && /^(?:\(|cpt|hcpcs|code|proc)/i.test(row.text)) ||
    (said !== null && /^(?:\(|qty|units?|quantity)/i.test(row.text))
  );
}

/** Adds what a row says to the charge above it. */
function addTo(above: FoundRow, { procedure, modifiers, said, ...reading }: RowReading): void {
  if (above.reading.procedure === null && procedure !== null)
    Object.assign(above.reading, { procedure, modifiers });
  if (above.reading.said === null && said !== null) above.reading.said = said;
  const words = wordsOf(reading, new Set());
  if (words !== "") above.more.push(words);
}

/** An amount by itself belongs to what stands above it; so does a text without the code that stands above it. */
function needsMore(reading: RowReading, pending: readonly TypedRow[]): boolean {
  const words = wordsOf(reading, new Set(reading.whole ? [reading.whole.at] : [])).replace(
    /\b(?:amount|charge|charges|price|cost|billed|fee)\b:?/gi,
    "",
  );
  if (!/\p{L}{2}/u.test(words) && reading.procedure === null) return true;
  if (reading.role !== null) return false;
  const above = pending.at(-1);
  if (!above) return false;
  const first = readRow(above);
  const opensCharge =
    first.procedure !== null || (first.tokens[0]?.kind === "date" && /^\p{Ll}/u.test(reading.row.text));
  if (opensCharge && reading.procedure === null && !reading.hasDate) return true;
  return (
    pending.length === 1 &&
    (/^\p{Ll}/u.test(reading.row.text) !== /^\p{Ll}/u.test(above.text) ||
      /(?:\b(?:and|with|w\/|of|for|to|or|the)|[-,&])$/i.test(above.text)) &&
    /^\p{Ll}/u.test(reading.row.text)
  );
}

/** Rows as one. */
function joinRows(rows: readonly TypedRow[]): TypedRow {
  const cells = rows.flatMap((row) => row.cells);
  return { text: rows.map(({ text }) => text).join(" "), delimiter: "gap", cells };
}
