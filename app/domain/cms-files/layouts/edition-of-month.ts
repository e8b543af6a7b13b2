const MONTHS = "january,february,march,april,may,june,july,august,september,october,november,december".split(
  ",",
);

/** The edition of a year and a month's name that were found, in this order; null: they were not. */
export function editionOfMonth(found: readonly (string | undefined)[] | null): string | null {
  const [, year = "", name = ""] = found ?? [];
  const month = MONTHS.indexOf(name) + 1;
  return month === 0 ? null : `${year}-${String(month).padStart(2, "0")}`;
}
