import type { Label } from "#app/domain/reading/labels/find-labels.ts";
import type { Row } from "#app/domain/reading/page/rows.ts";
import { listNumbersBelow } from "#app/domain/reading/pairs/labelled-values.ts";
import type { Word } from "#app/platform/ocr/layout/document-text.ts";
import { listChargeNumbers } from "./charge-numbers.ts";
import type { TableHeading } from "./table-heading.ts";

/** Numbers that look like codes and are none: those below "Account" and the like, where it heads no column, and a hospital's own
 *  numbers of its charges. */
export function findIdentifiers(rows: Row[], labels: Label[], headings: readonly TableHeading[]): Set<Word> {
  const ofHeadings = new Set(headings.flatMap(({ firstRow, lastRow }) => rows.slice(firstRow, lastRow + 1)));
  const identifying = labels.filter(({ roles, row }) => roles.party === "identifier" && !ofHeadings.has(row));
  return new Set([...listNumbersBelow(identifying, rows), ...listChargeNumbers(rows)]);
}
