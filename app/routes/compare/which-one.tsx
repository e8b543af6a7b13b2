import { placeName } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { LinkedHospital } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type CompareQuery, compareAddress } from "./compare-query.ts";
import type { Side } from "./find-side.server.ts";

interface WhichOneProps {
  side: Side;
  index: number;
  query: CompareQuery;
}

/** The hospitals that bear the name of one side, each leading to the comparison with it. */
export function WhichOne({ side, index, query }: WhichOneProps) {
  const words = useWords().hospitalNames;
  const { alsoNamed } = useWords().compare;
  const language = useLanguage();
  if (side.outcome !== "several" && side.outcome !== "alike") return null;
  const withSide = ({ name, shortId }: LinkedHospital) => {
    const chosen = { hospital: name, id: shortId, state: "", city: "" };
    return compareAddress({ ...query, sides: query.sides.with(index, chosen) });
  };
  return (
    <section className={stack.part} aria-label={alsoNamed}>
      <p>
        {side.outcome === "several"
          ? say(language, words.several, { name: side.hospitals[0]?.name ?? "" })
          : say(language, words.alike, { name: side.name })}
      </p>
      <ul className={stack.links}>
        {side.hospitals.map((hospital) => (
          <li key={hospital.shortId}>
            <a href={withSide(hospital)}>
              {hospital.name}, {placeName(hospital)}
            </a>{" "}
            {"address" in hospital ? <span className={stack.note}>{hospital.address}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
