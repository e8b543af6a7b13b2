import { AuditFigures } from "#app/components/audit/audit-figures.tsx";
import { CodedLines } from "#app/components/audit/coded-lines.tsx";
import { Findings } from "#app/components/audit/findings.tsx";
import { NotChecked } from "#app/components/audit/not-checked.tsx";
import { ComesOff } from "#app/components/bill-story/comes-off.tsx";
import { OtherSteps } from "#app/components/bill-story/other-steps.tsx";
import * as css from "#app/components/bills/letter-text.css.ts";
import { MoneyPicture } from "#app/components/bills/money-picture.tsx";
import { CollectorRights } from "#app/components/rights/collector-rights.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AuditAnswer } from "./answer-audit-form.server.ts";
import { auditFormId } from "./audit-form.tsx";
import { keepId } from "./build-story.ts";
import { KeepButton, StoryOfAnswer } from "./story-of-answer.tsx";
import { asksWhichHospital, WhichHospital } from "./which-hospital.tsx";

const MAX_UNREAD_SHOWN = 5;

/** What an audit found, what it did not check, and what the lines mean; files of it come from the form below. */
export function AuditResult({ answer }: { answer: AuditAnswer }) {
  const { result: words, problems, keeping } = useWords().auditPage;
  const shared = useWords().audits;
  const breakdownWords = useWords().lineBreakdown;
  const moneyWords = useWords().moneyPicture;
  const language = useLanguage();
  const { story: storyWords } = useWords().billCase;
  const { audit, breakdown, hospital, unread, toCheck, isFromFile, story } = answer;
  return (
    <>
      {/* Return, pressed in a field, takes the first button of a form: the others each say something or save a file. */}
      <button type="submit" form={auditFormId} name="check" value="yes" hidden />
      <section className={stack.part} aria-labelledby="result">
        <h2 id="result" tabIndex={-1}>
          {words.heading}
        </h2>
        <StoryOfAnswer story={story} />
        {story.collectorRights ? <CollectorRights rights={story.collectorRights} headingLevel={3} /> : null}
        {isFromFile ? <p role="status">{words.read}</p> : null}
        {unread.length > 0 ? (
          <p role="status">
            {say(language, problems.unread, {
              count: unread.length,
              texts: sayList(
                language,
                unread.slice(0, MAX_UNREAD_SHOWN).map((text) => `“${text.slice(0, 60)}”`),
              ),
            })}
          </p>
        ) : null}
        {toCheck.length > 0 ? (
          <div role="status" className={stack.part}>
            <h3>{words.toCheck.heading}</h3>
            <p>
              <Sentence of={words.toCheck.lead} as={{ lines: (text) => <a href="#lines">{text}</a> }} />
            </p>
            <ul>
              {toCheck.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <PlanOfAnswer plan={answer.plan} />
        <WhichHospital answer={answer} />
        {hospital ? (
          <p className={stack.note}>
            <Sentence
              of={words.hospital}
              values={{ name: hospital.name, place: hospital.place }}
              as={{ hospital: (text) => <a href={hospitalPath(hospital)}>{text}</a> }}
            />
          </p>
        ) : asksWhichHospital(answer) ? null : (
          <p className={stack.note}>{words.noHospital}</p>
        )}
      </section>
      <MoneyPicture rows={answer.money} words={moneyWords} />
      {story.askedCents === null ? null : (
        <ComesOff askedCents={story.askedCents} parts={story.comesOff} words={storyWords.comesOff} />
      )}
      <OtherSteps steps={story.others} words={storyWords} />
      <section className={stack.part} aria-labelledby="findings">
        <h2 id="findings">{words.findings}</h2>
        <AuditFigures audit={audit} words={shared.result} />
        <Findings strengths={audit.strengths} words={shared.result} />
        <p>{words.negotiate}</p>
      </section>
      <LetterOfAnswer letter={answer.letter} />
      <NotChecked audit={audit} words={shared.result.notChecked} />
      <CodedLines {...breakdown} words={breakdownWords} />
      <section className={stack.part} aria-labelledby={keepId} data-screen>
        <h2 id={keepId}>{keeping.heading}</h2>
        <p>{keeping.lead}</p>
        <div>
          <KeepButton />
        </div>
      </section>
      <section className={stack.part} aria-label={words.save}>
        <p>{words.save}</p>
        <div className={stack.buttons}>
          <SubmitButton rank="secondary" form={auditFormId} formAction="/audit/findings.csv">
            {words.csv}
          </SubmitButton>
          <SubmitButton rank="secondary" form={auditFormId} formAction="/audit/findings.json">
            {words.json}
          </SubmitButton>
        </div>
        <p className={stack.note}>{words.print}</p>
      </section>
    </>
  );
}

/** How the plan's decision goes with the bill, and a way to say that it does. */
function PlanOfAnswer({ plan }: Pick<AuditAnswer, "plan">) {
  const { pair: words } = useWords().auditPage;
  const language = useLanguage();
  if (plan === null) return null;
  if (plan.isCompared) {
    return (
      <p role="status">
        {plan.reasons.length > 0
          ? say(language, words.compared, { reasons: plan.reasons.join(" ") })
          : words.comparedAsSaid}{" "}
        {plan.areSeveralPeople ? words.otherPeople : null}
      </p>
    );
  }
  return (
    <div role="status" id="plan" className={stack.part}>
      <p>{words.unmatched}</p>
      <div>
        <SubmitButton rank="secondary" form={auditFormId} name="together" value="yes">
          {words.together}
        </SubmitButton>
      </div>
    </div>
  );
}

/** The letter that asks for what was found, to be completed and sent; none where there is nothing to ask for. */
function LetterOfAnswer({ letter }: Pick<AuditAnswer, "letter">) {
  const { letter: words } = useWords().auditPage.pair;
  if (letter === null) return null;
  return (
    <section className={stack.part} aria-labelledby="letter">
      <h2 id="letter">{words.heading}</h2>
      <p>{words.lead}</p>
      <details className={stack.details}>
        <summary className={stack.summary}>{words.show}</summary>
        <pre className={css.letter}>{letter}</pre>
      </details>
      <div>
        <SubmitButton rank="secondary" form={auditFormId} formAction="/audit/letter.txt">
          {words.download}
        </SubmitButton>
      </div>
    </section>
  );
}
