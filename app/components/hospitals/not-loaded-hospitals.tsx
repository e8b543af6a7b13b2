import type { NotLoadedHospital } from "#app/domain/answers/answer.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { formatMiles } from "../price-words.ts";
import { useLanguage, useWords } from "../use-words.ts";
import { PhoneLink } from "./phone-link.tsx";

/** An answer names no more of them. */
export const MAX_NOT_LOADED = 10;
export const notLoadedId = "not-loaded";

/** The hospitals near whose price files are not here, and the right to their files. */
export function NotLoadedHospitals({
  hospitals,
  isOpen,
  words,
}: {
  hospitals: NotLoadedHospital[];
  isOpen: boolean;
  words: {
    heading: Record<"one" | "other", `${string}{count}${string}`>;
    headingOrMore: `${string}{count}${string}`;
    right: string;
  };
}) {
  const language = useLanguage();
  const { reasons } = useWords().priceFileStates;
  const count = hospitals.length;
  if (count === 0) return null;
  return (
    <details id={notLoadedId} className={stack.details} open={isOpen}>
      <summary className={stack.summary}>
        {say(language, count < MAX_NOT_LOADED ? words.heading : words.headingOrMore, { count })}
      </summary>
      <div className={stack.part}>
        <ul className={stack.bullets}>
          {hospitals.map(({ hospitalName: name, hospitalShortId: shortId, city, state, phone, ...rest }) => (
            <li key={shortId}>
              <a href={hospitalPath({ name, shortId })}>{name}</a>,{" "}
              {[
                city ?? state,
                rest.distanceMiles === null
                  ? ""
                  : formatMiles(language, rest.distanceMiles, { isApproximate: false }),
              ]
                .filter((text) => text !== "")
                .join(", ")}
              {phone ? (
                <>
                  {" · "}
                  <PhoneLink phone={phone} />
                </>
              ) : null}{" "}
              <span className={stack.note}>{reasons[rest.fileReason]}</span>
            </li>
          ))}
        </ul>
        <p>{words.right}</p>
      </div>
    </details>
  );
}
