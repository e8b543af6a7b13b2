import { type Row, textOf } from "#app/domain/reading/page/rows.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { ChargeLine } from "./charge-line.ts";

/** The rows that a charge takes: what was done may stand above its amount. */
export function listRowsOfLine({ row, amount, description }: ChargeLine, tokens: Tokens): Row[] {
  const above = tokens.rows[row.index - 1];
  return [row, amount.row, ...(above && textOf(above.words) === description?.value ? [above] : [])];
}
