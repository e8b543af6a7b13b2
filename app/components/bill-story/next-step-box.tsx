import type { ReactNode } from "react";
import * as css from "./bill-story.css.ts";
import type { ShownStep } from "./shown-step.ts";

interface NextStepBoxProps {
  heading: string;
  /** Null: none, or it is not known yet. */
  step: Pick<ShownStep, "title" | "why" | "minutes" | "lastDay"> | null;
  /** The link to take it, or the reason for none. */
  children: ReactNode;
}

/** The one thing to do now, with the reason, how long it takes and the deadline. */
export function NextStepBox({ heading, step, children }: NextStepBoxProps) {
  return (
    <section className={css.next} aria-labelledby="next">
      <h2 id="next" className={css.nextHeading}>
        {heading}
      </h2>
      {step === null ? null : (
        <>
          <p className={css.nextTitle}>{step.title}</p>
          <p className={css.facts}>
            {step.lastDay ? <span className={css.soon}>{step.lastDay.sentence}</span> : null}
            <span>{step.minutes}</span>
          </p>
        </>
      )}
      {children}
      {/* Below its door, which a phone then shows without scrolling */}
      {step === null ? null : <p>{step.why}</p>}
    </section>
  );
}
