import { useWords } from "../use-words.ts";
import * as css from "./data-bar.css.ts";
import { useKeepPlace } from "./kept-place.tsx";

const pages = [
  { page: "explore", path: "/data", keepsPlace: false },
  { page: "hospitals", path: "/hospitals", keepsPlace: true },
  { page: "services", path: "/hospital_search", keepsPlace: true },
  { page: "compare", path: "/compare", keepsPlace: true },
  { page: "saved", path: "/saved", keepsPlace: false },
] as const;

/** The top bar of the pages about prices, which leads from one to the others. */
export function DataBar({ current }: { current: string }) {
  const words = useWords().site;
  const keep = useKeepPlace();
  return (
    <nav id="price-pages" aria-label={words.dataBar.prices} className={css.bar} data-live-too>
      <ul className={css.list}>
        {pages.map(({ page, path, keepsPlace }) => (
          <li key={path}>
            <a
              href={keepsPlace ? keep(path) : path}
              className={css.link}
              aria-current={path === current ? "page" : undefined}
            >
              {words.dataBar.pages[page]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
