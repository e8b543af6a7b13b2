import * as css from "./ratio-histogram.css.ts";

interface Bin {
  /** null: no limit on that side. */
  from: number | null;
  to: number | null;
  count: number;
}

interface RatioHistogramProps {
  /** What is counted, in one sentence: read in place of the picture. */
  label: string;
  /** In order, the outer two open; the limits are as many times the even value, 1 among them. */
  bins: readonly Bin[];
  /** The median of all ratios. */
  median: number;
  /** The labels below the axis: at the ends, and at the even value. */
  words: { lowest: string; even: string; highest: string };
}

const heightPx = 96;

/** Shows how often ratios of each size occur, on a scale where half and double have equal length. Lower values
 *  are to the left, higher ones to the right; the median is a dashed line. Requires a table with the same numbers
 *  next to it. */
export function RatioHistogram({ label, bins, median, words }: RatioHistogramProps) {
  const maxCount = Math.max(1, ...bins.map(({ count }) => count));
  const width = 100 / bins.length;
  const even = bins.findIndex(({ from }) => from !== null && from >= 1);
  return (
    <figure className={css.figure}>
      <svg className={css.plot} width="100%" height={heightPx} role="img" aria-label={label}>
        {bins.map(({ from, to, count }, index) => {
          const height = count === 0 ? 0 : Math.max(2, Math.round((count / maxCount) * (heightPx - 4)));
          return (
            <rect
              key={`${from} ${to}`}
              className={index < even ? css.below : css.above}
              x={percent(index * width + width * 0.05)}
              width={percent(width * 0.9)}
              y={heightPx - height}
              height={height}
            />
          );
        })}
        <line className={css.axis} x1="0" x2="100%" y1={heightPx} y2={heightPx} />
        <Line className={css.even} at={even * width} />
        <Line className={css.median} at={placeOf(median, bins) * width} />
      </svg>
      <div className={css.words} aria-hidden="true">
        <span>{words.lowest}</span>
        <span className={css.evenWord}>{words.even}</span>
        <span className={css.lastWord}>{words.highest}</span>
      </div>
    </figure>
  );
}

function Line({ className, at }: { className: string; at: number }) {
  return <line className={className} x1={percent(at)} x2={percent(at)} y1="0" y2={heightPx} />;
}

/** The number of bins before a ratio, the last one in part; in an open one the ratio is at the center. */
function placeOf(ratio: number, bins: readonly Bin[]): number {
  for (const [index, { from, to }] of bins.entries()) {
    if (to !== null && ratio >= to) continue;
    return from === null || to === null ? index + 0.5 : index + Math.log(ratio / from) / Math.log(to / from);
  }
  throw new Error(`No bin holds the ratio ${ratio}.`);
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}
