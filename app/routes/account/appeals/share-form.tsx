import { useWords } from "#app/components/use-words.ts";
import { TickGroup } from "#app/ui/form/tick-group.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { ChangeForm, changeFieldId } from "../appeal-case/change-form.tsx";
import type { ViewedAppeal } from "./view-appeal.server.ts";

/** Whether its outcome counts in what others see: not until its owner says yes. */
export function ShareForm({ appeal }: { appeal: ViewedAppeal }) {
  const { share: words } = useWords().appeals.forms;
  return (
    <section className={stack.part} aria-labelledby="share">
      <h2 id="share">{words.heading}</h2>
      <p>{words.lead}</p>
      {appeal.hasHospital ? (
        <ChangeForm appeal={appeal} change="share-outcome" submit={words.submit}>
          <TickGroup
            id={changeFieldId("share-outcome", "isShared")}
            legend={appeal.sharesOutcome ? words.on : words.off}
            ticks={[{ name: "isShared", label: words.label, isTicked: appeal.sharesOutcome }]}
          />
        </ChangeForm>
      ) : (
        <p>{words.noHospital}</p>
      )}
    </section>
  );
}
