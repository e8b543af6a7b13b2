import { formatCount } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { monthWidth } from "#app/domain/dates/month-width.ts";
import type { Language } from "#app/domain/language/language.ts";
import { localeOf } from "#app/domain/language/locale-of.ts";
import { perLanguage } from "#app/domain/language/per-language.ts";
import type { MonthOfGrowth } from "#app/domain/statistics/pricing/growth-by-month.server.ts";
import { CountBar } from "#app/ui/charts/count-bar.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./dataroom.css.ts";

/** What was imported month by month, with bars for how it adds up. */
export function GrowthTable({ months }: { months: MonthOfGrowth[] }) {
  const language = useLanguage();
  const words = useWords().dataroom;
  return (
    <DataTable
      caption={words.growthTable.caption}
      columns={columnsOf(language, months)}
      rows={months}
      keyOf={({ month }) => month}
    />
  );
}

function columnsOf(language: Language, months: MonthOfGrowth[]): Column<MonthOfGrowth>[] {
  const most = (field: "hospitals" | "uploads") => Math.max(...months.map((month) => month[field]));
  return [
    {
      heading: wordsIn(language).dataroom.growthTable.month,
      cell: ({ month }) => (
        <time className={css.month} dateTime={month}>
          {monthName(language, month)}
        </time>
      ),
    },
    {
      heading: wordsIn(language).dataroom.growthTable.hospitalsAtEnd,
      isNumber: true,
      cell: ({ hospitals }) => (
        <span className={css.counted}>
          {formatCount(language, hospitals)}
          <CountBar value={hospitals} end={most("hospitals")} />
        </span>
      ),
    },
    {
      heading: wordsIn(language).dataroom.growthTable.newHospitals,
      isNumber: true,
      cell: ({ newHospitals }) => formatCount(language, newHospitals),
    },
    {
      heading: wordsIn(language).dataroom.growthTable.priceFiles,
      isNumber: true,
      cell: ({ files }) => formatCount(language, files),
    },
    {
      heading: wordsIn(language).dataroom.growthTable.prices,
      isNumber: true,
      cell: ({ prices }) => formatCount(language, prices),
    },
    {
      heading: wordsIn(language).dataroom.growthTable.billsShared,
      isNumber: true,
      cell: ({ uploads }) => (
        <span className={css.counted}>
          {formatCount(language, uploads)}
          <CountBar value={uploads} end={most("uploads")} />
        </span>
      ),
    },
  ];
}

const months = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(localeOf(language), {
      year: "numeric",
      month: monthWidth(language),
      timeZone: "UTC",
    }),
);

/** '2026-03' as 'Mar 2026'. */
function monthName(language: Language, month: string): string {
  return months(language).format(new Date(`${month}-01T00:00:00Z`));
}
