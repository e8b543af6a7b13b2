import * as css from "./histogram.css.ts";

interface Bin {
  from: number;
  /** null: all values from there on. */
  to: number | null;
  count: number;
}

interface HistogramProps {
  /** What is counted, in one sentence: read in place of the picture. */
  label: string;
  /** Of equal width and in order; the last one may be open. */
  bins: Bin[];
  /** The middle 50% and the median of all values; null: there are none. */
  quartiles: { p25: number; median: number; p75: number } | null;
  format: (value: number) => string;
  /** The label at the end of an open last bin, for its beginning: '$500 and more'. */
  formatOpen: (from: number) => string;
}

const binWidth = 60;
const height = 200;

/** How often values of each size occur, with their middle 50% as a band behind. The picture stretches to its place; words are
 *  outside, so that they keep their size. Needs a table with the same numbers next to it. */
export function Histogram({ label, bins, quartiles, format, formatOpen }: HistogramProps) {
  const maxCount = Math.max(1, ...bins.map(({ count }) => count));
  const start = bins[0]?.from ?? 0;
  const step = (bins[1]?.from ?? start + 1) - start;
  const width = bins.length * binWidth;
  const at = (value: number) => Math.min(width, Math.round(((value - start) / step) * binWidth));
  const last = bins.at(-1);
  return (
    <figure className={css.figure}>
      <svg
        className={css.plot}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {quartiles ? (
          <rect
            className={css.band}
            x={at(quartiles.p25)}
            width={Math.max(2, at(quartiles.p75) - at(quartiles.p25))}
            y="0"
            height={height}
          />
        ) : null}
        {bins.map(({ from, count }, index) =>
          count === 0 ? null : (
            <rect
              key={from}
              className={css.bar}
              x={index * binWidth + 2}
              width={binWidth - 4}
              y={height - barHeight(count, maxCount)}
              height={barHeight(count, maxCount)}
            />
          ),
        )}
        {quartiles ? (
          <line
            className={css.middle}
            x1={at(quartiles.median)}
            x2={at(quartiles.median)}
            y1="0"
            y2={height}
          />
        ) : null}
        <line className={css.axis} x1="0" x2={width} y1={height} y2={height} />
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{format(start)}</span>
        <span>{last ? formatOpen(last.from) : null}</span>
      </div>
    </figure>
  );
}

/** A single value among thousands still shows. */
function barHeight(count: number, maxCount: number): number {
  return Math.max(3, Math.round((count / maxCount) * (height - 10)));
}
