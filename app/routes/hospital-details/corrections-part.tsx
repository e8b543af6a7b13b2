import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { AnsweredCorrection } from "#app/domain/corrections/correction.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { bullets } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** What was said to be wrong about a hospital and what we found, and the way to say more. */
export function CorrectionsPart({ shortId, answered }: { shortId: string; answered: AnsweredCorrection[] }) {
  const language = useLanguage();
  const words = useWords().corrections.part;
  return (
    <section className={css.section} aria-labelledby="corrections" data-screen>
      <h2 id="corrections">{words.heading}</h2>
      {answered.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={bullets}>
          {answered.map(({ correctionId, subject, decision, answer, decidedOn }) => (
            <li key={correctionId}>
              {say(language, decision === "corrected" ? words.corrected : words.asPublished[subject], {
                day: formatDate(language, decidedOn),
              })}{" "}
              {answer}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a href={addressOf("/hospital_details/correction", { id: shortId })} rel="nofollow">
          {words.report}
        </a>
      </p>
    </section>
  );
}
