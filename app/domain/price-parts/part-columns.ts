import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import type { JudgedPart } from "./price-part.ts";

/** The fields by which files and calls tell what an amount is probably the price of. */
export function partFields({ part, confidence }: JudgedPart) {
  return { price_part: part, price_part_confidence: confidence };
}

/** `partFields` as columns of a table of rows. */
export function partColumns<Row>(of: (row: Row) => JudgedPart): readonly TableColumn<Row>[] {
  const names = ["price_part", "price_part_confidence"] as const;
  return names.map((name) => ({ name, of: (row) => partFields(of(row))[name] }));
}
