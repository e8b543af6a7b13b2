import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayPolicyLine } from "#app/content/words/say-policy-line.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { HospitalPolicy } from "#app/domain/assistance/hospital-policy.ts";
import { stateGrants } from "#app/domain/assistance/state-law/state-grants.ts";
import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { nameOf } from "#app/domain/language/name-of.ts";
import { say } from "#app/domain/language/say.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

interface AssistancePartProps {
  hospital: HospitalDetails;
  /** Null: none is known. */
  policy: HospitalPolicy | null;
}

/** Up to which income the hospital says it gives free or cheaper care, and the way to the questions about one's own. */
export function AssistancePart({ hospital: { shortId, state }, policy }: AssistancePartProps) {
  const { part: words } = useWords().policies;
  const language = useLanguage();
  const hasLaw = stateGrants.some((grant) => grant.state === state);
  return (
    <section className={css.section} aria-labelledby="assistance">
      <h2 id="assistance">{words.heading}</h2>
      <p>{policy ? say(language, words.line, { line: sayPolicyLine(language, policy) }) : words.none}</p>
      <p>
        <Sentence
          of={words.ask}
          as={{ ask: (text) => <a href={addressOf("/assistance", { id: shortId })}>{text}</a> }}
        />
      </p>
      <p className={note}>
        {policy ? `${words.meaning} ` : null}
        {hasLaw ? say(language, words.law, { state: nameOf(wordsIn(language).stateNames, state) }) : null}
      </p>
    </section>
  );
}
