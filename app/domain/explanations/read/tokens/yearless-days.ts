import { boxAround } from "#app/domain/reading/page/rows.ts";
import { isPlausibleBillDate } from "#app/domain/reading/values/dates.ts";
import type { ReadDay, ReadRow } from "./read-row.ts";

/**
 * The rows with days that lines of a claim print without a year ("Mar 21", "03/21") where they have none with it. The year is the one that
 * brings such a day nearest the last whole date above, which is the claim's own or the notice's.
 */
export function withYearlessDays(rows: readonly ReadRow[]): ReadRow[] {
  let known = rows.flatMap(wholeDays)[0] ?? null;
  if (known === null) return [...rows];
  return rows.map((row) => {
    const last = wholeDays(row).at(-1);
    if (last) known = last;
    if (row.days.length > 0 || row.amounts.length === 0 || known === null) return row;
    const day = yearlessDayIn(row, known);
    return day ? { ...row, days: [day] } : row;
  });
}

const wholeDays = ({ days }: ReadRow) => days.flatMap(({ day, isCompact }) => (isCompact ? [] : [day]));

const MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const MONTH_NAME = /^(jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\.?$/i;
const NUMBERS = /^(0?[1-9]|1[0-2])[/-](0?[1-9]|[12]\d|3[01])(?:[-–](?:0?[1-9]|1[0-2])[/-]\d{1,2})?$/;

/** The first day before the first amount of a row; null: none. */
function yearlessDayIn({ row, amounts }: ReadRow, known: string): ReadDay | null {
  const words = row.words.slice(0, amounts[0]?.start);
  for (const [start, { text }] of words.entries()) {
    const month = MONTH_NAME.exec(text)?.[1]?.slice(0, 3).toLowerCase();
    const ofMonth = month && /^\d{1,2},?$/.test(words[start + 1]?.text ?? "");
    const numbers = NUMBERS.exec(text);
    const end = start + (ofMonth ? 2 : 1);
    const monthNumber = ofMonth ? MONTHS.indexOf(month) + 1 : Number(numbers?.[1]);
    const dayNumber = ofMonth ? Number.parseInt(words[start + 1]?.text ?? "", 10) : Number(numbers?.[2]);
    const day = nearestDay(monthNumber, dayNumber, known);
    if (day) return { start, end, box: boxAround(row.words.slice(start, end)), day, isCompact: false };
  }
  return null;
}

function nearestDay(month: number, day: number, known: string): string | null {
  const year = Number(known.slice(0, 4));
  const distance = (iso: string) => Math.abs(Date.parse(iso) - Date.parse(known));
  const days = [year, year - 1, year + 1]
    .map((one) => `${one}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`)
    .filter(isDay);
  return days.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** Whether the calendar has such a day. */
function isDay(iso: string): boolean {
  const time = Date.parse(iso);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso) && isPlausibleBillDate(iso);
}
