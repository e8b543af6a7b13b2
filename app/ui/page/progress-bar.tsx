import { useId } from "react";
import * as css from "./progress-bar.css.ts";

interface ProgressBarProps {
  /** 0 to 100 */
  percent: number;
  /** What is going on. */
  label: string;
  /** Where in it, when that is known. */
  detail?: string;
}

/** How far something has come, and in words what is going on. */
export function ProgressBar({ percent, label, detail }: ProgressBarProps) {
  const labelId = useId();
  return (
    <div className={css.box}>
      <div className={css.texts}>
        <span id={labelId} role="status">
          {label}
        </span>
        {detail ? <span>{detail}</span> : null}
        <span>{percent}%</span>
      </div>
      <progress className={css.bar} max={100} value={percent} aria-labelledby={labelId} />
    </div>
  );
}
