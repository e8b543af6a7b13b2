import { useLanguage, useWords } from "#app/components/use-words.ts";
import { billCaseWords } from "#app/content/words/bill-case.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import * as css from "./case.css.ts";
import { HouseholdForm } from "./household-form.tsx";
import { PayerForm } from "./payer-form.tsx";
import type { RefusedForm } from "./refused-form.ts";
import type { ViewedCase, ViewedStep } from "./view-case.server.ts";

/** What a viewer of the account may do. */
export interface StepRights {
  mayAdd: boolean;
  mayAudit: boolean;
  mayFile: boolean;
}

interface NextStepProps {
  view: Pick<ViewedCase, "check" | "next" | "changes">;
  rights: StepRights;
  returned: RefusedForm | undefined;
}

/** The one thing to do now, with why, how long it takes and by when. */
export function NextStep({ view: { check, next, changes }, rights, returned }: NextStepProps) {
  const { story: words } = useWords(billCaseWords);
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next">{words.next}</h2>
      {check === "waiting" ? <p role="status">{words.checking}</p> : null}
      {next === null && check !== "waiting" ? <p>{words.nothingToDo}</p> : null}
      {next === null ? null : (
        <>
          <p className={css.nextTitle}>{next.title}</p>
          <p>{next.why}</p>
          <p className={css.facts}>
            {next.lastDay ? <span className={css.soon}>{next.lastDay.sentence}</span> : null}
            <span>{next.minutes}</span>
          </p>
          <StepDoor step={next} rights={rights} returned={returned} />
        </>
      )}
      {changes ? <Changes changes={changes} /> : null}
    </section>
  );
}

interface StepDoorProps {
  step: ViewedStep;
  rights: StepRights;
  returned: RefusedForm | undefined;
}

/** Where a step is taken: a link, or a question that is answered here. */
function StepDoor({ step: { id, state, link, action, appealId }, rights, returned }: StepDoorProps) {
  const { story: words } = useWords(billCaseWords);
  const address = useAccountAddress();
  if (!mayTake(id, rights)) return <p className={stack.note}>{words.noRight}</p>;
  if (id === "say-who-pays") return <PayerForm />;
  if (id === "screen-household") return <HouseholdForm returned={returned} />;
  if (link === null) return null;
  const text = appealId === null ? action : words.openAppeal;
  return (
    <div className={stack.buttons}>
      <ActionLink
        href={address(link.path, link.parameters)}
        rank={state === "waiting" ? "secondary" : "primary"}
      >
        {text}
      </ActionLink>
    </div>
  );
}

function mayTake(id: ViewedStep["id"], { mayAdd, mayAudit, mayFile }: StepRights): boolean {
  switch (id) {
    case "check-reading":
    case "match-plan-paper":
    case "wait-for-plan":
      return mayAdd;
    case "say-who-pays":
    case "screen-household":
      return mayAudit;
    case "make-offer":
    case "pay":
      return true;
    default:
      return mayFile;
  }
}

function Changes({
  changes: { since, addedCount, goneCount },
}: {
  changes: NonNullable<ViewedCase["changes"]>;
}) {
  const { changes: words } = useWords(billCaseWords).story;
  const language = useLanguage();
  if (addedCount + goneCount === 0) return null;
  const said = [
    ...(addedCount > 0 ? [say(language, words.added, { count: addedCount })] : []),
    ...(goneCount > 0 ? [say(language, words.gone, { count: goneCount })] : []),
  ];
  return (
    <p className={stack.note}>
      {say(language, words.heading, { date: formatDate(since) })}: {said.join(", ")}.
    </p>
  );
}

/** Every other step with its state and why, in the order in which to take them. */
export function OtherSteps({ steps, rights }: { steps: ViewedCase["others"]; rights: StepRights }) {
  const { story: words } = useWords(billCaseWords);
  const address = useAccountAddress();
  const isFolded = ({ state }: ViewedStep) => state === "done" || state === "not-for-you";
  const listed = (shown: ViewedCase["others"]) => (
    <ul className={css.steps}>
      {shown.map((step) => (
        <li key={step.id} className={css.step}>
          {step.link && mayTake(step.id, rights) && step.state !== "not-for-you" ? (
            <a href={address(step.link.path, step.link.parameters)}>{step.title}</a>
          ) : (
            step.title
          )}{" "}
          <span className={css.state}>{words.states[step.state]}</span>
          <div className={stack.note}>
            {step.why} {step.lastDay?.sentence}
          </div>
        </li>
      ))}
    </ul>
  );
  const folded = steps.filter(isFolded);
  return (
    <section className={stack.part} aria-labelledby="other-steps">
      <h2 id="other-steps">{words.otherSteps}</h2>
      {listed(steps.filter((step) => !isFolded(step)))}
      {folded.length === 0 ? null : (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.folded}</summary>
          {listed(folded)}
        </details>
      )}
    </section>
  );
}
