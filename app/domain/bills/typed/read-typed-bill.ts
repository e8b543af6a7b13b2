import { chooseTotals } from "./choose-totals.ts";
import { findRows } from "./find-rows.ts";
import { namesForeignCurrency } from "./foreign-currency.ts";
import type { FoundRow } from "./found-row.ts";
import { wordsOf } from "./read-row.ts";
import { type SettledRow, settleColumns } from "./settle-columns.ts";
import { splitRows } from "./split-cells.ts";
import type { TypedBill, TypedLine } from "./typed-bill.ts";

/**
 * Reads a bill as people type it, paste it from a portal or a spreadsheet, or copy it from a PDF. Headings name columns; without
 * them all rows together show which number is what. Totals and payments aren't lines.
 */
export async function readTypedBill(typed: string): Promise<TypedBill> {
  if (namesForeignCurrency(typed))
    return { lines: [], totals: chooseTotals([], 0), unread: [], isForeign: true };
  const { rows, summaries, unread } = await findRows(splitRows(typed));
  const totalsCents = summaries
    .filter(({ role }) => role === "total" || role === "subtotal")
    .map(({ cents }) => cents);
  const lines = settle(rows, totalsCents).filter(isLine);
  const sumCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return { lines, totals: chooseTotals(summaries, sumCents), unread, isForeign: false };
}

const isLine = (line: TypedLine) =>
  line.amountCents !== 0 || line.serviceCode !== null || line.description !== null;

function settle(rows: readonly FoundRow[], totalsCents: readonly number[]): TypedLine[] {
  const free = rows.filter(({ headed }) => headed === null);
  const readings = free.map(({ reading }) => reading);
  const settled = new Map(
    settleColumns(readings, totalsCents).map((row, index) => [readings[index], row] as const),
  );
  return rows.map((found): TypedLine => {
    const { reading, headed, sectionDay, more } = found;
    const own = settled.get(reading);
    const { procedure, ndc, revenueCode, modifiers } = reading;
    const serviceCode =
      procedure ??
      (ndc
        ? { codeType: "NDC" as const, code: ndc }
        : revenueCode
          ? { codeType: "RC" as const, code: revenueCode }
          : null);
    const numbers = own ?? numbersBelowHeadings(found);
    const description = [headed?.description ?? wordsOf(reading, numbers.besides), ...more]
      .filter(Boolean)
      .join(" ");
    return {
      serviceDate: reading.day ?? (reading.hasDate ? null : sectionDay),
      serviceCode,
      modifiers,
      revenueCode,
      units: numbers.units,
      unitsConfidence: numbers.unitsConfidence,
      unitPriceCents: numbers.unitPriceCents,
      amountCents: numbers.amountCents,
      amountConfidence: reading.isDoubted
        ? Math.min(0.5, numbers.amountConfidence)
        : numbers.amountConfidence,
      description: description.slice(0, 200) || null,
    };
  });
}

/** Numbers that headings name, which a row has that was not settled with those without headings. */
function numbersBelowHeadings({ reading, headed }: FoundRow): SettledRow {
  if (!headed || headed.chargeCents === null)
    throw new Error(`"${reading.row.text}" stands below no heading of charges, and was not settled`);
  const saidConfidence = reading.said && !reading.said.isSure ? 0.5 : 1;
  const headedConfidence = headed.isSure ? 1 : 0.85;
  return {
    units: headed.units ?? reading.said?.units ?? null,
    unitsConfidence: headed.units === null ? saidConfidence : headedConfidence,
    unitPriceCents: headed.unitPriceCents ?? reading.eachCents,
    amountCents: headed.chargeCents,
    amountConfidence: headedConfidence,
    besides: new Set(),
  };
}
