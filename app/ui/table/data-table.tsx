import type { ReactNode } from "react";
import * as wide from "./data-table.css.ts";
import * as narrow from "./narrow-table.css.ts";
import type { SortHeading } from "./sort-heading.ts";
import { SortLink } from "./sort-link.tsx";
import { is } from "./table-role.ts";

export interface Column<Row> {
  heading: string;
  /** Numbers are right-aligned, digit under digit. */
  isNumber?: boolean;
  /** The orders that its heading leads to. */
  sorts?: SortHeading[];
  cell: (row: Row) => ReactNode;
}

interface DataTableProps<Row> {
  /** What the rows are, and how many. */
  caption: string;
  /** The first one names its row. */
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** Whether its few narrow columns fit a phone, too. */
  isNarrow?: boolean;
}

/** A table that becomes labelled rows where its columns do not fit, unless they are narrow. */
export function DataTable<Row>({ caption, columns, rows, keyOf, isNarrow = false }: DataTableProps<Row>) {
  const [naming, ...others] = columns;
  const css = isNarrow ? narrow : wide;
  return (
    <table {...is("table")} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead
        {...is("rowgroup")}
        className={css.headings}
        data-sorts={columns.some(({ sorts }) => sorts) ? "" : undefined}
      >
        <tr {...is("row")} className={css.headingRow}>
          {columns.map(({ heading, isNumber, sorts }) => (
            <th
              key={heading}
              scope="col"
              {...is("columnheader")}
              className={css.heading}
              data-number={isNumber}
              aria-sort={sorts?.find(({ order }) => order)?.order ?? undefined}
            >
              {sorts?.map((sort) => <SortLink key={sort.label} sort={sort} />) ?? heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...is("rowgroup")} className={css.rows}>
        {rows.map((row) => (
          <tr key={keyOf(row)} {...is("row")} className={css.row}>
            <th scope="row" {...is("rowheader")} className={css.rowHeading}>
              {naming?.cell(row)}
            </th>
            {others.map(({ heading, isNumber, cell }) => (
              <td
                key={heading}
                {...is("cell")}
                className={css.value}
                data-heading={heading}
                data-number={isNumber}
              >
                <div>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
