import { summaryRoleOf } from "./summary-rows.ts";

/** How the cells of a typed row are parted: by a sign that a program wrote, by gaps, or not at all. */
export type Delimiter = "tab" | "bar" | "semicolon" | "comma" | "gap";

/** A row of text with its cells; a cell may be empty. */
export interface TypedRow {
  /** On one line, without the signs that part cells. */
  text: string;
  delimiter: Delimiter;
  cells: { text: string; start: number; end: number }[];
}

/** A bill may be pasted without its line ends; none of its rows is longer than half a page's. */
const [MAX_LINE_LENGTH, MAX_ROW_LENGTH] = [2_000, 500];

const SIGNS: Partial<Record<Delimiter, string>> = { tab: "\t", bar: "|", semicolon: ";" };

/** The rows of a typed text; empty ones are left out. A quoted cell of a CSV may go over lines. */
export function splitRows(typed: string): TypedRow[] {
  const text = typed
    .normalize("NFC")
    .replace(/[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g, " ")
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "")
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/\$( +)(?=[\d.(])/g, "$1$$")
    .replace(/\r\n?|[\u2028\u2029\v\f]/g, "\n")
    .replace(/(^|[,;\t])"((?:[^"\n]|"")*\n(?:[^"\n]|"")*)"(?=[,;\t\n]|$)/gm, (quoted) =>
      quoted.replaceAll("\n", " "),
    );
  const lines = text
    .split("\n")
    .map((line) => line.slice(0, MAX_LINE_LENGTH).replace(/^\s*>+\s?/, ""))
    .filter((line) => /[^\s|+\-=_*.,;]/.test(line));
  if (isTwoColumns(lines)) return lines.map((line) => toRow("comma", atSigns(line, ",")));
  const rows = lines.flatMap(splitSentences).map((line) => splitRow(line.slice(0, MAX_ROW_LENGTH)));
  const isComma = 2 * rows.filter(({ delimiter }) => delimiter === "comma").length > rows.length;
  return isComma
    ? lines.map((line) => (line.includes(",") ? toRow("comma", atSigns(line, ",")) : splitRow(line)))
    : rows;
}

/** 'Item,Amount' and 'MMR vaccine,92.00'. */
function isTwoColumns(lines: readonly string[]): boolean {
  const fitting = lines.filter((line) => /^[^,\t]*[^\d,\t],"?\$?\d[\d.]*"?\s*$/.test(line));
  return fitting.length > 2 && fitting.length >= lines.length - 2;
}

const AMOUNT_AT_END = /\s\$?\d[\d,]*(?:\.\d\d)?$/;
const BETWEEN_STATEMENTS =
  /(?<=[\p{L}\d)])[.;]\s+(?=\p{Lu})|(?:,|(?<!\s))\s+(?:and|plus|then|but)\s+|,\s+|(?<=\d)\s+(?=(?:they say |so )?(?:i|you) (?:still |now )?(?:owe|paid)\b)/giu;

/** A comma parts only what a number follows. */
function splitStatements(line: string): string[] {
  const lastDigit = line.search(/\d\D*$/);
  const parts: string[] = [];
  let start = 0;
  for (const { 0: between, index } of line.matchAll(BETWEEN_STATEMENTS)) {
    if (/^,\s+$/.test(between) && index > lastDigit) continue;
    parts.push(line.slice(start, index));
    start = index + between.length;
  }
  return [...parts, line.slice(start)];
}

const ADDRESS = /\b[A-Z]{2},? \d{5}\b|\b(?:suite|ste|box)\b/i;

/** 'They charged $1,675 for the ER visit and $540 for an ultrasound. The total was $2,304.' has a charge in each part. */
function splitSentences(line: string): string[] {
  const parts = splitStatements(line);
  const isAmount = (part: string) =>
    /\$\s?\d/.test(part) ||
    (!line.includes("$") && /\b\d{2,}(?:\.\d\d)?\b/.test(part) && /(?:owe|paid|plus|total)/i.test(line));
  const items = line.split(/,\s+|(?<!\s)\s+(?:\/{1,2}|\+)\s+/);
  const isPriced = (item: string) => /\p{L}/u.test(item.slice(0, Math.max(0, item.search(AMOUNT_AT_END))));
  const areSigned =
    !/\$\s?\d|\.\d\d\b/.test(line) || items.slice(1).every((item) => /\$\s?\d|\.\d\d\b/.test(item));
  if (
    items.length > 2 &&
    !ADDRESS.test(line) &&
    areSigned &&
    items.slice(1).every(isPriced) &&
    !/\t|\|/.test(line)
  )
    return items;
  const statements = splitBehindAmounts(line);
  if (statements.length > 1) return statements;
  if (parts.length < 2 || /\t|\|/.test(line)) return [line];
  return parts.every(isAmount) && !/paid \d+ \D*and \d/i.test(line) ? parts : [line];
}

const AMOUNT_ENDS = /(?<![\d,])\d[\d,]*\.\d\d\)?-?(?=\s|$)/g;
const WHOLE_DOLLARS_END = /(?=[-$\d])(?<=[\p{L}.:]\s*)-?\$?\d[\d,]*(?=\s+\p{L}|\s*$)/gu;
/** A dollar sign that does not lead to the amount at the end. */
const OTHER_DOLLARS = /\$(?!\d[\d,]*\.\d\d\)?-?$)/;

/** 'TOTAL 2,152.00 COPAY RECEIVED 60.00 DUE 2,092.00', 'ins -200 adj -60', or a bill without line ends: what follows an amount is
 *  another row. */
function splitBehindAmounts(line: string): string[] {
  const parts = partsUpTo(AMOUNT_ENDS, line);
  if (/[\t|=@]|\beach\b/.test(line)) return [line];
  if (parts.length < 2) {
    const stated = partsUpTo(WHOLE_DOLLARS_END, line);
    return stated.length > 1 && areStated(stated) ? stated : [line];
  }
  if (!parts.every((part) => /\p{L}{2}/u.test(part)) || parts.some((part) => OTHER_DOLLARS.test(part)))
    return [line];
  const areDated = parts.filter((part) => /\d{1,2}\/\d{1,2}\/\d{2}/.test(part)).length > 1;
  return areDated || areStated(parts) ? parts : [line];
}

/** A line in parts that each end with an amount; none where its end does not. */
function partsUpTo(amountEnds: RegExp, line: string): string[] {
  const ends = [...line.matchAll(amountEnds)].map((match) => match.index + match[0].length);
  if (line.slice(ends.at(-1)).trim() !== "") return [];
  return ends.map((end, index) => line.slice(ends[index - 1] ?? 0, end).trim());
}

const areStated = (parts: readonly string[]) =>
  parts.every((part) => summaryRoleOf(part.replace(/[\d.,$()/-]+/g, " ")) !== null);

function splitRow(line: string): TypedRow {
  const delimiter = delimiterOf(line);
  return toRow(delimiter, delimiter === "gap" ? atGaps(line) : atSigns(line, SIGNS[delimiter] ?? ","));
}

function toRow(delimiter: Delimiter, cells: TypedRow["cells"]): TypedRow {
  const text = cells
    .map((cell) => cell.text)
    .filter(Boolean)
    .join(" ");
  return { text, delimiter, cells };
}

function delimiterOf(line: string): Delimiter {
  if (line.includes("\t")) return "tab";
  if (line.split("|").length > 2 || /\S \| \S/.test(line)) return "bar";
  if (line.split(";").length > 2) return "semicolon";
  // "Chest X-ray, 2 views $180.00" is prose: of cells, the last ones are numbers.
  const isQuoted = /(^|,)\s*"[^"]*"\s*(,|$)/.test(line);
  const commas = line.replace(/\d{1,3}(?:,\d{3})+(?=\D|$)/g, "0").match(/,(?!\s)/g)?.length ?? 0;
  return isQuoted || commas > 1 ? "comma" : "gap";
}

/** A quoted cell may hold the sign. Bars may frame the row. */
function atSigns(line: string, sign: string): TypedRow["cells"] {
  const cells: TypedRow["cells"] = [];
  let [cell, start, isQuoted] = ["", 0, false];
  const end = (at: number) => cells.push({ text: cell.replace(/\s+/g, " ").trim(), start, end: at });
  for (let at = 0; at < line.length; at++) {
    const character = line.charAt(at);
    if (character === '"' && (isQuoted || cell.trim() === "")) {
      if (isQuoted && line[at + 1] === '"') cell += line[++at];
      else isQuoted = !isQuoted;
    } else if (character === sign && !isQuoted && !isThousands(line, at)) {
      end(at);
      [cell, start] = ["", at + 1];
    } else cell += character;
  }
  end(line.length);
  if (sign !== "|") return cells;
  return cells.slice(/^\s*\|/.test(line) ? 1 : 0, /\|\s*$/.test(line) ? -1 : undefined);
}

/** '$1,240.00' without quotes. */
function isThousands(line: string, at: number): boolean {
  return (
    line[at] === "," &&
    /\$\d{1,3}(?:,\d{3})*$/.test(line.slice(0, at)) &&
    /^\d{3}(?!\d)/.test(line.slice(at + 1))
  );
}

function atGaps(line: string): TypedRow["cells"] {
  return [...line.matchAll(/\S+(?: \S+)*/g)].map((match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
