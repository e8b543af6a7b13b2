import type { ColumnRole } from "#app/domain/reading/labels/column-labels.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { lookUpLabel } from "#app/domain/reading/labels/look-up-label.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { TypedRow } from "./split-cells.ts";

/** A column as its heading names it, with the part of a summary that its amounts would be. */
export interface HeadedColumn {
  role: ColumnRole | null;
  /** What amounts in it are, where they aren't a charge. */
  key: string;
  cell: number;
  start: number;
  end: number;
}

const MAX_WORDS = 5;
const MAX_HEADING_LENGTH = 300;
/** Looking for each label takes time: most rows have no such word. */
const NAMES_MONEY =
  /amount|amt|charg|chg|price|fee|cost|total|debit|billed|gross|ext|importe|cargo|monto|due|owe|paid|net|rate|allowed|dr\b/i;

/** The columns that a row names; null: it heads none. */
export function headingOf(row: TypedRow): HeadedColumn[] | null {
  if (/\d{2}/.test(row.text.replace(/ub-?04|04/gi, "")) || /\$\d/.test(row.text)) return null;
  if (!NAMES_MONEY.test(row.text) || row.text.length > MAX_HEADING_LENGTH) return null;
  const filled = row.cells.map(({ text }) => text).filter(Boolean);
  const columns = row.cells.length > 2 ? row.cells.map(columnOfCell) : columnsOfWords(row);
  const named = columns.filter(({ role }) => role !== null);
  const count = row.cells.length > 2 ? filled.length : columns.length;
  const has = (...roles: ColumnRole[]) => named.some(({ role }) => role !== null && roles.includes(role));
  if (named.length < 2 || 2 * named.length < count) return null;
  if (!has("charge", "unit-price", "balance", "other-amount")) return null;
  return has("description", "code", "date", "revenue-code", "quantity", "internal-code")
    ? settle(columns)
    : null;
}

function columnOfCell({ text, start, end }: TypedRow["cells"][number], cell: number): HeadedColumn {
  return { role: text === "" ? null : roleOf(text), key: foldCase(text), cell, start, end };
}

/** Headings that only spaces part: the longest label first, none left over but a word or two. */
function columnsOfWords(row: TypedRow): HeadedColumn[] {
  return row.cells.flatMap(({ text, start }, cell) => {
    const words = [...text.matchAll(/\S+/g)];
    const columns: HeadedColumn[] = [];
    for (let at = 0; at < words.length; ) {
      let count = Math.min(MAX_WORDS, words.length - at);
      const of = (length: number) =>
        words
          .slice(at, at + length)
          .map(([word]) => word)
          .join(" ");
      while (count > 1 && roleOf(of(count)) === null) count--;
      const [first, last] = [words[at], words[at + count - 1]];
      if (!first || !last) break;
      const key = foldCase(of(count));
      columns.push({
        role: roleOf(of(count)),
        key,
        cell,
        start: start + first.index,
        end: start + last.index + last[0].length,
      });
      at += count;
    }
    return columns;
  });
}

/** Headings of portals and spreadsheets that no printed bill has. */
const MORE: Record<string, ColumnRole> = {
  "ins. paid": "other-amount",
  "plan adj": "other-amount",
  "you pay": "balance",
  "your total": "balance",
  "service dt": "date",
  "post date": "other",
  posted: "other",
  gross: "charge",
  net: "balance",
  "disc %": "other",
  ext: "charge",
  "ext price": "charge",
  "ext. price": "charge",
  "ext amount": "charge",
  "ext amt": "charge",
  "posting date": "other",
  revcode: "revenue-code",
  desc: "description",
};

function roleOf(text: string): ColumnRole | null {
  const plain = trimEndOf(foldCase(text), /[*:]/).replace(/^[#]$/, "no").trim();
  const more = MORE[plain];
  if (more) return more;
  if (/^(?:post(?:ed|ing)?|paid|due|statement) ?date$/.test(plain)) return "other";
  if (/^(?:ndc)\b/.test(plain)) return "internal-code";
  const exact = lookUpLabel(outsideBrackets(plain).trim() || plain);
  return exact?.roles.column ?? lookUpLabel(plain)?.roles.column ?? null;
}

/** Without what stands from the first bracket to the last. */
function outsideBrackets(text: string): string {
  const [start, end] = [text.indexOf("("), text.lastIndexOf(")")];
  return start < 0 || end < start ? text : text.slice(0, start) + text.slice(end + 1);
}

/** Makes the last column of unit prices the charge if no column is one: "Price" alone. Next to a column of
 *  charges, "Unit" or "Rate" stays a unit price. */
function settle(columns: HeadedColumn[]): HeadedColumn[] {
  const hasCharge = columns.some(({ role }) => role === "charge");
  if (hasCharge) return columns;
  const at = columns.findLastIndex(({ role }) => role === "unit-price");
  return columns.map((column, index) => (index === at ? { ...column, role: "charge" as const } : column));
}
