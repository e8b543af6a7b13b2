import { useWords } from "../use-words.ts";
import * as css from "./breadcrumbs.css.ts";
import type { Crumb } from "./json-ld.ts";
import { PlaceLink } from "./kept-place.tsx";

/** A page's place in the site: the path down to the page, with the page itself last. */
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
