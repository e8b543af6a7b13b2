import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { isAligned } from "#app/domain/reading/page/geometry.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { findAmounts } from "#app/domain/reading/values/amounts.ts";
import type { Box } from "#app/platform/ocr/layout/document-text.ts";
import type { Column } from "./columns.ts";

/** Whether columns are those of a table of charges: one of services, and one of what they cost. */
export function isChargeTable(columns: Column[]): boolean {
  const has = (...roles: ColumnRole[]) => columns.some((column) => roles.includes(column.role));
  const count = (role: ColumnRole) => columns.filter((column) => column.role === role).length;
  if (count("charge") > 1 && count("code") > 1) return false;
  if (has("charge", "unit-price")) return has("description", "code", "revenue-code", "date");
  // The label of the charges may be the one OCR lost.
  const services: ColumnRole[] = ["date", "code", "revenue-code", "description", "quantity"];
  return services.filter((role) => has(role)).length >= 3;
}

const FEWEST_AMOUNTS = 2;

/** Whether amounts stand below a heading. */
export function headsMoney(box: Box, below: readonly Row[]): boolean {
  const amounts = below.flatMap((row) => findAmounts(row, "joined")).filter(({ isMoney }) => isMoney);
  const standing = amounts.filter((amount) => isAligned(box, amount.box));
  return standing.length >= FEWEST_AMOUNTS;
}
