import { placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { placeLabel } from "#app/content/words/say-place.ts";
import { hospitalPath, hospitalServicePath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { HospitalForPlace } from "#app/domain/search/hospital-for-place.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type SearchQuery, searchAddress } from "./search-query.ts";

interface HospitalsForPlaceProps {
  query: SearchQuery;
  hospitals: HospitalForPlace[];
  /** Null: none was found. */
  service: ServiceItem | null;
  /** Where was searched; null: the place is not known. */
  place: Place | null;
}

/** Offers hospitals for a name typed as a place: each with its price of the service, and the same search around it. */
export function HospitalsForPlace({ query, hospitals, service, place }: HospitalsForPlaceProps) {
  const words = useWords().hospitalsForPlace;
  const language = useLanguage();
  if (hospitals.length === 0) return null;
  const typed = query.location;
  return (
    <section className={stack.part} aria-labelledby="hospitals-for-place">
      <h2 id="hospitals-for-place">{words.heading}</h2>
      <p>
        {place
          ? say(language, words.beside, { typed, place: placeLabel(language, place) })
          : say(language, words.instead, { typed })}
      </p>
      <ul className={stack.bullets}>
        {hospitals.map((hospital) => {
          const where = hospital.zip ?? (hospital.city ? placeName(hospital) : null);
          return (
            <li key={hospital.shortId}>
              <a
                href={
                  service && hospital.hasService
                    ? hospitalServicePath(hospital, service)
                    : hospitalPath(hospital)
                }
              >
                {hospital.name}
              </a>{" "}
              <span className={stack.note}>{placeName(hospital)}</span>
              {where ? (
                <>
                  {" "}
                  <a href={searchAddress({ ...query, location: where, page: 1 })}>
                    {say(language, words.near, { zip: where })}
                  </a>
                </>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
