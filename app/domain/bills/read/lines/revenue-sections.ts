import type { Row } from "#app/domain/reading/page/rows.ts";
import type { Said } from "#app/domain/reading/values/said.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";

/** The charges, those that print no revenue code with that of the heading they stand under: hospitals list what was done
 *  by revenue code (UB-04 form locator 42), and print it once for each. */
export function withRevenueCodesOfSections(lines: readonly ChargeLine[], { all }: Tokens): ChargeLine[] {
  const rowsOfLines = new Set(lines.map(({ row }) => row));
  const sectionOf = new Map<Row, Said<string> | null>();
  let open: Said<string> | null = null;
  for (const { row, section } of all) {
    if (rowsOfLines.has(row)) sectionOf.set(row, open);
    else if (section !== null) open = section === "ends" ? null : section;
  }
  return lines.map((line) => ({ ...line, revenueCode: line.revenueCode ?? sectionOf.get(line.row) ?? null }));
}
