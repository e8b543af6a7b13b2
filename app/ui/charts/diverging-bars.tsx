import type { ReactNode } from "react";
import { is } from "#app/ui/table/table-role.ts";
import * as css from "./diverging-bars.css.ts";

export interface DivergingRow {
  key: string;
  name: ReactNode;
  /** How many times the even value: 0.5 is half of it, 2 twice as much. */
  ratio: number;
  /** The ratio in words. */
  text: string;
  /** What the ratio is of: '44 services'. */
  count: string;
}

interface DivergingBarsProps {
  caption: string;
  /** Of the columns, in their order; those of a phone's rows are only heard. */
  headings: { name: string; picture: string; text: string; count: string };
  /** What it means that a bar goes to either side of the center line. */
  sides: { below: string; above: string };
  rows: readonly DivergingRow[];
}

/** No axis is shorter than this many times the even value, so that small differences look small; what goes further
 *  than the longest ends at the edge. */
const MIN_AXIS_LENGTH = 1.5;
const MAX_AXIS_LENGTH = 4;

/** Ratios as bars from a center line, with lower values to the left and higher ones to the right. Half and double
 *  have equal length on the scale. The chart is a table, so its words and numbers come with it. */
export function DivergingBars({ caption, headings, sides, rows }: DivergingBarsProps) {
  const farthest = Math.max(...rows.map(({ ratio }) => Math.abs(Math.log(ratio))));
  const end = Math.min(Math.max(farthest, Math.log(MIN_AXIS_LENGTH)), Math.log(MAX_AXIS_LENGTH));
  return (
    <table {...is("table")} className={css.table}>
      <caption className={css.caption}>{caption}</caption>
      <thead {...is("rowgroup")} className={css.headings}>
        <tr {...is("row")} className={css.headingRow}>
          <th scope="col" {...is("columnheader")} className={css.heading}>
            {headings.name}
          </th>
          <th scope="col" {...is("columnheader")} className={css.sidesHeading}>
            <span className={css.spoken}>{headings.picture}: </span>
            <span className={css.sides}>
              <span>{sides.below}</span> <span>{sides.above}</span>
            </span>
          </th>
          <th scope="col" {...is("columnheader")} className={css.heading}>
            {headings.text}
          </th>
          <th scope="col" {...is("columnheader")} className={css.numberHeading}>
            {headings.count}
          </th>
        </tr>
      </thead>
      <tbody {...is("rowgroup")} className={css.rows}>
        {rows.map(({ key, name, ratio, text, count }) => (
          <tr key={key} {...is("row")} className={css.row}>
            <th scope="row" {...is("rowheader")} className={css.name}>
              {name}
            </th>
            <td {...is("cell")} className={css.picture}>
              <Bar part={Math.max(-1, Math.min(1, Math.log(ratio) / end))} />
            </td>
            <td {...is("cell")} className={css.text}>
              {text}
            </td>
            <td {...is("cell")} className={css.count}>
              {count}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** `part`: from -1, the left end, to 1, the right one. */
function Bar({ part }: { part: number }) {
  const length = Math.round(Math.abs(part) * 500) / 10;
  return (
    <svg width="100%" height="14" className={css.plot} aria-hidden="true">
      <line className={css.axis} x1="0" x2="100%" y1="7" y2="7" />
      <rect
        className={part < 0 ? css.below : css.above}
        x={`${part < 0 ? 50 - length : 50}%`}
        width={`${length}%`}
        y="2"
        height="10"
      />
      <line className={css.middle} x1="50%" x2="50%" y1="0" y2="14" />
    </svg>
  );
}
