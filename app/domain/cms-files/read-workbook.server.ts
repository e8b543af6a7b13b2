import { SaxesParser } from "saxes";
import { CmsFileError } from "./cms-refusal.ts";
import type { Bytes } from "./open-cms-members.server.ts";
import type { ReadRows, RowsHandler } from "./row-handler.ts";

/** Reads the first sheet's rows. ECMA-376 part 1, 18.3 and 18.4: texts are in a separate list, cells name their column. */
export async function readWorkbook(
  openPart: (part: string) => Promise<Bytes | null>,
  { onRow, onBytes }: RowsHandler,
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
