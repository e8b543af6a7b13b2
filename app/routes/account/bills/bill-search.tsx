import { useWords } from "#app/components/use-words.ts";
import { type BillListQuery, billSorts } from "#app/domain/bills/kept/arrange-bills.ts";
import { keptStates } from "#app/domain/kept/kept-document.ts";
import { TextField } from "#app/ui/form/text-field.tsx";
import { ListSearch } from "../forms/list-search.tsx";

/** Searches, narrows and orders the list of bills. */
export function BillSearch({ region, query }: { region: string; query: BillListQuery }) {
  const { list: words, states } = useWords().accountBills;
  const [usual, ...others] = billSorts;
  const ofState = keptStates.map((value) => ({ value, label: states[value] }));
  const sorts = others.map((value) => ({ value, label: words.sorts[value] }));
  const sort = query.sort === usual ? "" : query.sort;
  return (
    <ListSearch
      action="/account/bills"
      region={region}
      words={words}
      choices={[
        {
          name: "state",
          label: words.state,
          none: words.everyState,
          options: ofState,
          chosen: query.state ?? "",
        },
        { name: "sort", label: words.sort, none: words.sorts[usual], options: sorts, chosen: sort },
      ]}
    >
      <TextField
        id="search"
        name="search"
        label={words.search}
        hint={words.searchHint}
        defaultValue={query.search}
        autoComplete="off"
      />
    </ListSearch>
  );
}
