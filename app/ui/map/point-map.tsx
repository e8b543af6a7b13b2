import leafletStylesUrl from "leaflet/dist/leaflet.css?url";
import leafletUrl from "leaflet/dist/leaflet.js?url";
import { mapTileOrigin } from "./map-tiles.ts";
import * as css from "./point-map.css.ts";
import scriptUrl from "./point-map-script.js?url";

export interface MapPoint {
  title: string;
  text: string;
  href?: string;
  latitude: number;
  longitude: number;
}

interface PointMapProps {
  /** What the map shows, for those who do not see it. */
  label: string;
  points: MapPoint[];
  /** How near a single point is looked at; several are all fitted in. */
  zoom: number;
}

/** Points on a map, which a small script draws when it comes near the screen; the page's `handle.imageOrigins` must name
 *  `mapTileOrigin`. Without script, or without the map's pictures, each point's link to a map stands there alone. */
export function PointMap({ label, points, zoom }: PointMapProps) {
  return (
    <div className={css.map}>
      <section
        className={css.box}
        aria-label={label}
        data-point-map
        data-points={JSON.stringify(points)}
        data-zoom={zoom}
        data-leaflet={leafletUrl}
        data-leaflet-styles={leafletStylesUrl}
        data-tiles={`${mapTileOrigin}/{z}/{x}/{y}.png`}
        data-marker-class={css.marker}
      >
        <p className={css.message} role="status">
          Loading...
        </p>
      </section>
      <ul className={css.points}>
        {points.map((point) => (
          <li key={`${point.title} ${point.text}`}>
            {point.title}, {point.text}.{" "}
            <a href={mapAddress(point)} rel="noreferrer">
              See it on OpenStreetMap
            </a>
          </li>
        ))}
      </ul>
      <script type="module" src={scriptUrl} />
    </div>
  );
}

function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
