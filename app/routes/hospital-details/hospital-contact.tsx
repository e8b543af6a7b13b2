import { HospitalMap } from "#app/components/hospitals/hospital-map.tsx";
import { placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { HospitalFacts } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { writtenEin } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { part } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** How to reach the hospital, and where it is. */
export function HospitalContact({ hospital }: { hospital: HospitalFacts }) {
  const { cmsNames, hospitalDetails } = useWords();
  const language = useLanguage();
  const { name, address, phone } = hospital;
  const { numbers } = useWords().hospitalDetails;
  const isPlaced = hospital.latitude !== null && hospital.longitude !== null;
  return (
    <section className={css.columns} aria-labelledby="contact">
      <div className={part}>
        <h2 id="contact">{hospitalDetails.hospitalContact.heading}</h2>
        <dl className={css.facts}>
          <dt className={css.fact}>{hospitalDetails.hospitalContact.address}</dt>
          <dd>{address ?? hospitalDetails.hospitalContact.noAddress}</dd>
          {address && !isPlaced ? (
            <dd>
              <a href={addressSearch(address)} rel="noreferrer">
                {hospitalDetails.hospitalContact.onMap}
              </a>
            </dd>
          ) : null}
          <dt className={css.fact}>{hospitalDetails.hospitalContact.phone}</dt>
          <dd>
            {phone ? (
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            ) : (
              hospitalDetails.hospitalContact.notAvailable
            )}
          </dd>
          {hospital.hospitalType ? (
            <Fact name={hospitalDetails.hospitalContact.kind}>
              {nameOf(cmsNames.hospitalTypes, hospital.hospitalType)}
            </Fact>
          ) : null}
          {hospital.ownership ? (
            <Fact name={hospitalDetails.hospitalContact.ownership}>
              {nameOf(cmsNames.ownerships, hospital.ownership)}
            </Fact>
          ) : null}
          {hospital.emergencyServices === null ? null : (
            <Fact name={hospitalDetails.hospitalContact.emergency}>
              {hospital.emergencyServices
                ? hospitalDetails.hospitalContact.yes
                : hospitalDetails.hospitalContact.no}
            </Fact>
          )}
          {hospital.ccn ? <Fact name={numbers.ccn}>{hospital.ccn}</Fact> : null}
          {hospital.npis.length > 0 ? <Fact name={numbers.npi}>{hospital.npis.join(", ")}</Fact> : null}
          {hospital.eins.length > 0 ? (
            <Fact name={numbers.ein}>{hospital.eins.map(writtenEin).join(", ")}</Fact>
          ) : null}
        </dl>
      </div>
      <HospitalMap
        label={say(language, hospitalDetails.hospitalContact.map, { name })}
        words={useWords().places.onMap}
        hospitals={[{ ...hospital, address: address ?? placeName(hospital) }]}
      />
    </section>
  );
}

function Fact({ name, children }: { name: string; children: string | (string | number)[] }) {
  return (
    <>
      <dt className={css.fact}>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** For an address whose coordinates are not known; the map has its own link. */
function addressSearch(address: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: address })}`;
}
