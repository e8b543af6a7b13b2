import { MainContent } from "#app/ui/page/main-content.tsx";
import { page, part } from "#app/ui/page/stack.css.ts";
import { placeName } from "./price-words.ts";

interface HospitalChoice {
  shortId: string;
  name: string;
  state: string;
  city: string | null;
  address: string | null;
}

interface HospitalChoicesProps {
  name: string;
  hospitals: HospitalChoice[];
  hrefOf: (hospital: HospitalChoice) => string;
}

/** A page in place of one hospital's, where several bear the name it was asked by. */
export function HospitalChoices({ name, hospitals, hrefOf }: HospitalChoicesProps) {
  return (
    <MainContent>
      <div className={page}>
        <h1>Which {name}?</h1>
        <p>{hospitals.length} hospitals with prices have this name. Choose the one you mean.</p>
        <ul className={part}>
          {hospitals.map((hospital) => (
            <li key={hospital.shortId}>
              <a href={hrefOf(hospital)}>
                {hospital.name}, {placeName(hospital)}
              </a>
              {hospital.address ? <div>{hospital.address}</div> : null}
            </li>
          ))}
        </ul>
      </div>
    </MainContent>
  );
}
