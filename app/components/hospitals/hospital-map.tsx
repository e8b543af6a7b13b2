import { type MapPoint, PointLinks, PointMap } from "#app/ui/map/point-map.tsx";
import { note } from "#app/ui/page/stack.css.ts";
import { useWords } from "../use-words.ts";

export interface HospitalOnMap {
  name: string;
  /** One line: its address, or its city and state. */
  address: string;
  latitude: number | null;
  longitude: number | null;
  /** Whether the coordinates are only those of its ZIP code or city. */
  isPositionApproximate: boolean;
  href?: string;
}

const closeUp = 15;
const neighborhood = 12;

interface HospitalMapProps {
  label: string;
  hospitals: HospitalOnMap[];
  /** What is said of one hospital, or of several, whose own place is not known. */
  words: Record<"one" | "several" | "show" | "loading" | "failed" | "link", string>;
}

/** Hospitals on a map. A single one is at zoom 15, or at zoom 12 if only its ZIP code is known. Hospitals without
 *  coordinates are left out. The page's `handle` must allow the map's images: `imageOrigins: [mapTileOrigin]`. */
export function HospitalMap({ label, hospitals, words }: HospitalMapProps) {
  const { site } = useWords();
  const points = hospitals.flatMap(({ name, address, latitude, longitude, href }): MapPoint[] =>
    latitude === null || longitude === null
      ? []
      : [{ title: name, text: address, latitude, longitude, ...(href ? { href } : {}) }],
  );
  if (points.length === 0) return <p>{site.hospitalMap.unavailable}</p>;
  const isApproximate = hospitals.some(({ isPositionApproximate }) => isPositionApproximate);
  return (
    <div>
      <PointMap label={label} points={points} zoom={isApproximate ? neighborhood : closeUp} words={words} />
      <PointLinks points={points} link={words.link} />
      {isApproximate ? <p className={note}>{points.length === 1 ? words.one : words.several}</p> : null}
    </div>
  );
}
