import { useWords } from "#app/components/use-words.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { DataTable } from "#app/ui/table/data-table.tsx";
import type { ViewedBill } from "./view-bill.server.ts";

/** What the bill comes to: the amount still to be paid first, where it asks for one, then every total that it states. */
export function BillTotals({ totals, isBill }: { totals: ViewedBill["totals"]; isBill: boolean }) {
  const { totals: names, bill } = useWords().accountBills;
  const words = bill.totals;
  const rows = Object.entries(names).flatMap(([role, name]) => {
    const amount: Dollars | null = totals[role as keyof typeof names];
    return amount === null ? [] : [{ role, name, amount }];
  });
  return (
    <Fold id="totals" heading={words.heading}>
      {totals.amountDueCents === null || !isBill ? null : (
        <p className={stack.answer}>
          <span className={stack.figure}>{formatDollars(totals.amountDueCents)}</span>{" "}
          <span>{words.due}</span>
        </p>
      )}
      {rows.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <DataTable
          caption={words.caption}
          isNarrow
          columns={[
            { heading: words.columns.what, cell: ({ name }) => name },
            { heading: words.columns.amount, isNumber: true, cell: ({ amount }) => formatDollars(amount) },
          ]}
          rows={rows}
          keyOf={({ role }) => role}
        />
      )}
    </Fold>
  );
}
