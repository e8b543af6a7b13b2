import { geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "us-atlas/states-albers-10m.json";
import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { MapArea } from "#app/ui/charts/choropleth.tsx";

/** In square pixels of the map: corners that matter less, and islands that are smaller, are left out. */
const MIN_CORNER = 1.5;
const MIN_ISLAND = 3;

/** The 50 states and DC on a map of 975 × 610 pixels, by Census Bureau boundaries (us-atlas, 2017 edition). */
export const usMap: readonly MapArea[] = drawStates(
  atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>,
);

function drawStates(topology: Topology<{ states: GeometryCollection<{ name: string }> }>): MapArea[] {
  const corners = simplify(presimplify(topology), MIN_CORNER);
  const simple = filter(corners, filterWeight(corners, MIN_ISLAND)) as typeof topology;
  const draw = geoPath().digits(0);
  return feature(simple, simple.objects.states).features.map((state) => {
    const { name } = state.properties;
    return { id: findState(name) ?? "", name, path: draw(state) ?? "" };
  });
}
