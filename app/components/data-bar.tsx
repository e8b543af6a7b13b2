import * as css from "./data-bar.css.ts";
import { useKeepPlace } from "./kept-place.tsx";

const pages = [
  { label: "Explore Data", path: "/data", keepsPlace: false },
  { label: "Search Hospitals", path: "/hospitals", keepsPlace: true },
  { label: "Services", path: "/hospital_search", keepsPlace: true },
  { label: "Compare", path: "/compare", keepsPlace: true },
  { label: "Saved", path: "/saved", keepsPlace: false },
];

/** The top bar of the pages about prices, which leads from one to the others. */
export function DataBar({ current }: { current: string }) {
  const keep = useKeepPlace();
  return (
    <nav id="price-pages" aria-label="Prices" className={css.bar} data-live-too>
      <ul className={css.list}>
        {pages.map(({ label, path, keepsPlace }) => (
          <li key={path}>
            <a
              href={keepsPlace ? keep(path) : path}
              className={css.link}
              aria-current={path === current ? "page" : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
