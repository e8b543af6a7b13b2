import type { Part } from "#app/domain/reading/page/rows.ts";
import type { ReadRow } from "../tokens/read-row.ts";

/** Words of a line. */
export interface Span extends Part {
  line: ReadRow;
}
