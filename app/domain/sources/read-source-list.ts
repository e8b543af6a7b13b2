import { readSourceAddress } from "./source-address.ts";

export const MAX_LISTED_SOURCES = 20_000;

/** A line of a list: the address in it, or that there is none. `line` counts from 1. */
export type ListedAddress = { line: number; address: string | null };

/**
 * Returns the addresses of a list, one a line, or of a CSV, the first address of each row whatever its column. Blank lines and
 * comments (#) are skipped, and so is a first line of headings. An address with a comma is in quotes.
 */
export function readSourceList(text: string): ListedAddress[] {
  const listed: ListedAddress[] = [];
  for (const [index, line] of text
    .replace(/^\ufeff/, "")
    .split(/\r\n|\r|\n/)
    .entries()) {
    if (line.trim() === "" || line.startsWith("#")) continue;
    const addresses = cellsOf(line).filter((cell) => readSourceAddress(cell) !== null);
    const address = addresses.find((cell) => /^https?:/i.test(cell)) ?? addresses[0] ?? null;
    const isHeadings = address === null && index === 0 && line.includes(",");
    if (!isHeadings) listed.push({ line: index + 1, address });
    if (listed.length === MAX_LISTED_SOURCES) break;
  }
  return listed;
}

/** The cells of a row without line breaks in it. */
function cellsOf(line: string): string[] {
  const cells: string[] = [];
  for (const [, quoted, plain] of line.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)) {
    cells.push((quoted?.replaceAll('""', '"') ?? plain ?? "").trim());
  }
  return cells;
}
