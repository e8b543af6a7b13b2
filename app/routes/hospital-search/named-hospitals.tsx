import { placeName } from "#app/components/price-words.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { NamedHospital } from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import * as stack from "#app/ui/page/stack.css.ts";

/** Hospitals that bear the name that was searched for, each with its page. */
export function NamedHospitals({ heading, hospitals }: { heading: string; hospitals: NamedHospital[] }) {
  if (hospitals.length === 0) return null;
  return (
    <section className={stack.part} aria-labelledby="named-hospitals">
      <h2 id="named-hospitals">{heading}</h2>
      <ul className={stack.links}>
        {hospitals.map((hospital) => (
          <li key={hospital.shortId}>
            <a href={hospitalPath(hospital)}>{hospital.name}</a>{" "}
            <span className={stack.note}>{placeName(hospital)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
