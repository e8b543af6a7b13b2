import { PhoneLink } from "#app/components/hospitals/phone-link.tsx";
import { Stars } from "#app/components/hospitals/stars.tsx";
import { NoSuchPage } from "#app/components/lists/no-such-page.tsx";
import { PlaceLink } from "#app/components/page/kept-place.tsx";
import { formatMiles, placeName } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type {
  FoundHospitals as Found,
  ListedHospital,
} from "#app/domain/hospitals/finding/find-listed-hospitals.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import type { Place } from "#app/domain/places/place.ts";
import { Pagination } from "#app/ui/page/pagination.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { type HospitalsQuery, hospitalsAddress } from "./hospitals-query.ts";

interface FoundHospitalsProps {
  query: HospitalsQuery;
  found: Found;
  /** Where was looked; null: anywhere. */
  place: Place | null;
  /** null: the address asks for a page that is not there. */
  page: number | null;
  pageSize: number;
  pageCount: number;
}

/** The hospitals that a name or a place leads to, each with its stars, how far it is and its phone. */
export function FoundHospitals({ query, found, place, page, pageSize, pageCount }: FoundHospitalsProps) {
  const language = useLanguage();
  const { list } = useWords().hospitalNames;
  const { distances } = useWords().places;
  const isPoint = place !== null && place.kind !== "state";
  const { hospitals, total, isAlike } = found;
  const columns = useColumns(isPoint);
  const hrefOf = (page: number) => `${hospitalsAddress({ ...query, page })}#results`;
  const first = ((page ?? 1) - 1) * pageSize + 1;
  const range = { first, last: first + hospitals.length - 1, count: total };
  return (
    <section className={stack.part} aria-labelledby="results">
      <h2 id="results">{useHeading(query, place)}</h2>
      {total === 0 ? (
        <p role="status">
          <Sentence
            of={list.none}
            as={{
              all: (text) => (
                <a href={hospitalsAddress({ ...query, state: "", near: "", radius: "", page: 1 })}>{text}</a>
              ),
            }}
          />
        </p>
      ) : page === null ? (
        <NoSuchPage pageCount={pageCount} firstHref={hrefOf(1)} />
      ) : (
        <>
          {isAlike ? <p role="status">{say(language, list.alike, { name: query.name })}</p> : null}
          <DataTable
            caption={say(language, isPoint ? list.nearestFirst : list.caption, range)}
            columns={columns}
            rows={hospitals}
            keyOf={({ hospitalId }) => hospitalId}
          />
          <p className={stack.note}>
            {list.source} {isPoint ? say(language, distances, { place: place.label }) : null}
          </p>
        </>
      )}
      <Pagination label={list.pages} page={page} pageCount={pageCount} hrefOf={hrefOf} />
    </section>
  );
}

function useHeading({ state }: HospitalsQuery, place: Place | null): string {
  const language = useLanguage();
  const { stateNames, hospitalNames } = useWords();
  const { list } = hospitalNames;
  if (place && place.kind !== "state") return say(language, list.headingNear, { place: place.label });
  const letters = place?.state ?? state;
  return Object.hasOwn(stateNames, letters)
    ? say(language, list.headingIn, { place: nameOf(stateNames, letters) })
    : list.heading;
}

function useColumns(isPoint: boolean): Column<ListedHospital>[] {
  const language = useLanguage();
  const { list } = useWords().hospitalNames;
  const { stars } = useWords().foundPrices.list;
  const { columns } = list;
  const distance: Column<ListedHospital> = {
    heading: columns.distance,
    cell: ({ distanceMiles, isPositionApproximate }) =>
      distanceMiles === null
        ? list.notAvailable
        : formatMiles(language, distanceMiles, { isApproximate: isPositionApproximate }),
  };
  return [
    {
      heading: columns.hospital,
      cell: (hospital) => (
        <>
          {hospital.hasPrices ? (
            <PlaceLink href={hospitalPath(hospital)}>{hospital.name}</PlaceLink>
          ) : (
            hospital.name
          )}
          <div className={stack.note}>
            {placeName(hospital)}
            {hospital.hasPrices ? null : ` · ${list.notLoaded}`}
          </div>
        </>
      ),
    },
    { heading: columns.stars, cell: ({ overallRating }) => <Stars rating={overallRating} words={stars} /> },
    ...(isPoint ? [distance] : []),
    {
      heading: columns.phone,
      cell: ({ phone }) => (phone ? <PhoneLink phone={phone} /> : list.notAvailable),
    },
  ];
}
