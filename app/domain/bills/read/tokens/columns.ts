import type { AmountRole } from "#app/domain/reading/labels/amount-labels.ts";
import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { misalignment } from "#app/domain/reading/page/geometry.ts";
import { heightOf, type Row } from "#app/domain/reading/page/rows.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";

/** A column of a table of charges, at the place of its heading. */
export interface Column {
  role: ColumnRole;
  /** The heading in the dictionary's spelling, and what it would say of an amount in a summary. */
  key: string;
  amountRole: AmountRole | null;
  box: Box;
}

// "Patient" heads a column of names in some tables, of amounts (the patient's part) in others.
const MONEY_ROLES: ColumnRole[] = ["charge", "unit-price", "balance", "other-amount", "person"];

export const isMoneyColumn = ({ role }: Column) => MONEY_ROLES.includes(role);

/** Returns the money column of an amount: the one whose edges or center it lines up with best. */
export function columnOfAmount(columns: readonly Column[], box: Box): Column | null {
  return nearest(columns.filter(isMoneyColumn), box);
}

/** The column nearest to a box, by edges or centre. */
export function nearest(columns: readonly Column[], box: Box): Column | null {
  let best: Column | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const column of columns) {
    const distance = misalignment(column.box, box);
    if (distance < bestDistance) {
      best = column;
      bestDistance = distance;
    }
  }
  return best;
}

/** "2,694" straight below the charges, and not a number anywhere else in the row. */
export function endsMoneyColumn({ box, row }: { box: Box; row: Row }, columns: readonly Column[]): boolean {
  const column = columnOfAmount(columns, box);
  return column !== null && misalignment(column.box, box) < heightOf(row.box);
}
