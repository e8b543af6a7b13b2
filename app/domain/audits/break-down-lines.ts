import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { CodingEdits, UnitLimit } from "#app/domain/coding-edits/coding-edits.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { AuditedBill, AuditedLine } from "./audited-bill.ts";
import { dayOf } from "./audited-bill.ts";
import { editTableOf } from "./edit-table.ts";
import type { LinePriceContext } from "./line-price-context.ts";

/** A line of a bill with all that is known of its codes. Null = not on the bill, or not known. */
export interface CodedLine extends Omit<AuditedLine, "unitPriceCents"> {
  /** Among the bill's lines, from 0. */
  index: number;
  /** The most units that Medicare takes to be believable. */
  limit: UnitLimit | null;
  /** Where hospitals usually publish it. */
  usualSetting: PatientSetting | null;
  /** Of one unit. */
  prices: LinePriceContext;
}

/** The lines in their order. `prices` and `usualSettings` are theirs. */
export function breakDownLines(
  bill: AuditedBill,
  edits: CodingEdits,
  prices: readonly LinePriceContext[],
  usualSettings: readonly (PatientSetting | null)[],
): CodedLine[] {
  return bill.lines.map((line, index) => ({
    ...withoutUnitPrice(line),
    index,
    limit: limitOf(bill, edits, line),
    usualSetting: usualSettings[index] ?? null,
    prices: itemAt(prices, index),
  }));
}

function withoutUnitPrice({ unitPriceCents: _, ...line }: AuditedLine): Omit<AuditedLine, "unitPriceCents"> {
  return line;
}

function limitOf(bill: AuditedBill, edits: CodingEdits, line: AuditedLine): UnitLimit | null {
  const table = bill.setting && editTableOf(bill.setting);
  const day = dayOf(bill, line);
  if (!table || !line.serviceCode || day === null) return null;
  return edits.findLimit(table, line.serviceCode.code, day);
}
