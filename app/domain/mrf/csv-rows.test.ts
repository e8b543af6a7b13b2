import { expect, test } from "vitest";
import { type CsvRow, cellTexts } from "./csv-row.ts";
import { openCsvRows } from "./csv-rows.ts";

function rowsOf(
  text: string,
  chunkSize = 2 * text.length,
  limits?: { maxRowBytes: number; maxCells: number },
) {
  const bytes = Buffer.from(text);
  const rows: [number, string[]][] = [];
  const faults: [number, string][] = [];
  const handler = {
    onRow: (row: CsvRow) => void rows.push([row.rowNumber, cellTexts(row)]),
    onFault: (fault: string, row: number) => void faults.push([row, fault]),
  };
  const reader = openCsvRows(handler, limits);
  for (let at = 0; at < bytes.length; at += chunkSize) reader.write(bytes.subarray(at, at + chunkSize));
  reader.end();
  return { rows, faults };
}

test("quoted cells keep commas, line ends and doubled quotes, wherever the text is cut", () => {
  const text = 'a,"b ""x"", c\r\nd",  e \r\n"",f,\n\r"last"';
  const whole = rowsOf(text).rows;
  expect(whole).toEqual([
    [1, ["a", 'b "x", c\r\nd', "e"]],
    [2, ["", "f", ""]],
    [3, [""]],
    [4, ["last"]],
  ]);
  for (let size = 1; size < text.length; size++) expect(rowsOf(text, size).rows).toEqual(whole);
});

test("LF, CRLF and CR end rows in one file and blank rows are counted", () => {
  expect(rowsOf("a\nb\r\n\r\nc\rd").rows).toEqual([
    [1, ["a"]],
    [2, ["b"]],
    [3, [""]],
    [4, ["c"]],
    [5, ["d"]],
  ]);
});

test("a quote that never closes is a fault of its row", () => {
  expect(rowsOf('a\n"b\nc')).toEqual({ rows: [[1, ["a"]]], faults: [[2, "unclosed-quote"]] });
});

test("a row past the limit is left out and the next line is read", () => {
  const { rows, faults } = rowsOf(`a\n${"x".repeat(500)}\nb\n`, 10, { maxRowBytes: 100, maxCells: 5 });
  expect(rows).toEqual([
    [1, ["a"]],
    [3, ["b"]],
  ]);
  expect(faults).toEqual([[2, "row-too-long"]]);
});

test("a row of too many cells is left out", () => {
  const { rows, faults } = rowsOf("1,2,3,4,5,6\na\n", 100, { maxRowBytes: 100, maxCells: 5 });
  expect(rows).toEqual([[2, ["a"]]]);
  expect(faults).toEqual([[1, "too-many-cells"]]);
});

test("spaces of every kind around a cell are no part of it, letters that share their bytes are", () => {
  const wide = '\u00a0é\u2003,\ufeffà,\u00a0, † ,"\u3000",\t\0x\v';
  expect(rowsOf(wide).rows).toEqual([[1, ["é", "à", "", "†", "", "\0x"]]]);
});
