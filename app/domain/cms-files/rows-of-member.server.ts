import { cellTexts } from "#app/domain/mrf/csv-row.ts";
import { openCsvRows } from "#app/domain/mrf/csv-rows.ts";
import { decodeText } from "#app/domain/mrf/decode-text.server.ts";
import { openTextBytes } from "#app/domain/mrf/open-text-bytes.server.ts";
import { UnreadableBytesError } from "#app/domain/mrf/unreadable-bytes-error.ts";
import { CmsFileError, faultAt } from "./cms-refusal.ts";
import type { CmsMember } from "./open-cms-members.server.ts";
import { readWorkbook } from "./read-workbook.server.ts";
import type { ReadRows, RowHandler, RowsHandler } from "./row-handler.ts";

const [TAB, LF, CR] = [9, 10, 13];
/** Within a preamble there is a row with a tab where cells are parted by tabs. */
const PREAMBLE = 4000;

/** Passes on each row of a file. Throws what `onRow` throws, and `CmsFileError` for a file that cannot be read. */
export async function readRowsOf(member: CmsMember, { onRow, onBytes }: RowsHandler): Promise<ReadRows> {
  if (member.format === "workbook") return readWorkbook(member.openPart, { onRow, onBytes });
  const text = openTextBytes();
  let rows: RowReader | null = null;
  let last = 0;
  const take = (bytes: Buffer) => {
    if (bytes.length === 0) return;
    rows ??= bytes.subarray(0, PREAMBLE).includes(TAB) ? openTabRows(onRow) : openCommaRows(onRow);
    rows.write(bytes);
  };
  for await (const bytes of await member.open()) {
    onBytes(bytes);
    last = bytes.at(-1) ?? last;
    take(readable(() => text.write(bytes)));
  }
  take(text.end());
  return { rowCount: (rows as RowReader | null)?.end() ?? 0, isEnded: last === LF || last === CR };
}

/** Text in two bytes a character is none of CMS's. */
function readable(read: () => Buffer): Buffer {
  try {
    return read();
  } catch (error) {
    if (error instanceof UnreadableBytesError)
      throw new CmsFileError({ reason: "unreadable", told: error.message });
    throw error;
  }
}

/** CMS's longest has some hundred characters. */
const MAX_LINE_LENGTH = 100_000;

interface RowReader {
  write(bytes: Buffer): void;
  /** The number of rows. */
  end(): number;
}

function openCommaRows(onRow: RowHandler): RowReader {
  let rowCount = 0;
  const rows = openCsvRows({
    onRow(row) {
      rowCount = row.rowNumber;
      onRow(cellTexts(row), rowCount);
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
  let rest: Buffer = Buffer.alloc(0);
  let row = 0;
  const take = (line: Buffer) => {
    row += 1;
    onRow(decodeText(line, 0, line.at(-1) === CR ? line.length - 1 : line.length).split("\t"), row);
  };
  return {
    write(bytes) {
      const whole = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
      let from = 0;
      for (let end = whole.indexOf(LF); end >= 0; end = whole.indexOf(LF, from)) {
        take(whole.subarray(from, end));
        from = end + 1;
      }
      rest = Buffer.from(whole.subarray(from));
      if (rest.length > MAX_LINE_LENGTH) throw faultAt(row + 1, "too-long", "");
    },
    end() {
      if (rest.length > 0) take(rest);
      return row;
    },
  };
}
