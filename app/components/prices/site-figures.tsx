import { formatDate } from "#app/domain/dates/format-date.ts";
import { termPaths } from "#app/domain/glossary/linked-terms.ts";
import { FigureList } from "#app/ui/charts/figure-list.tsx";
import { formatCount } from "../price-words.ts";
import { useLanguage, useWords } from "../use-words.ts";

interface SiteFiguresProps {
  statistics: Record<"hospitals" | "states" | "services" | "prices" | "payers" | "uploads", number>;
  /** ISO day; null: no file gives one. */
  newestFileDate: string | null;
}

/** How much there is on this site, each figure with the way to what it counts or means. */
export function SiteFigures({ statistics, newestFileDate }: SiteFiguresProps) {
  const language = useLanguage();
  const { site: words, priceNames } = useWords();
  const figures = [
    {
      name: words.siteFigures.hospitals,
      value: formatCount(language, statistics.hospitals),
      href: "/hospitals",
    },
    { name: words.siteFigures.states, value: formatCount(language, statistics.states), href: "/data#states" },
    {
      name: words.siteFigures.services,
      value: formatCount(language, statistics.services),
      href: "/hospital_search",
    },
    { name: words.siteFigures.prices, value: formatCount(language, statistics.prices), href: "/price-files" },
    {
      name: words.siteFigures.payers,
      value: formatCount(language, statistics.payers),
      href: termPaths.Payer,
    },
    ...(statistics.uploads > 0
      ? [
          {
            name: words.siteFigures.uploads,
            value: formatCount(language, statistics.uploads),
            href: "/upload-bill#recent-uploads",
          },
        ]
      : []),
    {
      name: words.siteFigures.newestFile,
      value: newestFileDate === null ? priceNames.notAvailable : formatDate(language, newestFileDate),
      href: "/price-files",
    },
  ];
  return <FigureList figures={figures} />;
}
