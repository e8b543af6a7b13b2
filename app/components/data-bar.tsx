import * as css from "./data-bar.css.ts";
import { useKeepPlace } from "./kept-place.tsx";
import { SavedListLink } from "./saved-list.tsx";

const pages = [
  { label: "Explore Data", path: "/data" },
  { label: "Search Hospitals", path: "/hospitals" },
  { label: "Services", path: "/hospital_search" },
  { label: "Compare", path: "/compare" },
];

/** The top bar of the pages about prices, which leads from one to the others. */
export function DataBar({ current }: { current: string }) {
  const keep = useKeepPlace();
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
        <SavedListLink className={css.link} />
      </ul>
    </nav>
  );
}
