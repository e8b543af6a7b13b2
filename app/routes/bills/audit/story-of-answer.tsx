import * as css from "#app/components/bill-story/bill-story.css.ts";
import { NextStepBox } from "#app/components/bill-story/next-step-box.tsx";
import { useWords } from "#app/components/use-words.ts";
import { coverages } from "#app/domain/audits/audited-bill.ts";
import { FieldGroup } from "#app/ui/form/field-group.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { auditFormId } from "./audit-form.tsx";
import { keepId, type StoryStep, type StoryView } from "./build-story.ts";

/** The bill in one sentence, and the one thing to do now. */
export function StoryOfAnswer({ story: { answer, next } }: { story: StoryView }) {
  const { story: words } = useWords().billCase;
  return (
    <>
      <p className={css.answer}>{answer}</p>
      <NextStepBox heading={words.next} step={next}>
        {next === null ? <p>{words.nothingToDo}</p> : <StepAction step={next} />}
      </NextStepBox>
    </>
  );
}

/** Where a step is taken: a button that answers it, or a place on the page. */
function StepAction({ step: { id, href, action } }: { step: StoryStep }) {
  const { story } = useWords().billCase;
  const { keeping } = useWords().auditPage;
  if (id === "say-who-pays") {
    return (
      <FieldGroup legend={story.payer.legend}>
        <div className={stack.buttons}>
          {coverages.map((value) => (
            <SubmitButton key={value} rank="secondary" form={auditFormId} name="coverage" value={value}>
              {story.payer[value]}
            </SubmitButton>
          ))}
        </div>
      </FieldGroup>
    );
  }
  if (href === null) return null;
  if (href === `#${keepId}`) {
    return (
      <>
        <p className={stack.note}>{keeping.forThis}</p>
        <div>
          <KeepButton />
        </div>
      </>
    );
  }
  return (
    <div>
      <ActionLink href={href}>{action}</ActionLink>
    </div>
  );
}

/** Sends the bill's fields of the form, too. */
export function KeepButton() {
  const { keeping } = useWords().auditPage;
  return (
    <SubmitButton form={auditFormId} formAction="/audit/keep">
      {keeping.submit}
    </SubmitButton>
  );
}
