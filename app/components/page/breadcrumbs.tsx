import { useWords } from "../use-words.ts";
import * as css from "./breadcrumbs.css.ts";
import type { Crumb } from "./json-ld.ts";
import { PlaceLink } from "./kept-place.tsx";

/** Where a page stands in the site: the way down to it, and itself as the last one. */
export function Breadcrumbs({ trail }: { trail: Crumb[] }) {
  const words = useWords().site;
  return (
    <nav aria-label={words.breadcrumbs.breadcrumbs}>
      <ol className={css.list}>
        {trail.map(({ label, path }, index) => (
          <li key={path} className={css.crumb}>
            {index === trail.length - 1 ? (
              <span aria-current="page" className={css.here}>
                {label}
              </span>
            ) : (
              <PlaceLink href={path} className={css.way}>
                {label}
              </PlaceLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
