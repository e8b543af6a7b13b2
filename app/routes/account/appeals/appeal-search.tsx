import { useWords } from "#app/components/use-words.ts";
import { appealStates } from "#app/domain/appeals/appeal.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { GrantField } from "../frame/grant-field.tsx";
import type { ViewedAppeals } from "./view-appeals.server.ts";

interface AppealSearchProps extends Pick<ViewedAppeals, "query" | "bills"> {
  region: string;
}

/** Narrows the list of appeals to a state or a bill. */
export function AppealSearch({ region, query, bills }: AppealSearchProps) {
  const { list: words, states } = useWords().appeals;
  return (
    <LiveForm action={appealsPath} region={region} failure={words.failure} className={stack.part}>
      <GrantField />
      <div className={stack.fields}>
        <SelectField
          id="state"
          name="state"
          label={words.state}
          none={words.everyState}
          options={appealStates.map((value) => ({ value, label: states[value] }))}
          defaultValue={query.state ?? ""}
          data-renews=""
        />
        <SelectField
          id="bill"
          name="bill"
          label={words.bill}
          none={words.everyBill}
          options={bills.map(({ billId, providerName }) => ({
            value: billId,
            label: providerName ?? words.unnamed,
          }))}
          defaultValue={query.billId ?? ""}
          data-renews=""
        />
      </div>
      <div>
        <SubmitButton rank="secondary">{words.show}</SubmitButton>
      </div>
    </LiveForm>
  );
}
