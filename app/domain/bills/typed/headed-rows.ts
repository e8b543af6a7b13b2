import { recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { HeadedColumn } from "./headings.ts";
import { type RowReading, readRow, wordsOf } from "./read-row.ts";
import { modifiersOf } from "./row-codes.ts";
import type { TypedRow } from "./split-cells.ts";
import { summaryRoleOf } from "./summary-rows.ts";
import type { SummaryRole } from "./summary-words.ts";
import type { Token } from "./tokens.ts";

/** A row below headings. Null = its cell is empty, or the column doesn't exist. */
export interface HeadedRow {
  reading: RowReading;
  description: string;
  units: number | null;
  unitPriceCents: number | null;
  chargeCents: number | null;
  /** Amounts of other columns, and what they are. */
  others: { role: SummaryRole; cents: number }[];
  /** Whether cells and headings fit without guessing. */
  isSure: boolean;
}

const NUMERIC = new Set(["quantity", "unit-price", "charge", "balance", "other-amount"]);

/** Reads a row by the headings above it. */
export function readHeadedRow(row: TypedRow, columns: readonly HeadedColumn[]): HeadedRow {
  const reading = readRow(row);
  const placed = placeTokens(reading, columns);
  const columnOf = (at: number) => placed.columns.get(at) ?? null;
  const cellsOf = (role: HeadedColumn["role"]) =>
    reading.tokens.filter((_, at) => columnOf(at)?.role === role);
  const amountIn = (column: HeadedColumn) =>
    amountOf(reading.tokens.filter((_, at) => columnOf(at) === column));
  const charges = columns.filter(({ role }) => role === "charge").flatMap((column) => amountIn(column) ?? []);
  const others = columns
    .filter(({ role }) => role === "balance" || role === "other-amount")
    .flatMap((column) => {
      const cents = amountIn(column);
      return cents === null
        ? []
        : [
            {
              role:
                summaryRoleOf(column.key) ??
                (column.role === "balance" ? ("due" as const) : ("other" as const)),
              cents,
            },
          ];
    });
  readCodeCells(reading, cellsOf("code"), cellsOf("revenue-code"), cellsOf("modifier"));
  const numeric = new Set(
    reading.tokens.flatMap((_, at) => (isNotWords(columnOf(at)?.role ?? null) ? [at] : [])),
  );
  const bare = new Set(reading.tokens.flatMap(({ kind }, at) => (kind === "number" ? [at] : [])));
  const description = placed.isByCell ? describe(reading, columnOf) : wordsOf(reading, numeric);
  const units = countOf(cellsOf("quantity"));
  return {
    reading: {
      ...reading,
      day: dayIn(cellsOf("date")) ?? reading.day,
      role: reading.procedure || reading.ndc ? null : summaryRoleOf(wordsOf(reading, bare)),
    },
    description: description || wordsOf(reading, numeric),
    units,
    unitPriceCents: amountOf(cellsOf("unit-price")),
    chargeCents: charges.at(-1) ?? null,
    others,
    isSure: placed.isSure,
  };
}

const isNotWords = (role: HeadedColumn["role"]) =>
  role !== null && role !== "description" && role !== "person";

/** The words of the description's cell. */
function describe({ tokens, taken }: RowReading, columnOf: (at: number) => HeadedColumn | null): string {
  const words = tokens
    .filter((_, at) => !taken.has(at) && columnOf(at)?.role === "description")
    .map(({ shown }) => shown)
    .join(" ");
  return trimEndOf(words.replace(/^[\s-]+/, ""), /[\s,:-]/);
}

interface PlacedColumns {
  columns: Map<number, HeadedColumn>;
  isByCell: boolean;
  isSure: boolean;
}

/** Returns which column each token is in: by its cell, by its place below the heading, or by its order. */
function placeTokens({ row, tokens, taken }: RowReading, columns: readonly HeadedColumn[]): PlacedColumns {
  const isDelimited = row.delimiter !== "gap";
  const headingCells = Math.max(...columns.map(({ cell }) => cell)) + 1;
  if (
    (isDelimited && row.cells.length >= headingCells) ||
    (row.cells.length === headingCells && headingCells === columns.length && headingCells > 2)
  ) {
    const byCell = new Map(columns.map((column) => [column.cell, column]));
    const placed = tokens.flatMap((token, at) => {
      const column = byCell.get(token.cell);
      return column ? [[at, column] as const] : [];
    });
    return { columns: new Map(placed), isByCell: true, isSure: true };
  }
  return byOrder(tokens, taken, columns, row.cells.length > 2 && headingCells > 2);
}

/** Numbers after the description are in the order of the numeric columns after it; where some cells are empty, below their
 *  headings. */
function byOrder(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  columns: readonly HeadedColumn[],
  isAligned: boolean,
): PlacedColumns {
  const placed = new Map<number, HeadedColumn>();
  const isNumeric = (at: number) =>
    tokens[at]?.kind === "money" || (tokens[at]?.kind === "number" && !taken.has(at));
  const isWords = (cell: number | undefined) =>
    tokens.some((token, at) => token.cell === cell && !isNumeric(at));
  let first = tokens.length;
  while (first > 0 && isNumeric(first - 1) && !(isAligned && isWords(tokens[first - 1]?.cell))) first--;
  const tail = Array.from({ length: tokens.length - first }, (_, index) => first + index);
  const described = columns.findIndex(({ role }) => role === "description");
  const numeric = columns.filter(
    ({ role }, index) => role !== null && NUMERIC.has(role) && index > described,
  );
  const before = columns.filter(({ role }, index) => role === "quantity" && index < described);
  let isSure = true;
  const over = tail.length - numeric.length;
  if (over >= 0) {
    // '2 views 1 $180.00': the description may end in numbers.
    for (const [index, column] of numeric.entries()) placed.set(first + over + index, column);
  } else if (isAligned) {
    for (const at of tail) {
      const column = nearestOf(tokens[at], numeric);
      if (column) placed.set(at, column);
    }
  } else {
    const withoutCount = numeric.filter(({ role }) => role !== "quantity");
    const isCounted = tokens[first]?.kind === "number";
    const left = isCounted ? numeric : withoutCount;
    for (const [index, at] of tail.entries()) if (left[index]) placed.set(at, left[index]);
    isSure = tail.length === left.length;
  }
  for (const column of before) {
    const at = tokens.findIndex(
      (token, index) => token.kind === "number" && !taken.has(index) && !placed.has(index),
    );
    if (at >= 0 && at < first) placed.set(at, column);
  }
  return { columns: placed, isByCell: false, isSure };
}

function nearestOf(token: Token | undefined, columns: readonly HeadedColumn[]): HeadedColumn | undefined {
  if (!token) return undefined;
  const distance = (column: HeadedColumn) =>
    Math.min(
      Math.abs(column.start - token.start),
      Math.abs(column.end - token.end),
      Math.abs(column.start + column.end - token.start - token.end) / 2,
    );
  return [...columns].sort((a, b) => distance(a) - distance(b))[0];
}

function dayIn(tokens: readonly Token[]): string | null {
  for (const token of tokens) if (token.kind === "date" && token.day !== null) return token.day;
  const [, month, day, year] = /^(\d\d)(\d\d)((?:20)?\d\d)$/.exec(tokens[0]?.text ?? "") ?? [];
  const iso = (tokens[0]?.text ?? "").replace(/^(20\d\d)(\d\d)(\d\d)$/, "$1-$2-$3");
  return typedDay(iso) ?? (year ? typedDay(`${year.padStart(4, "20")}-${month}-${day}`) : null);
}

/** An amount that stands below its heading needs no sign. */
function amountOf(tokens: readonly Token[]): number | null {
  for (const token of tokens) {
    if (token.kind === "money") return token.cents;
    if (token.kind === "number") return Math.round(token.value * 100);
  }
  const text = tokens.map(({ text }) => text).join("");
  return text === "" ? null : parseAmount(text);
}

function countOf(tokens: readonly Token[]): number | null {
  for (const token of tokens) {
    if (token.kind === "number") return token.value;
    if (token.kind === "money") return token.cents / 100;
    const match = /^[x×]?(-?\d{1,5}(?:\.\d{1,3})?)(?:x|ea|units?)?$/i.exec(token.text);
    if (match) return Number(match[1]);
  }
  return null;
}

/** Below 'Rev' three digits are a code, and below 'Mod' every listed modifier is one. */
function readCodeCells(
  reading: RowReading,
  codes: readonly Token[],
  revenue: readonly Token[],
  modifiers: readonly Token[],
): void {
  const revenueCode = [...revenue, ...(reading.procedure ? [] : codes)]
    .map(({ text }) => recogniseRevenueCode(text))
    .find((code) => code !== null);
  reading.revenueCode ??= revenueCode ?? null;
  const listed = modifiers.flatMap((token) => modifiersOf(token, reading.procedure?.code ?? "") ?? []);
  if (listed.length > 0) reading.modifiers = listed;
}
