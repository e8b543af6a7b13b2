import { useWords } from "#app/components/use-words.ts";
import { appealStates } from "#app/domain/appeals/appeal.ts";
import { appealsPath } from "../appeal-case/appeal-address.ts";
import { ListSearch } from "../forms/list-search.tsx";
import type { ViewedAppeals } from "./view-appeals.server.ts";

interface AppealSearchProps extends Pick<ViewedAppeals, "query" | "bills"> {
  region: string;
}

/** Narrows the list of appeals to a state or a bill. */
export function AppealSearch({ region, query, bills }: AppealSearchProps) {
  const { list: words, states } = useWords().appeals;
  const ofState = appealStates.map((value) => ({ value, label: states[value] }));
  const ofBill = bills.map(({ billId: value, providerName }) => ({
    value,
    label: providerName ?? words.unnamed,
  }));
  return (
    <ListSearch
      action={appealsPath}
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
        {
          name: "bill",
          label: words.bill,
          none: words.everyBill,
          options: ofBill,
          chosen: query.billId ?? "",
        },
      ]}
    />
  );
}
