import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoBounds,
  geoDistance,
  geoMercator,
  geoPath,
} from "d3-geo";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import atlas from "us-atlas/states-10m.json";
import { EARTH_RADIUS_MILES } from "#app/domain/places/miles-between.ts";
import { type DrawnPlan, pinRadius, planSize } from "#app/ui/map/point-plan.tsx";
import { spreadPins } from "#app/ui/map/spread-pins.ts";

/** A hospital to put on the map, with the number of its row; hospitals of one row share it. */
export interface LocatedHospital {
  id: string;
  number: number;
  latitude: number;
  longitude: number;
}

const ROUND_MILES = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const MARGIN_PX = 34;
/** In degrees, some seven miles: a single place is seen with what is around it. */
const MIN_AROUND = 0.1;
const MIN_CORNER_PX = 2;

/** The 50 states and DC by Census Bureau boundaries (us-atlas, 2017 edition), each with its box. */
const states = drawableStates(atlas as unknown as Topology<{ states: GeometryCollection<{ name: string }> }>);

function drawableStates(topology: Topology<{ states: GeometryCollection<{ name: string }> }>) {
  return feature(topology, topology.objects.states).features.map((state) => ({
    state: state as GeoPermissibleObjects,
    bounds: geoBounds(state),
  }));
}

/** A plan of hospitals that have a place, around what they are near to; null where none has. */
export function drawPriceMap(
  hospitals: readonly LocatedHospital[],
  near: { latitude: number; longitude: number } | null,
): DrawnPlan | null {
  const [first] = hospitals;
  if (first === undefined) return null;
  const { width, height } = planSize;
  const points = [...hospitals, ...(near ? [near] : [])].map(({ latitude, longitude }): [number, number] => [
    longitude,
    latitude,
  ]);
  const { longitude: x, latitude: y } = first;
  const around: [number, number][] = [
    [x - MIN_AROUND, y - MIN_AROUND],
    [x + MIN_AROUND, y + MIN_AROUND],
  ];
  const projection = geoMercator().fitExtent(
    [
      [MARGIN_PX, MARGIN_PX],
      [width - MARGIN_PX, height - MARGIN_PX],
    ],
    { type: "MultiPoint", coordinates: [...points, ...around] },
  );
  const at = ({ latitude, longitude }: { latitude: number; longitude: number }) => {
    const [x = 0, y = 0] = projection([longitude, latitude]) ?? [];
    return { x: Math.round(x), y: Math.round(y) };
  };
  const pins = spreadPins(
    hospitals.map((hospital) => {
      const place = at(hospital);
      return { ...hospital, ...place, placeX: place.x, placeY: place.y };
    }),
    { distance: 2 * pinRadius + 1, ...planSize },
  ).map((pin) => ({ ...pin, x: Math.round(pin.x), y: Math.round(pin.y) }));
  return {
    outlines: outlinesOf(projection),
    pins,
    here: near && at(near),
    scale: scaleOf(projection),
  };
}

/** The land in the plan, of those states whose box it cuts. */
function outlinesOf(projection: GeoProjection): string[] {
  const { width, height } = planSize;
  const corner = (x: number, y: number) => projection.invert?.([x, y]) ?? [0, 0];
  const [[west, south], [east, north]] = [corner(0, height), corner(width, 0)];
  const draw = geoPath(
    projection.clipExtent([
      [-2, -2],
      [width + 2, height + 2],
    ]),
  ).digits(0);
  return states
    .filter(
      ({ bounds: [[left, bottom], [right, top]] }) =>
        left < east && (right > west || right < left) && bottom < north && top > south,
    )
    .map(({ state }) => withoutTinyCorners(draw(state) ?? ""))
    .filter((outline) => outline !== "");
}

/** A path without indistinguishable corners, and without islands of less than three. */
function withoutTinyCorners(path: string): string {
  return path
    .split("Z")
    .map((ring) => {
      const corners: [x: number, y: number][] = [];
      for (const [, x, y] of ring.matchAll(/[ML](-?\d+),(-?\d+)/g)) {
        const [lastX, lastY] = corners.at(-1) ?? [Number.POSITIVE_INFINITY, 0];
        const corner: [number, number] = [Number(x), Number(y)];
        if (Math.hypot(corner[0] - lastX, corner[1] - lastY) >= MIN_CORNER_PX) corners.push(corner);
      }
      return corners.length < 3 ? "" : `M${corners.join("L")}Z`;
    })
    .join("");
}

function scaleOf(projection: GeoProjection): DrawnPlan["scale"] {
  const { width, height } = planSize;
  const onEarth = (x: number): [number, number] => projection.invert?.([x, height / 2]) ?? [0, 0];
  const milesAcross = geoDistance(onEarth(0), onEarth(width)) * EARTH_RADIUS_MILES;
  const miles = ROUND_MILES.findLast((round) => round <= milesAcross / 3) ?? 1;
  return { px: Math.round((width * miles) / milesAcross), miles };
}
