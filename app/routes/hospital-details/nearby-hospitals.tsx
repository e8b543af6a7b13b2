import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { formatMiles, placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { NearHospital } from "#app/domain/hospitals/finding/hospitals-near.server.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** Other hospitals with prices, the nearest first. */
export function NearbyHospitals({
  hospitals,
  isApproximate,
}: {
  hospitals: NearHospital[];
  /** Whether this hospital's own place is not known. */
  isApproximate: boolean;
}) {
  const words = useWords().hospitalDetails;
  const language = useLanguage();
  if (hospitals.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="nearby">
      <h2 id="nearby">{words.nearbyHospitals.heading}</h2>
      <ul className={css.list}>
        {hospitals.map((hospital) => (
          <li key={hospital.hospitalId} className={css.item}>
            <div>
              <PlaceLink href={hospitalPath(hospital)}>{hospital.name}</PlaceLink>
              <div className={note}>{placeName(hospital)}</div>
            </div>
            <span className={css.distance}>
              {formatMiles(language, hospital.distanceMiles, {
                isApproximate: isApproximate || hospital.isPositionApproximate,
              })}
            </span>
          </li>
        ))}
      </ul>
      <p className={note}>{words.nearbyHospitals.distances}</p>
    </section>
  );
}
