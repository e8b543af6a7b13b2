import type { ReactNode } from "react";
import { isFederal } from "#app/domain/hospitals/traits/is-federal.ts";
import { say } from "#app/domain/language/say.ts";
import type { PriceFileReason } from "#app/domain/sources/price-file-state.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import { answer, lead, page } from "#app/ui/page/stack.css.ts";
import { placeName } from "../price-words.ts";
import { Sentence } from "../sentence.tsx";
import { useLanguage, useWords } from "../use-words.ts";
import { PhoneLink } from "./phone-link.tsx";

interface NotLoadedWords {
  ofHospital: { "not-loaded": `${string}{hospital}${string}` };
  meaning: string;
  federal: string;
  next: string;
  call: `${string}<phone>{phone}</phone>${string}`;
  page: { elsewhere: `${string}{place}${string}` };
}

interface HospitalNotLoadedProps {
  hospital: {
    name: string;
    city: string | null;
    state: string;
    phone: string | null;
    hospitalType: string | null;
    fileReason: PriceFileReason;
  };
  words: NotLoadedWords;
  /** Of the search around a place. */
  searchHref: (place: string) => string;
  children?: ReactNode;
}

/** In place of prices of a hospital that CMS's list has and whose price file is not here: how to ask for it, and where else to look. */
export function HospitalNotLoaded({ hospital, words, searchHref, children }: HospitalNotLoadedProps) {
  const language = useLanguage();
  const { reasons } = useWords().priceFileStates;
  const { name, phone, city } = hospital;
  const place = placeName(hospital);
  return (
    <MainContent>
      <div className={page}>
        <h1>{name}</h1>
        <p className={lead}>{place}</p>
        <p className={answer}>{say(language, words.ofHospital["not-loaded"], { hospital: name })}</p>
        <p>{reasons[hospital.fileReason]}</p>
        <p>
          {isFederal(hospital.hospitalType) ? words.federal : `${words.meaning} ${words.next}`}{" "}
          {phone ? (
            <Sentence
              of={words.call}
              values={{ phone }}
              as={{ phone: (text) => <PhoneLink phone={text} /> }}
            />
          ) : null}
        </p>
        {city ? (
          <div>
            <ActionLink href={searchHref(place)}>{say(language, words.page.elsewhere, { place })}</ActionLink>
          </div>
        ) : null}
        {children}
      </div>
    </MainContent>
  );
}
