import type { ReactNode } from "react";
import { countOf, formatCount } from "#app/components/price-words.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { formatShortDollars } from "#app/domain/money/format-dollars.ts";
import { type PriceQuartiles, quartileNumbers } from "#app/domain/statistics/price-quartiles.ts";
import { addressOf } from "#app/platform/http/address-of.ts";
import { ChoiceLinks } from "#app/ui/page/choice-links.tsx";
import { type Column, DataTable } from "#app/ui/table/data-table.tsx";
import * as css from "./data-page.css.ts";
import { type DataQuery, dataAddress, stateSortName, stateSorts } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";

interface StateTableProps {
  query: DataQuery;
  /** What the prices are for: 'Discounted cash prices for MRI'. */
  topic: string;
  rows: StateRow[];
  stateLetters: string;
  /** The names of the states and of DC that have none. */
  without: string[];
}

/** The map's figures as a table, in an order that the address names. */
export function StateTable({ query, topic, rows, stateLetters, without }: StateTableProps) {
  return (
    <>
      <ChoiceLinks
        label="Sort by"
        choices={stateSorts.map((sort) => ({
          label: stateSortName(sort),
          href: `${dataAddress({ ...query, sort })}#states`,
          isChosen: sort === query.sort,
        }))}
      />
      <DataTable
        caption={`${topic} in ${countOf(rows.length, "state or territory", "states and territories")}. Half of the prices are in the middle half, between the quartiles.`}
        columns={columnsOf(query, stateLetters)}
        rows={rows}
        keyOf={({ state }) => state}
      />
      {without.length > 0 ? (
        <p id="no-prices" className={css.caption}>
          No hospital here publishes such a price in {without.join(", ")}.
        </p>
      ) : null}
    </>
  );
}

function columnsOf(query: DataQuery, stateLetters: string): Column<StateRow>[] {
  const figure = (row: StateRow, text: (quartiles: PriceQuartiles) => ReactNode) =>
    row.quartiles ? text(row.quartiles) : row.isTooFew ? "Too few" : "None";
  return [
    {
      heading: "State",
      cell: ({ state, name }) => (
        <a
          id={`state-${state}`}
          className={css.stateLink}
          href={`${dataAddress({ ...query, state })}#prices`}
          aria-current={state === stateLetters ? "true" : undefined}
        >
          {name}
        </a>
      ),
    },
    {
      heading: "Median",
      isNumber: true,
      cell: (row) => figure(row, ({ medianDollars }) => formatShortDollars(dollarsNumber(medianDollars))),
    },
    { heading: "Middle half", cell: (row) => figure(row, middleHalf) },
    {
      heading: "Hospitals",
      isNumber: true,
      cell: ({ state, hospitalCount }) => (
        <a
          href={addressOf("/hospitals", {
            state,
            category: query.category,
            subcategory: query.subcategory,
            cpt: query.code,
          })}
        >
          {formatCount(hospitalCount)}
        </a>
      ),
    },
    { heading: "Prices", isNumber: true, cell: ({ priceCount }) => formatCount(priceCount) },
  ];
}

function middleHalf(quartiles: PriceQuartiles) {
  const { p25, p75 } = quartileNumbers(quartiles);
  return (
    <>
      <span className={css.whole}>{formatShortDollars(p25)}</span> to{" "}
      <span className={css.whole}>{formatShortDollars(p75)}</span>
    </>
  );
}
