import { SaxesParser } from "saxes";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { openTextDecoder } from "#app/domain/mrf/decode-text.server.ts";
import { UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import { CmsFileError, faultAt } from "./cms-refusal.ts";
import type { Bytes, CmsMember } from "./open-cms-members.server.ts";

/** Cells without blanks and stray bytes at their ends; rows count from 1 as a spreadsheet's do, blank ones included. */
export type RowHandler = (cells: string[], row: number) => void;

export interface ReadRows {
  rowCount: number;
  /** Whether the last row has its end: text that was cut short has not. Null: a workbook has no such end. */
  isEnded: boolean | null;
}

/** Hands on each row of a file. `onBytes` has the bytes of a text file as they pass. Throws what `onRow` throws, and
 *  `CmsFileError` for a file that cannot be read. */
export async function readRowsOf(
  member: CmsMember,
  { onRow, onBytes }: { onRow: RowHandler; onBytes: (bytes: Uint8Array) => void },
): Promise<ReadRows> {
  if (member.format === "workbook") return readWorkbook(member.openPart, { onRow, onBytes });
  const decoder = openTextDecoder();
  let rows: RowReader | null = null;
  let last = 0;
  const take = (text: string) => {
    if (text === "") return;
    rows ??= text.slice(0, 4000).includes("\t") ? openTabRows(onRow) : openCommaRows(onRow);
    rows.write(text);
  };
  for await (const bytes of await member.open()) {
    onBytes(bytes);
    last = bytes.at(-1) ?? last;
    take(decoded(() => decoder.write(bytes)));
  }
  take(decoder.end());
  return { rowCount: (rows as RowReader | null)?.end() ?? 0, isEnded: last === 10 || last === 13 };
}

/** Text in two bytes a character is none of CMS's. */
function decoded(decode: () => string): string {
  try {
    return decode();
  } catch (error) {
    if (error instanceof UnreadableBytesError)
      throw new CmsFileError({ reason: "unreadable", told: error.message });
    throw error;
  }
}

/** CMS's longest has some hundred characters. */
const LONGEST_LINE = 100_000;

interface RowReader {
  write(text: string): void;
  /** The number of rows. */
  end(): number;
}

function openCommaRows(onRow: RowHandler): RowReader {
  let rowCount = 0;
  const rows = openCsvRows({
    onRow(cells, row) {
      rowCount = row;
      onRow(cells, row);
    },
    onFault: (fault, row) => {
      throw faultAt(row, fault === "unclosed-quote" ? "damaged-quotes" : "too-long", "");
    },
  });
  return {
    write: rows.write,
    end() {
      rows.end();
      return rowCount;
    },
  };
}

function openTabRows(onRow: RowHandler): RowReader {
  let rest = "";
  let row = 0;
  const take = (line: string) => {
    row += 1;
    const end = line.endsWith("\r") ? -1 : undefined;
    onRow((end ? line.slice(0, end) : line).split("\t"), row);
  };
  return {
    write(text) {
      const whole = rest + text;
      let from = 0;
      for (let end = whole.indexOf("\n"); end >= 0; end = whole.indexOf("\n", from)) {
        take(whole.slice(from, end));
        from = end + 1;
      }
      rest = whole.slice(from);
      if (rest.length > LONGEST_LINE) throw faultAt(row + 1, "too-long", "");
    },
    end() {
      if (rest !== "") take(rest);
      return row;
    },
  };
}

/** The first sheet's rows. ECMA-376 part 1, 18.3 and 18.4: texts stand in a list of their own, cells name their column. */
async function readWorkbook(
  openPart: (part: string) => Promise<Bytes | null>,
  { onRow, onBytes }: { onRow: RowHandler; onBytes: (bytes: Uint8Array) => void },
): Promise<ReadRows> {
  const texts = await sharedTexts(await openPart("xl/sharedStrings.xml"));
  const sheet = await openPart("xl/worksheets/sheet1.xml");
  if (!sheet) throw new CmsFileError({ reason: "unknown-layout" });
  let [cells, row, column, type, value] = [[] as string[], 0, 0, "", ""];
  let isValue = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name, attributes }) => {
    if (name === "row") [cells, row, column] = [[], Number(attributes.r ?? row + 1), 0];
    isValue = name === "v" || name === "t";
    if (name !== "c") return;
    column = attributes.r ? columnOf(String(attributes.r)) : column + 1;
    [type, value] = [String(attributes.t ?? ""), ""];
  });
  parser.on("text", (text) => {
    if (isValue) value += text;
  });
  parser.on("closetag", ({ name }) => {
    isValue = false;
    if (name === "c") cells[column - 1] = (type === "s" ? (texts[Number(value)] ?? "") : value).trim();
    if (name === "row")
      onRow(
        Array.from(cells, (cell) => cell ?? ""),
        row,
      );
  });
  await parse(parser, sheet, onBytes);
  return { rowCount: row, isEnded: null };
}

async function sharedTexts(part: Bytes | null): Promise<string[]> {
  const texts: string[] = [];
  if (!part) return texts;
  let text = "";
  let isText = false;
  const parser = new SaxesParser();
  parser.on("opentag", ({ name }) => {
    if (name === "si") text = "";
    isText = name === "t";
  });
  parser.on("text", (written) => {
    if (isText) text += written;
  });
  parser.on("closetag", ({ name }) => {
    isText = false;
    if (name === "si") texts.push(text);
  });
  await parse(parser, part, () => {});
  return texts;
}

async function parse(parser: SaxesParser, part: Bytes, onBytes: (bytes: Uint8Array) => void): Promise<void> {
  const decoder = new TextDecoder();
  parser.on("error", (error) => {
    throw new CmsFileError({ reason: "unreadable", told: error.message });
  });
  for await (const bytes of part) {
    onBytes(bytes);
    parser.write(decoder.decode(bytes, { stream: true }));
  }
  parser.close();
}

/** 'AB12' is in column 28. */
function columnOf(place: string): number {
  let column = 0;
  for (const letter of place) {
    if (letter < "A" || letter > "Z") break;
    column = column * 26 + letter.charCodeAt(0) - 64;
  }
  return column;
}
