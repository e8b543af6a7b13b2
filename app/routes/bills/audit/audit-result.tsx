import { AuditFigures } from "#app/components/audit/audit-figures.tsx";
import { CodedLines } from "#app/components/audit/coded-lines.tsx";
import { Findings } from "#app/components/audit/findings.tsx";
import { NotChecked } from "#app/components/audit/not-checked.tsx";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { auditPageWords } from "#app/content/words/audit-page.ts";
import { auditsWords } from "#app/content/words/audits.ts";
import { lineBreakdownWords } from "#app/content/words/line-breakdown.ts";
import { sayList } from "#app/content/words/say-list.ts";
import { hospitalPath } from "#app/domain/hospitals/hospital-link.ts";
import { say } from "#app/domain/language/say.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AuditAnswer } from "./answer-audit-form.server.ts";
import { auditFormId } from "./audit-form.tsx";
import { asksWhichHospital, WhichHospital } from "./which-hospital.tsx";

const MOST_UNREAD_SHOWN = 5;

/** What an audit found, what it did not check, and what the lines mean; files of it come from the form below. */
export function AuditResult({ answer }: { answer: AuditAnswer }) {
  const { result: words, problems } = useWords(auditPageWords);
  const shared = useWords(auditsWords);
  const breakdownWords = useWords(lineBreakdownWords);
  const language = useLanguage();
  const { audit, breakdown, hospital, unread, toCheck, isFromFile } = answer;
  return (
    <>
      <section className={stack.part} aria-labelledby="result">
        <h2 id="result" tabIndex={-1}>
          {words.heading}
        </h2>
        {isFromFile ? <p role="status">{words.read}</p> : null}
        {unread.length > 0 ? (
          <p role="status">
            {say(language, problems.unread, {
              count: unread.length,
              texts: sayList(
                language,
                unread.slice(0, MOST_UNREAD_SHOWN).map((text) => `“${text.slice(0, 60)}”`),
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
        <WhichHospital answer={answer} />
        <AuditFigures audit={audit} words={shared.result} />
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
      <section className={stack.part} aria-labelledby="findings">
        <h2 id="findings">{words.findings}</h2>
        <Findings strengths={audit.strengths} words={shared.result} />
        <p>
          {words.negotiate}{" "}
          <Sentence of={words.letters} as={{ account: (text) => <a href="/signup">{text}</a> }} />
        </p>
      </section>
      <NotChecked audit={audit} words={shared.result.notChecked} />
      <CodedLines {...breakdown} words={breakdownWords} />
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
