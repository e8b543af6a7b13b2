import { isDirectlyBelow, standsHalfALineBelow } from "#app/domain/reading/page/geometry.ts";
import { joinSaid } from "#app/domain/reading/values/said.ts";
import type { TableRow } from "../tokens/table-row.ts";
import { type ChargeLine, toChargeLine } from "./charge-line.ts";

/** The charge of a row, described by the one above where it has no words of its own. */
export function withRowAbove(
  read: TableRow & { amount: ChargeLine["amount"] },
  above: TableRow | null,
): ChargeLine {
  const line = toChargeLine(read, read.amount);
  if (above === null || !isDirectlyBelow(above.row, read.row)) return line;
  return { ...line, ndc: line.ndc ?? above.ndc, description: line.description ?? above.description };
}

/** A charge with what the row below it adds. */
export function withRowBelow(line: ChargeLine, below: TableRow): ChargeLine {
  const isLowerHalf = standsHalfALineBelow(line.row, below.row);
  const { procedure, modifiers } = line.procedure || !below.procedure ? line : below;
  return {
    ...line,
    procedure,
    modifiers: isLowerHalf && modifiers.length === 0 ? below.modifiers : modifiers,
    date: line.date ?? below.date,
    units: line.units ?? below.units,
    unitPrice: line.unitPrice ?? below.unitPrice,
    ndc: line.ndc ?? below.ndc,
    revenueCode: line.revenueCode ?? below.revenueCode,
    description: isLowerHalf
      ? joinSaid(line.description, below.description)
      : (line.description ?? below.description),
  };
}
