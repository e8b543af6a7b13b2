import * as css from "./quartile-bar.css.ts";

interface QuartileBarProps {
  quartiles: { p25: number; median: number; p75: number };
  /** The value at the right end; the left end is 0. */
  end: number;
}

const width = 400;

/** The middle 50% of values as a bar from 0, with a line at the median. Visual only: the numbers are next to it. */
export function QuartileBar({ quartiles: { p25, median, p75 }, end }: QuartileBarProps) {
  const at = (value: number) => (end > 0 ? Math.round((width * value) / end) : 0);
  return (
    <svg viewBox={`0 0 ${width} 24`} preserveAspectRatio="none" className={css.plot} aria-hidden="true">
      <line className={css.axis} x1="0" x2={width} y1="12" y2="12" />
      <rect className={css.half} x={at(p25)} width={Math.max(3, at(p75) - at(p25))} y="4" height="16" />
      <line className={css.middle} x1={at(median)} x2={at(median)} y1="0" y2="24" />
    </svg>
  );
}
