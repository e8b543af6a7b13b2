import * as css from "./data-bar.css.ts";
import { useKeepPlace } from "./kept-place.tsx";
import { savedListPath, useSavedPrices } from "./saved-list.tsx";

const pages = [
  { label: "Explore Data", path: "/data" },
  { label: "Search Hospitals", path: "/hospitals" },
  { label: "Services", path: "/hospital_search" },
  { label: "Compare", path: "/compare" },
];

/** The top bar of the pages about prices, which leads from one to the others. */
export function DataBar({ current }: { current: string }) {
  const keep = useKeepPlace();
  const saved = useSavedPrices();
  return (
    <nav id="price-pages" aria-label="Prices" className={css.bar} data-live-too>
      <ul className={css.list}>
        {pages.map(({ label, path }) => (
          <li key={path}>
            <a
              href={path === "/data" ? path : keep(path)}
              className={css.link}
              aria-current={path === current ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
        {saved.length > 0 ? (
          <li>
            <a href={savedListPath(saved)} className={css.link}>
              Saved ({saved.length})
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
