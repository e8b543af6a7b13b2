import * as css from "./choropleth.css.ts";

/** How many shades there are at most, 0 the faintest. */
export const shadeCount = css.shades.length;

export interface MapArea {
  id: string;
  name: string;
  /** The `d` of an SVG path on a map of 975 × 610. */
  path: string;
}

/** What an area of the map shows: a shade, or why it has none. */
export type AreaFill = number | "hatched" | "empty";

interface ChoroplethProps {
  id: string;
  title: string;
  /** What the shades mean, for those who do not see them. */
  description: string;
  areas: readonly MapArea[];
  fillOf: (area: MapArea) => AreaFill;
  /** The area's name and value, read when a pointer rests on it or the keyboard reaches it. */
  labelOf: (area: MapArea) => string;
  hrefOf: (area: MapArea) => string;
  /** The area that stands out by its outline; null: none. */
  chosenId: string | null;
}

/** A map whose areas are shaded by a value, each a link to more about it. Wants the legend below and a table with the same values
 *  next to it. */
export function Choropleth(props: ChoroplethProps) {
  const { id, title, description, areas, fillOf, labelOf, hrefOf, chosenId } = props;
  const chosen = areas.find((area) => area.id === chosenId);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be an SVG
    <svg
      viewBox="-58 10 1018 600"
      className={css.map}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-description`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-description`}>{description}</desc>
      <Hatching id={`${id}-hatching`} />
      {areas.map((area) => (
        <a key={area.id} href={hrefOf(area)} aria-label={labelOf(area)}>
          <title>{labelOf(area)}</title>
          <path d={area.path} {...paintOf(fillOf(area), `${id}-hatching`)} />
        </a>
      ))}
      {chosen ? <path d={chosen.path} className={css.outline} /> : null}
    </svg>
  );
}

interface LegendProps {
  /** The id of the map that it explains. */
  mapId: string;
  entries: { fill: AreaFill; text: string }[];
  /** What the outlined area is; null: none is. */
  chosen: string | null;
}

/** What each shade of the map means, faintest first. */
export function ChoroplethLegend({ mapId, entries, chosen }: LegendProps) {
  return (
    <ul className={css.legend}>
      {entries.map(({ fill, text }) => (
        <li key={text} className={css.entry}>
          <svg viewBox="0 0 24 16" className={css.swatch} aria-hidden="true">
            <path d="M0,0H24V16H0Z" {...paintOf(fill, `${mapId}-hatching`)} />
          </svg>
          {text}
        </li>
      ))}
      {chosen === null ? null : (
        <li className={css.entry}>
          <svg viewBox="0 0 24 16" className={css.swatch} aria-hidden="true">
            <path d="M1.5,1.5H22.5V14.5H1.5Z" className={css.outline} />
          </svg>
          {chosen}
        </li>
      )}
    </ul>
  );
}

function Hatching({ id }: { id: string }) {
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <path d="M-2,2L2,-2M0,8L8,0M6,10L10,6" className={css.hatch} />
    </pattern>
  );
}

function paintOf(fill: AreaFill, hatchingId: string): { className: string; fill?: string } {
  if (typeof fill === "number") return { className: css.shades[fill] ?? css.plain };
  return fill === "hatched" ? { className: css.area, fill: `url(#${hatchingId})` } : { className: css.plain };
}
