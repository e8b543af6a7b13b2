import { useWords } from "#app/components/use-words.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import type { AssistanceAnswered } from "./answer-assistance-form.server.ts";
import * as css from "./assistance-answer.css.ts";

/** The policy and its form where they are known, how to ask, what to gather, and until when. */
export function HowToApply({ answer }: { answer: AssistanceAnswered }) {
  const { apply, gather, days } = useWords().assistanceAnswer;
  const { policy, isNonprofit } = answer;
  return (
    <>
      <section className={stack.part} aria-labelledby="apply">
        <h2 id="apply">{apply.heading}</h2>
        {policy?.linksNote ? (
          <div className={stack.part}>
            <ul className={stack.links}>
              {policy.links.map(({ label, url }) => (
                <li key={label}>
                  <a href={url} rel="noreferrer">
                    {label}
                  </a>
                </li>
              ))}
            </ul>
            <p className={stack.note}>{policy.linksNote}</p>
          </div>
        ) : null}
        <ol className={css.list}>
          <li>
            {apply.ask} {isNonprofit === false ? null : apply.free}
          </li>
          <li>{apply.hold}</li>
          <li>{apply.always}</li>
          <li>{apply.pay}</li>
          <li>{apply.copies}</li>
          <li>{apply.doctors}</li>
        </ol>
      </section>
      <section className={stack.part} aria-labelledby="days">
        <h2 id="days">{days.heading}</h2>
        <ul className={css.list}>
          {answer.days.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
      <section className={stack.part} aria-labelledby="gather">
        <h2 id="gather">{gather.heading}</h2>
        <p>{gather.lead}</p>
        <ul className={css.list}>
          {answer.gather.papers.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {answer.gather.limit === null ? null : <p className={stack.note}>{answer.gather.limit}</p>}
      </section>
    </>
  );
}
