import { dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { BillSummary, ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import { useAccountAddress } from "../frame/account-address.ts";

type ShownBill = Omit<ListedBill, "summary"> & Omit<BillSummary, "searchText">;

interface BillRowsProps {
  caption: string;
  bills: ShownBill[];
  /** Whether a draft leads to where it is finished. */
  mayAdd: boolean;
}

/** A page of the list of bills. */
export function BillRows({ caption, bills, mayAdd }: BillRowsProps) {
  const language = useLanguage();
  const { list: words, states } = useWords().accountBills;
  const address = useAccountAddress();
  const hrefOf = ({ billId, state }: ShownBill) =>
    address(`/account/bills/${billId}${state === "draft" && mayAdd ? "/review" : ""}`);
  const columns: Column<ShownBill>[] = [
    {
      heading: words.columns.provider,
      cell: (bill) => (
        <>
          <a href={hrefOf(bill)}>{bill.providerName ?? bill.hospital?.name ?? words.unnamed}</a>
          {bill.isShared ? <div className={stack.note}>{words.shared}</div> : null}
        </>
      ),
    },
    { heading: words.columns.state, cell: ({ state }) => states[state] },
    { heading: words.columns.date, cell: (bill) => sayDate(language, billDateOf(bill)) },
    {
      heading: words.columns.charges,
      isNumber: true,
      cell: ({ chargesCents }) => dollarsOrNone(language, dollarsOfCents(chargesCents)),
    },
    {
      heading: words.columns.due,
      isNumber: true,
      cell: ({ amountDueCents }) => dollarsOrNone(language, dollarsOfCents(amountDueCents)),
    },
    { heading: words.columns.lines, isNumber: true, cell: ({ lineCount }) => lineCount },
  ];
  return <DataTable caption={caption} columns={columns} rows={bills} keyOf={({ billId }) => billId} />;
}
