import { bothEnds } from "#app/domain/reading/page/both-ends.ts";
import { pairLabelsWithValues } from "#app/domain/reading/pairs/labelled-values.ts";
import {
  findDayOrder,
  isPlausibleBillDate,
  type PrintedDate,
  toIsoDate,
} from "#app/domain/reading/values/dates.ts";
import type { Charges } from "../lines/find-charges.ts";
import type { Tokens } from "../tokens/tokens.ts";
import type { DateReading } from "./date-reading.ts";

const MAX_DATES = 200;

/** Returns the days that a document prints outside its charges, and those of the charges, in its order of day and month. */
export function readDates(tokens: Tokens, { lines, tableRows }: Charges): DateReading {
  const outside = tokens.all.filter(({ row }) => !tableRows.has(row));
  const dates = bothEnds(
    outside.flatMap((token) => token.dates),
    MAX_DATES,
  );
  const lineDates = bothEnds(
    lines.flatMap(({ row }) => tokens.all[row.index]?.dates ?? []),
    MAX_DATES,
  );
  const saysForeignMoney = outside.some((token) => token.saysForeignMoney);
  const order = findDayOrder([...dates, ...lineDates], saysForeignMoney);
  const isoOf = (date: PrintedDate) => {
    const iso = toIsoDate(date, order);
    return isPlausibleBillDate(iso) ? iso : null;
  };
  const labels = outside.flatMap((token) => token.labels).filter(({ roles }) => roles.date);
  const rows = outside.map(({ row }) => row);
  return { dates, labelled: pairLabelsWithValues(labels, dates, rows), lineDates, isoOf };
}
