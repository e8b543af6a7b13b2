import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { openTextDecoder } from "#app/domain/mrf/decode-text.server.ts";
import { UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import { CmsFileError, faultAt } from "./cms-refusal.ts";
import type { CmsMember } from "./open-cms-members.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";
import type { ReadRows, RowHandler, RowsHandler } from "./row-handler.ts";

const [LF, CR] = [10, 13];
/** Within a preamble there is a row with a tab where cells are parted by tabs. */
const PREAMBLE = 4000;

/** Hands on each row of a file. Throws what `onRow` throws, and
 *  `CmsFileError` for a file that cannot be read. */
export async function readRowsOf(member: CmsMember, { onRow, onBytes }: RowsHandler): Promise<ReadRows> {
  if (member.format === "workbook") return readWorkbook(member.openPart, { onRow, onBytes });
  const decoder = openTextDecoder();
  let rows: RowReader | null = null;
  let last = 0;
  const take = (text: string) => {
    if (text === "") return;
    rows ??= text.slice(0, PREAMBLE).includes("\t") ? openTabRows(onRow) : openCommaRows(onRow);
    rows.write(text);
  };
  for await (const bytes of await member.open()) {
    onBytes(bytes);
    last = bytes.at(-1) ?? last;
    take(decoded(() => decoder.write(bytes)));
  }
  take(decoder.end());
  return { rowCount: (rows as RowReader | null)?.end() ?? 0, isEnded: last === LF || last === CR };
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
