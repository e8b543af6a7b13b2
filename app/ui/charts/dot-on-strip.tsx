import * as css from "./dot-on-strip.css.ts";
import { percentOn, type StripScale } from "./strip-scale.ts";

interface DotOnStripProps {
  value: number;
  /** That of the strip whose values it is one of. */
  scale: StripScale;
  half: { from: number; to: number } | null;
}

/** One value of a strip, in a table's row. Only seen: its number is next to it. */
export function DotOnStrip({ value, scale, half }: DotOnStripProps) {
  const from = half ? percentOn(scale, half.from) : 0;
  return (
    <svg className={css.plot} width="100%" height="16" aria-hidden="true">
      {half ? (
        <rect
          className={css.band}
          x={`${from}%`}
          width={`${Math.max(1, percentOn(scale, half.to) - from)}%`}
          y="1"
          height="14"
        />
      ) : null}
      <line className={css.axis} x1="0" x2="100%" y1="8" y2="8" />
      <circle className={css.dot} cx={`${percentOn(scale, value)}%`} cy="8" r="5" />
    </svg>
  );
}
