import * as css from "./count-bar.css.ts";

/** A number as a bar from 0. Only seen: the number is next to it. `end`: the value at the right end. */
export function CountBar({ value, end }: { value: number; end: number }) {
  const length = end > 0 ? Math.round((100 * value) / end) : 0;
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" className={css.plot} aria-hidden="true">
      <rect className={css.ground} width="100" height="8" />
      <rect className={css.bar} width={value > 0 ? Math.max(1, length) : 0} height="8" />
    </svg>
  );
}
