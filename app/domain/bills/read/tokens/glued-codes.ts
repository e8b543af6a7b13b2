import { recogniseProcedureCode, recogniseRevenueCode } from "#app/domain/billing-codes/recognise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Said, saidIn } from "#app/domain/reading/values/said.ts";
import type { RowInTable } from "./row-in-table.ts";

const TWO_CODES = /^(0\d{3})(\d{5}|\d{4}[A-Z])$/;

/** "030180053" below "Rev" and "Proc": a column that is too narrow for both leaves nothing between them. Elsewhere nine digits are
 *  the number of an account. */
export function takeGluedCodes({ row, standsIn, taken }: RowInTable): {
  procedure: Said<ServiceCode>;
  revenueCode: Said<string>;
} | null {
  for (const [index, word] of row.words.entries()) {
    const role = standsIn[index]?.role;
    if (taken.has(index) || (role !== "revenue-code" && role !== "code")) continue;
    const [, first = "", second = ""] = TWO_CODES.exec(word.text) ?? [];
    const [revenueCode, procedure] = [recogniseRevenueCode(first), recogniseProcedureCode(second)];
    if (!revenueCode || !procedure) continue;
    taken.add(index);
    const { modifiers: _, ...code } = procedure;
    const span = { row, start: index, end: index + 1 };
    return { procedure: saidIn<ServiceCode>(code, span), revenueCode: saidIn(revenueCode, span) };
  }
  return null;
}
