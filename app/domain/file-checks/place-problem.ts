import { isoFileDate } from "#app/domain/mrf/file-date.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import type { PlacedProblem } from "./file-check.ts";

const CELL = /^([A-Z]{1,4})(\d{1,10})$/;
const ROW = /^row (\d{1,10})$/;
const LETTERS = 26;

/** The headings of a CSV price file: row 1 names what row 2 says, row 3 the columns from row 4 on. */
export type CsvHeadings = { elements: readonly string[]; columns: readonly string[] };

/** A problem with its row and its column's heading. `headings`: null = the file is JSON. */
export function placeProblem(problem: MrfProblem, headings: CsvHeadings | null): PlacedProblem {
  const cell = headings && CELL.exec(problem.place);
  const whole = headings && ROW.exec(problem.place);
  const row = Number(cell?.[2] ?? whole?.[1] ?? 0);
  const names = row < 3 ? headings?.elements : headings?.columns;
  const column = cell ? names?.[columnNumber(cell[1] ?? "")] || (cell[1] ?? null) : null;
  return { ...problem, row: row === 0 ? null : row, column, mend: mendOf(problem) };
}

/** A column by its letters, from 0. */
function columnNumber(letters: string): number {
  let number = 0;
  for (const letter of letters) number = number * LETTERS + letter.charCodeAt(0) - 64;
  return number - 1;
}

/** The one thing that can be meant by what is written; null where that is not certain. */
function mendOf({ rule, about: { written = "", kind } }: MrfProblem): string | null {
  if (rule === "amount-format") return amountMeant(written);
  if (rule === "date-format" && kind === "json") return isoFileDate(written);
  return null;
}

const DOLLARS = /^(?:usd|us\$|\$)?\s?(\d{1,3}(?:,\d{3}){1,5}|\d{1,15})(\.\d{1,6})?\s?(?:usd|\$)?$/i;

/** The number in an amount that is written for people: "$1,200.50" and "1,200 USD" are certain, "1.200,50" and "12,5" are not. */
function amountMeant(written: string): string | null {
  const [, whole, fraction = ""] = DOLLARS.exec(written.trim()) ?? [];
  if (whole === undefined) return null;
  const number = `${whole.replaceAll(",", "")}${fraction}`;
  return Number(number) > 0 ? number : null;
}
