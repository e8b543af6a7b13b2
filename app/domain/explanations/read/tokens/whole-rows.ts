import type { Row } from "#app/domain/bills/read/layout/rows.ts";
import { partAlignedCells } from "./aligned-cells.ts";
import { joinLevelRows } from "./level-rows.ts";
import { joinWrappedCells } from "./wrapped-cells.ts";

/** The rows of a document with each row of a table whole: what stands level with it, its cells apart, and what they carry on below. */
export const wholeRows = (rows: readonly Row[]): Row[] => joinWrappedCells(partAlignedCells(joinLevelRows(rows)));
