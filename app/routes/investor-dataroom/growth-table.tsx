import { formatCount } from "#app/components/price-words.ts";
import type { MonthOfGrowth } from "#app/domain/statistics/growth-by-month.server.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./dataroom.css.ts";

/** What was imported month by month, with bars for how it adds up. */
export function GrowthTable({ months }: { months: MonthOfGrowth[] }) {
  return (
    <DataTable
      caption="By month, in UTC; the current month so far"
      columns={columnsOf(months)}
      rows={months}
      keyOf={({ month }) => month}
    />
  );
}

function columnsOf(months: MonthOfGrowth[]): Column<MonthOfGrowth>[] {
  const most = (field: "hospitals" | "uploads") => Math.max(...months.map((month) => month[field]));
  return [
    {
      heading: "Month",
      cell: ({ month }) => (
        <time className={css.month} dateTime={month}>
          {monthName(month)}
        </time>
      ),
    },
    {
      heading: "Hospitals at month’s end",
      isNumber: true,
      cell: ({ hospitals }) => (
        <span className={css.counted}>
          {formatCount(hospitals)}
          <CountBar value={hospitals} end={most("hospitals")} />
        </span>
      ),
    },
    { heading: "New hospitals", isNumber: true, cell: ({ newHospitals }) => formatCount(newHospitals) },
    { heading: "Price files", isNumber: true, cell: ({ files }) => formatCount(files) },
    { heading: "Prices in those files", isNumber: true, cell: ({ prices }) => formatCount(prices) },
    {
      heading: "Bills shared",
      isNumber: true,
      cell: ({ uploads }) => (
        <span className={css.counted}>
          {formatCount(uploads)}
          <CountBar value={uploads} end={most("uploads")} />
        </span>
      ),
    },
  ];
}

const monthAndYear = new Intl.DateTimeFormat("en-US", { year: "numeric", month: "short", timeZone: "UTC" });

/** '2026-03' as 'Mar 2026'. */
function monthName(month: string): string {
  return monthAndYear.format(new Date(`${month}-01T00:00:00Z`));
}
