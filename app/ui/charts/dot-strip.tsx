import * as css from "./dot-strip.css.ts";
import { percentOn, type StripScale } from "./strip-scale.ts";

/** A value with its name, on a separate line above the dots. */
export interface StripMark {
  value: number;
  text: string;
  /** 'own' is what the picture is about; 'middle' the median; 'beside' what either is compared with. */
  rank: "own" | "middle" | "beside";
}

/** A value that occurs several times and has one dot, with the number that is written in the dot. */
export interface StripCrowd {
  value: number;
  count: number;
}

interface DotStripProps {
  /** What the strip shows, in one sentence: read in place of the picture. */
  label: string;
  /** Each a dot, in any order. */
  values: readonly number[];
  /** Those of them that say a number. */
  crowds?: readonly StripCrowd[];
  scale: StripScale;
  /** The middle 50% of the values; null where they are too few. */
  half: { from: number; to: number } | null;
  marks: readonly StripMark[];
  format: (value: number) => string;
  /** What is said below the end of an axis that does not reach to the highest value. */
  beyond?: string;
}

const levels = 5;
const levelPx = 8;
const swarmPx = levels * levelPx + 8;
const linePx = 20;

/** Values as dots along a line from 0, equal ones stacked, with their middle 50% as a band and named values as lines. Places are
 * shares of the width, so that dots and words keep their size however wide it is. Wants a table with the same numbers next to it.
 */
export function DotStrip({ label, values, crowds = [], scale, half, marks, format, beyond }: DotStripProps) {
  const top = marks.length * linePx;
  const axis = top + swarmPx / 2;
  const countOf = new Map(crowds.map(({ value, count }) => [value, count]));
  const dots = swarm(eachCrowdOnce(values, countOf), scale);
  const at = (value: number) => `${percentOn(scale, value)}%`;
  return (
    <figure className={css.figure}>
      <svg className={css.plot} width="100%" height={top + swarmPx} role="img" aria-label={label}>
        {half ? (
          <rect
            className={css.band}
            x={at(half.from)}
            width={`${Math.max(0.5, percentOn(scale, half.to) - percentOn(scale, half.from))}%`}
            y={top}
            height={swarmPx}
          />
        ) : null}
        <line className={css.axis} x1="0" x2="100%" y1={axis} y2={axis} />
        {dots.map(({ key, value, percent, level }) =>
          countOf.has(value) ? null : (
            <circle key={key} className={css.dot} cx={`${percent}%`} cy={axis + level * levelPx} r="3.5" />
          ),
        )}
        {dots.map(({ key, value, percent, level }) => {
          const count = countOf.get(value);
          const place = { x: `${percent}%`, y: axis + level * levelPx };
          return count ? <Crowd key={key} {...place} count={count} title={format(value)} /> : null;
        })}
        {marks.map((mark, index) => (
          <Mark
            key={mark.text}
            mark={mark}
            percent={percentOn(scale, mark.value)}
            textY={index * linePx + 14}
            fromY={index * linePx + linePx}
            toY={top + swarmPx}
            axis={axis}
          />
        ))}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{format(0)}</span>
        <span>
          {format(scale.end)}
          {beyond ? ` ${beyond}` : ""}
        </span>
      </div>
    </figure>
  );
}

interface CrowdProps {
  x: string;
  y: number;
  count: number;
  title: string;
}

/** Above the dots, so that none covers its number. */
function Crowd({ x, y, count, title }: CrowdProps) {
  return (
    <g>
      <title>{`${count} × ${title}`}</title>
      <circle className={css.crowd} cx={x} cy={y} r="8" />
      <text className={css.crowdCount} x={x} y={y} dy="0.35em" textAnchor="middle">
        {count}
      </text>
    </g>
  );
}

interface MarkProps {
  mark: StripMark;
  percent: number;
  textY: number;
  fromY: number;
  toY: number;
  axis: number;
}

function Mark({ mark: { text, rank }, percent, textY, fromY, toY, axis }: MarkProps) {
  const x = `${percent}%`;
  const anchor = percent < 30 ? "start" : percent > 70 ? "end" : "middle";
  return (
    <>
      <line className={css.line[rank]} x1={x} x2={x} y1={fromY} y2={toY} />
      {rank === "own" ? <circle className={css.own} cx={x} cy={axis} r="6" /> : null}
      {rank === "beside" ? <circle className={css.beside} cx={x} cy={axis} r="6" /> : null}
      <text className={css.name[rank]} x={x} y={textY} textAnchor={anchor}>
        {`${text} `}
      </text>
    </>
  );
}

/** A crowd is one dot, however often its value occurs. */
function eachCrowdOnce(values: readonly number[], crowds: ReadonlyMap<number, number>): number[] {
  const drawn = new Set<number>();
  return values.filter((value) => {
    const isDrawn = drawn.has(value);
    drawn.add(value);
    return !(isDrawn && crowds.has(value));
  });
}

/** Each value's place along the line, and how many dots above (-) or below it: around the line, nearest first. */
function swarm(values: readonly number[], scale: StripScale) {
  const taken = new Map<number, number>();
  return [...values]
    .sort((a, b) => a - b)
    .map((value, index) => {
      const percent = percentOn(scale, value);
      const bin = Math.round(percent / 2);
      const nth = taken.get(bin) ?? 0;
      taken.set(bin, nth + 1);
      const step = nth % levels;
      const level = step % 2 === 0 ? -step / 2 : (step + 1) / 2;
      return { key: index, value, percent, level };
    });
}
