const LETTERS = 26;

/** The spreadsheet's name of a cell: row 12, column 1 is "B12". A column below 0 names the row alone: "row 12". */
export function cellName(row: number, column: number): string {
  if (column < 0) return `row ${row}`;
  let letters = "";
  for (let rest = column; rest >= 0; rest = Math.floor(rest / LETTERS) - 1) {
    letters = String.fromCharCode(65 + (rest % LETTERS)) + letters;
  }
  return `${letters}${row}`;
}
