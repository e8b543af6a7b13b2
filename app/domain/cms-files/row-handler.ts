/** Cells as they are written, those of tab-separated text with, others without blanks at their ends; rows count from 1 as a spreadsheet's do, blank
 *  ones included. */
export type RowHandler = (cells: string[], row: number) => void;

export interface ReadRows {
  rowCount: number;
  /** Whether the last row has its end: text that was cut short has not. Null: a workbook has no such end. */
  isEnded: boolean | null;
}

export interface RowsHandler {
  onRow: RowHandler;
  /** The bytes that the rows are in, as they pass. */
  onBytes(bytes: Uint8Array): void;
}
