import leafletStylesUrl from "leaflet/dist/leaflet.css?url";
import leafletUrl from "leaflet/dist/leaflet.js?url";
import type { ReactNode } from "react";
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
  /** `show`: what its button says, with where the pictures come from; `loading` and `failed`: while they come, and that they
   *  did not. */
  words: { show: string; loading: string; failed: string };
  /** What is shown before, or if the pictures don't load: a drawn plan, or nothing. */
  children?: ReactNode;
}

/** Points on a map of streets, which a small script draws when a visitor asks for it: before, nothing is fetched from
 *  elsewhere. The page's `handle.imageOrigins` must name `mapTileOrigin`. */
export function PointMap({ label, points, zoom, words, children }: PointMapProps) {
  return (
    <div
      className={css.map}
      data-point-map
      data-label={label}
      data-points={JSON.stringify(points)}
      data-zoom={zoom}
      data-leaflet={leafletUrl}
      data-leaflet-styles={leafletStylesUrl}
      data-tiles={`${mapTileOrigin}/{z}/{x}/{y}.png`}
      data-box-class={css.box}
      data-marker-class={css.marker}
      data-loading={words.loading}
      data-failed={words.failed}
    >
      <div data-drawn>{children}</div>
      <button type="button" className={css.show} data-show-streets>
        {words.show}
      </button>
      <p className={css.message} role="status" data-map-message />
      <script type="module" src={scriptUrl} />
    </div>
  );
}

/** Each point with its link to a map, for people who don't want one here. */
export function PointLinks({ points, link }: { points: MapPoint[]; link: string }) {
  return (
    <ul className={css.points}>
      {points.map((point) => (
        <li key={`${point.title} ${point.text}`}>
          {point.title}, {point.text}.{" "}
          <a href={mapAddress(point)} rel="noreferrer">
            {link}
          </a>
        </li>
      ))}
    </ul>
  );
}

function mapAddress({ latitude, longitude }: MapPoint): string {
  return `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`;
}
