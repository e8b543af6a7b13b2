import { chooseTotals } from "./choose-totals.ts";
import { findRows } from "./find-rows.ts";
import { namesForeignCurrency } from "./foreign-currency.ts";
import type { FoundRow } from "./found-row.ts";
import { wordsOf } from "./read-row.ts";
import { settleColumns } from "./settle-columns.ts";
import { splitRows } from "./split-cells.ts";
import type { TypedBill, TypedLine } from "./typed-bill.ts";

/**
 * Reads a bill as people type it, paste it out of a portal or a spreadsheet, or copy it out of a PDF. Headings name columns;
 * without them all rows together tell which number is what. Totals and payments are no lines.
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
  const settled = new Map(
    settleColumns(
      free.map(({ reading }) => reading),
      totalsCents,
    ).map((row, index) => [free[index]!, row]),
  );
  return rows.map((found): TypedLine => {
    const { reading, headed, sectionDay, more } = found;
    const own = settled.get(found);
    const { procedure, ndc, revenueCode, modifiers } = reading;
    const serviceCode =
      procedure ??
      (ndc
        ? { codeType: "NDC" as const, code: ndc }
        : revenueCode
          ? { codeType: "RC" as const, code: revenueCode }
          : null);
    const numbers = own ?? {
      units: headed!.units ?? reading.said?.units ?? null,
      unitsConfidence:
        headed!.units !== null ? (headed!.isSure ? 1 : 0.85) : reading.said && !reading.said.isSure ? 0.5 : 1,
      unitPriceCents: headed!.unitPriceCents ?? reading.eachCents,
      amountCents: headed!.chargeCents!,
      amountConfidence: headed!.isSure ? 1 : 0.85,
      besides: new Set<number>(),
    };
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
