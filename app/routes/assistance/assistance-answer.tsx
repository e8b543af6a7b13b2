import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AssistanceAnswered } from "./answer-assistance-form.server.ts";
import * as css from "./assistance-answer.css.ts";
import { HowToApply } from "./how-to-apply.tsx";

/** The answer for the user: whose income limit applies, how sure we are, the state's rules, what to do, and the
 *  deadline. */
export function AssistanceAnswer({ answer }: { answer: AssistanceAnswered }) {
  const words = useWords().assistanceAnswer;
  const pageWords = useWords().assistance;
  const language = useLanguage();
  const { said, hospital, texts, policy, level, stateName } = answer;
  return (
    <>
      <section className={stack.part} aria-labelledby="answer">
        <h2 id="answer" tabIndex={-1}>
          {words.heading}
        </h2>
        <p className={css.headline} role="status">
          {said.headline}
        </p>
        {hospital ? (
          <p className={stack.note}>
            {hospital.hasPrices ? (
              <Sentence
                of={pageWords.hospitalPage}
                values={{ name: hospital.name, place: hospital.place }}
                as={{ hospital: (text) => <a href={hospitalPath(hospital)}>{text}</a> }}
              />
            ) : (
              `${hospital.name}, ${hospital.place}`
            )}
          </p>
        ) : texts.hospital ? (
          <p>{say(language, pageWords.unknownHospital, { name: texts.hospital, state: stateName })}</p>
        ) : null}
        {said.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {said.whyAsk.length > 0 ? (
          <>
            <h3>{words.whyAsk.heading}</h3>
            <Bullets texts={said.whyAsk} />
          </>
        ) : null}
      </section>
      <HowToApply answer={answer} />
      <section className={stack.part} aria-labelledby="source">
        <h2 id="source">{words.source.heading}</h2>
        <Bullets
          texts={[
            ...(policy
              ? policy.sentences
              : [
                  hospital
                    ? say(language, words.source.none, { hospital: hospital.name })
                    : words.source.noneNamed,
                ]),
            ...level,
          ]}
        />
      </section>
      <StateLaws answer={answer} />
      <p className={stack.note}>{words.notLegal}</p>
    </>
  );
}

function StateLaws({ answer: { laws, noLaw, stateName, rightsPath } }: { answer: AssistanceAnswered }) {
  const { lawsHeading } = useWords().assistanceAnswer;
  const { rights: words } = useWords();
  const language = useLanguage();
  return (
    <section className={stack.part} aria-labelledby="laws">
      <h2 id="laws">{say(language, lawsHeading, { state: stateName })}</h2>
      {noLaw === null ? null : <p>{noLaw}</p>}
      {laws.map(({ key, statute, grants, conditions, source }) => (
        <article key={key} className={stack.part} data-law={key}>
          <h3 className={stack.cardHeading}>{statute}</h3>
          <p>{grants}</p>
          {conditions.length > 0 ? <p>{conditions.join(" ")}</p> : null}
          <p className={stack.note}>{source}</p>
        </article>
      ))}
      {rightsPath === null ? null : (
        <p>
          <a href={rightsPath}>{say(language, words.assistance, { state: stateName })}</a>
        </p>
      )}
    </section>
  );
}

function Bullets({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={css.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
