import * as css from "./dated-line.css.ts";

/** A value on a day. */
export interface DatedValue {
  /** ISO day. */
  date: string;
  value: number;
}

interface DatedLineProps {
  /** What the line shows, in one sentence: read in place of the picture. */
  label: string;
  /** In order of date, two or more. */
  points: readonly DatedValue[];
  format: (value: number) => string;
  formatDate: (date: string) => string;
}

const heightPx = 96;
const marginPx = 8;

/**
 * A value over time as steps from 0: it holds until the next one is known. Places are shares of the width, so that
 * points keep their size however wide it is. Wants a table with the same numbers next to it.
 */
export function DatedLine({ label, points, format, formatDate }: DatedLineProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const [start, end] = [Date.parse(first.date), Date.parse(last.date)];
  const highest = Math.max(...points.map(({ value }) => value));
  const percentAt = (date: string) =>
    end > start ? Math.round((1000 * (Date.parse(date) - start)) / (end - start)) / 10 : 0;
  const y = (value: number) =>
    Math.round(heightPx - marginPx - (highest > 0 ? value / highest : 0) * (heightPx - 2 * marginPx));
  return (
    <figure className={css.figure}>
      <div className={css.highest} aria-hidden="true">
        {format(highest)}
      </div>
      <svg className={css.plot} width="100%" height={heightPx} role="img" aria-label={label}>
        <line className={css.axis} x1="0" x2="100%" y1={y(0)} y2={y(0)} />
        {points.map(({ date, value }, index) => {
          const next = points[index + 1];
          const x = `${percentAt(date)}%`;
          return (
            <g key={date}>
              {next ? (
                <>
                  <line
                    className={css.line}
                    x1={x}
                    x2={`${percentAt(next.date)}%`}
                    y1={y(value)}
                    y2={y(value)}
                  />
                  <line
                    className={css.line}
                    x1={`${percentAt(next.date)}%`}
                    x2={`${percentAt(next.date)}%`}
                    y1={y(value)}
                    y2={y(next.value)}
                  />
                </>
              ) : null}
              <circle className={css.point} cx={x} cy={y(value)} r="4.5" />
            </g>
          );
        })}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{formatDate(first.date)}</span>
        <span>{formatDate(last.date)}</span>
      </div>
    </figure>
  );
}
