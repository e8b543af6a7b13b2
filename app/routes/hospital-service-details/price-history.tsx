import { dollarsOrNone, likenessText } from "#app/components/price-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { FormerPrice } from "#app/domain/prices/list-price-history.server.ts";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./service-details.css.ts";

/** What the hospital's former files said of the service. */
export function PriceHistory({ prices }: { prices: FormerPrice[] }) {
  return (
    <section className={css.section} aria-labelledby="history">
      <h2 id="history">What it was before</h2>
      {prices.length === 0 ? (
        <p>We have no earlier price file of this hospital with this service.</p>
      ) : (
        <DataTable
          caption="Prices from the hospital’s earlier files, newest file first. Where several lines are alike, the one with the middle price represents them all."
          columns={columns}
          rows={prices}
          keyOf={(price) => `${price.importId} ${likenessText(price)}`}
        />
      )}
    </section>
  );
}

const columns: Column<FormerPrice>[] = [
  {
    heading: "File of",
    cell: ({ fileDate, importId }) => (
      <a href={`/price-files/${importId}`}>{fileDate ? formatDate(fileDate) : "No date"}</a>
    ),
  },
  { heading: "Setting", cell: likenessText },
  { heading: "Discounted cash price", isNumber: true, cell: ({ cashDollars }) => dollarsOrNone(cashDollars) },
  { heading: "Gross charge", isNumber: true, cell: ({ grossDollars }) => dollarsOrNone(grossDollars) },
  {
    heading: "Lowest negotiated",
    isNumber: true,
    cell: ({ minimumDollars }) => dollarsOrNone(minimumDollars),
  },
  {
    heading: "Highest negotiated",
    isNumber: true,
    cell: ({ maximumDollars }) => dollarsOrNone(maximumDollars),
  },
];
