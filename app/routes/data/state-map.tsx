import { countOf } from "#app/components/price-words.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import {
  type AreaFill,
  Choropleth,
  ChoroplethLegend,
  type MapArea,
  shadeCount,
} from "#app/ui/charts/choropleth.tsx";
import type { StateRow } from "./explore-prices.server.ts";

interface StateMapProps {
  title: string;
  areas: readonly MapArea[];
  rows: StateRow[];
  /** The limits between the shades, in dollars. */
  limits: number[];
  /** Of each state by its letters, 0 the lowest; none where there is no figure. */
  steps: Record<string, number>;
}

const mapId = "map";

/** Where in the country the middle price is low or high, each state with the way to its row of the table. */
export function StateMap({ title, areas, rows, limits, steps }: StateMapProps) {
  const byState = new Map(rows.map((row) => [row.state, row]));
  const fillOf = ({ id }: MapArea): AreaFill =>
    steps[id] === undefined ? (byState.get(id)?.isTooFew ? "hatched" : "empty") : shadeOf(steps[id], limits);
  return (
    <>
      <Choropleth
        id={mapId}
        title={title}
        description="The stronger the shade, the higher the state’s median. The table has the same figures."
        areas={areas}
        fillOf={fillOf}
        labelOf={({ id, name }) => `${name}: ${figureText(byState.get(id))}`}
        hrefOf={({ id }) => (byState.has(id) ? `#state-${id}` : "#no-prices")}
      />
      <ChoroplethLegend
        mapId={mapId}
        entries={legendOf(
          limits,
          rows.some(({ quartiles }) => quartiles),
        )}
      />
    </>
  );
}

/** Few steps take shades from the whole range, so that they stay apart. */
function shadeOf(step: number, limits: number[]): number {
  return limits.length === 0 ? shadeCount >> 1 : Math.round((step * (shadeCount - 1)) / limits.length);
}

function figureText(row: StateRow | undefined): string {
  if (!row || row.priceCount === 0) return "no prices";
  if (row.isTooFew) return "too few";
  const median = row.quartiles ? dollarsNumber(row.quartiles.medianDollars) : 0;
  return `${formatShortDollars(median)}, ${countOf(row.priceCount, "price")}`;
}

function legendOf(limits: number[], hasFigures: boolean): { fill: AreaFill; text: string }[] {
  const steps = [...limits, null].map((limit, step) => {
    const from = limits[step - 1];
    const text =
      from === undefined
        ? limit === null
          ? "The median of each state"
          : `Under ${formatShortDollars(limit)}`
        : limit === null
          ? `${formatShortDollars(from)} and more`
          : `${formatShortDollars(from)} to ${formatShortDollars(limit)}`;
    return { fill: shadeOf(step, limits), text };
  });
  return [
    ...(hasFigures ? steps : []),
    { fill: "hatched", text: "Too few: under 3 hospitals or 3 prices" },
    { fill: "empty", text: "No prices" },
  ];
}
