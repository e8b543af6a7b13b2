import { say } from "#app/domain/language/say.ts";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { page, part } from "#app/ui/page/stack.css.ts";
import { placeName } from "../price-words.ts";
import { useLanguage, useWords } from "../use-words.ts";

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
  const words = useWords().hospitalNames;
  const language = useLanguage();
  return (
    <MainContent>
      <div className={page}>
        <h1>{say(language, words.hospitalChoice.which, { name })}</h1>
        <p>{say(language, words.hospitalChoice.choose, { hospitalsCount: String(hospitals.length) })}</p>
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
