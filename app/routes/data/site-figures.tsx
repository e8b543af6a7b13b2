import { formatCount } from "#app/components/price-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { SiteStatistics } from "#app/domain/statistics/site-statistics.server.ts";
import * as css from "./data-page.css.ts";

interface SiteFiguresProps {
  statistics: SiteStatistics;
  newestFileDate: string | null;
}

/** How much there is on this site, each figure with the way to what it counts. */
export function SiteFigures({ statistics, newestFileDate }: SiteFiguresProps) {
  const figures: { name: string; value: string; href?: string }[] = [
    { name: "Hospitals", value: formatCount(statistics.hospitals), href: "/hospitals" },
    { name: "States", value: formatCount(statistics.states), href: "/data#states" },
    { name: "Services", value: formatCount(statistics.services), href: "/hospital_search" },
    { name: "Prices", value: formatCount(statistics.prices), href: "/price-files" },
    { name: "Payers", value: formatCount(statistics.payers) },
    { name: "Bills shared", value: formatCount(statistics.uploads), href: "/upload-bill#recent-uploads" },
    { name: "Newest price file", value: formatDate(newestFileDate), href: "/price-files" },
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ name, value, href }) => (
        <div key={name} className={css.siteFigure}>
          <dt className={css.figureName}>{name}</dt>
          <dd className={css.figureValue}>{href ? <a href={href}>{value}</a> : value}</dd>
        </div>
      ))}
    </dl>
  );
}
