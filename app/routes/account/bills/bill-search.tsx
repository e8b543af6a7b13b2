import { useWords } from "#app/components/use-words.ts";
import { type BillListQuery, billSorts } from "#app/domain/bills/kept/arrange-bills.ts";
import { keptStates } from "#app/domain/kept/kept-document.ts";
import { LiveForm } from "#app/ui/form/live-form.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { GrantField } from "../frame/grant-field.tsx";

/** Searches, narrows and orders the list of bills. */
export function BillSearch({ region, query }: { region: string; query: BillListQuery }) {
  const { list: words, states } = useWords().accountBills;
  const [usual, ...others] = billSorts;
  return (
    <LiveForm action="/account/bills" region={region} failure={words.failure} className={stack.part}>
      <GrantField />
      <TextField
        id="search"
        name="search"
        label={words.search}
        hint={words.searchHint}
        defaultValue={query.search}
        autoComplete="off"
      />
      <div className={stack.fields}>
        <SelectField
          id="state"
          name="state"
          label={words.state}
          none={words.everyState}
          options={keptStates.map((value) => ({ value, label: states[value] }))}
          defaultValue={query.state ?? ""}
          data-renews=""
        />
        <SelectField
          id="sort"
          name="sort"
          label={words.sort}
          none={words.sorts[usual]}
          options={others.map((value) => ({ value, label: words.sorts[value] }))}
          defaultValue={query.sort === usual ? "" : query.sort}
          data-renews=""
        />
      </div>
      <div>
        <SubmitButton rank="secondary">{words.show}</SubmitButton>
      </div>
    </LiveForm>
  );
}
