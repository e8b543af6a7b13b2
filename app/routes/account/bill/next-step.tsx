import { NextStepBox } from "#app/components/bill-story/next-step-box.tsx";
import { OtherSteps } from "#app/components/bill-story/other-steps.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { DoubtForm } from "./doubt-form.tsx";
import { HouseholdForm } from "./household-form.tsx";
import { OfferForm } from "./offer-form.tsx";
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
  view: Pick<ViewedCase, "check" | "next" | "changes" | "doubt" | "version">;
  rights: StepRights;
  returned: RefusedForm | undefined;
}

/** The one thing to do now, its link for people who may take it, and what changed since the last check. */
export function NextStep({ view, rights, returned }: NextStepProps) {
  const { check, next, changes } = view;
  const { story: words } = useWords().billCase;
  return (
    <NextStepBox heading={words.next} step={next}>
      {returned?.initialValue.intent === "confirm-sums" ? (
        <ErrorSummary
          id="doubt-problems"
          errors={(returned.error[""] ?? []).map((message) => ({ fieldId: null, message }))}
        />
      ) : null}
      {check === "waiting" ? <p role="status">{words.checking}</p> : null}
      {next === null && check === "failed" ? <p>{words.notChecked}</p> : null}
      {next === null && check === null ? <p>{words.nothingToDo}</p> : null}
      {next === null ? null : <StepAction step={next} rights={rights} returned={returned} view={view} />}
      {changes ? <Changes changes={changes} /> : null}
    </NextStepBox>
  );
}

interface StepDoorProps {
  step: ViewedStep;
  rights: StepRights;
  returned: RefusedForm | undefined;
  view: Pick<ViewedCase, "doubt" | "version">;
}

/** Where a step is taken: a link, or a question that is answered here. */
function StepAction({ step, rights, returned, view: { doubt, version } }: StepDoorProps) {
  const { id, state, link, action, appealId } = step;
  const { story: words } = useWords().billCase;
  const address = useAccountAddress();
  if (!mayTake(id, rights)) return <p className={stack.note}>{words.noRight}</p>;
  if (id === "say-who-pays") return <PayerForm />;
  if (id === "screen-household") return <HouseholdForm returned={returned} />;
  if (link === null) return null;
  if (id === "check-reading" && doubt !== null) {
    return (
      <>
        {doubt.map(({ offer }) => (offer ? <OfferForm key={offer.lineId} offer={offer} /> : null))}
        <DoubtForm suspects={doubt} version={version} review={address(link.path)} />
      </>
    );
  }
  const text = appealId === null ? action : words.openAppeal;
  return (
    <div className={stack.buttons} data-screen>
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
    case "call-before-collection":
    case "keep-plan":
    case "keep-receipt":
    case "keep-estimate":
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
  const { changes: words } = useWords().billCase.story;
  const language = useLanguage();
  if (addedCount + goneCount === 0) return null;
  const said = [
    ...(addedCount > 0 ? [say(language, words.added, { count: addedCount })] : []),
    ...(goneCount > 0 ? [say(language, words.gone, { count: goneCount })] : []),
  ];
  return (
    <p className={stack.note}>
      {say(language, words.heading, { date: formatDate(language, since) })}: {said.join(", ")}.
    </p>
  );
}

/** The other steps, each with its link for people who may take it. */
export function StepsBesides({ steps, rights }: { steps: ViewedCase["others"]; rights: StepRights }) {
  const { story: words } = useWords().billCase;
  const address = useAccountAddress();
  const shown = steps.map((step) => {
    const isOpen = step.link !== null && step.state !== "not-for-you" && mayTake(step.id, rights);
    return { ...step, href: isOpen && step.link ? address(step.link.path, step.link.parameters) : null };
  });
  return <OtherSteps steps={shown} words={words} />;
}
