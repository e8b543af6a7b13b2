import { addDays, weekdayOf } from "./calendar-days.ts";

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** The legal public holidays of 5 USC 6103(a) by rule: a day of a month, or a weekday of one (`nth` -1: the last). */
const rules = [
  { holiday: "new-year", month: 1, day: 1 },
  { holiday: "martin-luther-king", month: 1, weekday: MONDAY, nth: 3 },
  { holiday: "washington", month: 2, weekday: MONDAY, nth: 3 },
  { holiday: "memorial-day", month: 5, weekday: MONDAY, nth: -1 },
  { holiday: "juneteenth", month: 6, day: 19 },
  { holiday: "independence-day", month: 7, day: 4 },
  { holiday: "labor-day", month: 9, weekday: MONDAY, nth: 1 },
  { holiday: "columbus-day", month: 10, weekday: MONDAY, nth: 2 },
  { holiday: "veterans-day", month: 11, day: 11 },
  { holiday: "thanksgiving", month: 11, weekday: THURSDAY, nth: 4 },
  { holiday: "christmas", month: 12, day: 25 },
] as const;

export type FederalHoliday = (typeof rules)[number]["holiday"];

/** Why federal offices and the mail rest on a day. */
export type ClosedDay = "saturday" | "sunday" | FederalHoliday;

/** Returns why an ISO day isn't a working day; null: it is one. A holiday on a Saturday is observed on the Friday before, one on
 *  a Sunday on the Monday after (5 USC 6103(b), Executive Order 11582). */
export function closedOn(day: string): ClosedDay | null {
  const weekday = weekdayOf(day);
  if (weekday === SATURDAY) return "saturday";
  if (weekday === SUNDAY) return "sunday";
  const kept = [day];
  if (weekday === MONDAY) kept.push(addDays(day, -1));
  if (weekday === MONDAY + 4) kept.push(addDays(day, 1));
  return rules.find((rule) => kept.some((one) => isDayOf(rule, one)))?.holiday ?? null;
}

/** The last working day that is not after this one. */
export function workingDayUntil(day: string): string {
  return closedOn(day) === null ? day : workingDayUntil(addDays(day, -1));
}

/** The first working day that is not before this one. */
export function workingDayFrom(day: string): string {
  return closedOn(day) === null ? day : workingDayFrom(addDays(day, 1));
}

function isDayOf(rule: (typeof rules)[number], day: string): boolean {
  const [month, number] = [Number(day.slice(5, 7)), Number(day.slice(8))];
  if (rule.month !== month) return false;
  if ("day" in rule) return rule.day === number;
  if (rule.weekday !== weekdayOf(day)) return false;
  return rule.nth === -1 ? Number(addDays(day, 7).slice(5, 7)) !== month : Math.ceil(number / 7) === rule.nth;
}
