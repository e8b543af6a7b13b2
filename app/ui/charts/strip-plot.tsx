import * as css from "./strip-plot.css.ts";

interface StripPlotProps {
  /** What stands on the strip, in one sentence: read in place of the picture. */
  label: string;
  /** Each a tick, in any order. */
  values: number[];
  /** The middle half and the middle of all values; null where there are none. */
  quartiles: { p25: number; median: number; p75: number } | null;
  /** The one value that the plot is about; null: none. */
  marked: number | null;
  /** The strip's right end; its left end is 0. */
  end: number;
  format: (value: number) => string;
}

const width = 1000;
const height = 60;

/** Values as ticks on a line from 0, their middle half as a band, and one of them marked. The picture stretches to its
 *  place; words stand outside of it, so that they keep their size. Wants a table with the same numbers beside it. */
export function StripPlot({ label, values, quartiles, marked, end, format }: StripPlotProps) {
  const at = (value: number) => (end > 0 ? Math.round((10 * width * value) / end) / 10 : 0);
  return (
    <figure className={css.figure}>
      <svg
        className={css.plot}
        viewBox={`-4 0 ${width + 8} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {quartiles ? (
          <rect
            className={css.band}
            x={at(quartiles.p25)}
            width={Math.max(2, at(quartiles.p75) - at(quartiles.p25))}
            y="14"
            height="32"
          />
        ) : null}
        <line className={css.axis} x1="0" x2={width} y1="30" y2="30" />
        {values.map((value, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values are ticks of their own
          <line key={index} className={css.tick} x1={at(value)} x2={at(value)} y1="22" y2="38" />
        ))}
        {quartiles ? (
          <line className={css.middle} x1={at(quartiles.median)} x2={at(quartiles.median)} y1="14" y2="46" />
        ) : null}
        {marked === null ? null : (
          <line className={css.marked} x1={at(marked)} x2={at(marked)} y1="2" y2="58" />
        )}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{format(0)}</span>
        <span>{format(end)}</span>
      </div>
    </figure>
  );
}
