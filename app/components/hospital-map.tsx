import { type MapPoint, PointMap } from "#app/ui/map/point-map.tsx";

export interface HospitalOnMap {
  name: string;
  /** One line: its address, or its city and state. */
  address: string;
  latitude: number | null;
  longitude: number | null;
  href?: string;
}

const closeUp = 15;

/** Hospitals on a map, one of them at zoom 15; those whose coordinates are not known are left out. The page's `handle`
 *  must allow the map's pictures: `imageOrigins: [mapTileOrigin]`. */
export function HospitalMap({ label, hospitals }: { label: string; hospitals: HospitalOnMap[] }) {
  const points = hospitals.flatMap(({ name, address, latitude, longitude, href }): MapPoint[] =>
    latitude === null || longitude === null
      ? []
      : [{ title: name, text: address, latitude, longitude, ...(href ? { href } : {}) }],
  );
  if (points.length === 0) return <p>Map not available</p>;
  return <PointMap label={label} points={points} zoom={closeUp} />;
}
