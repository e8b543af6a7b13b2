import { say } from "#app/domain/language/say.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useLanguage } from "../use-words.ts";
import * as css from "./bill-story.css.ts";
import type { ShownStep } from "./shown-step.ts";

interface OtherStepsProps {
  steps: readonly (ShownStep & { href: string | null })[];
  words: { otherSteps: string; folded: string; states: Record<ShownStep["state"], string> };
}

/** Every other step with its state and why, in the order in which to take them. */
export function OtherSteps({ steps, words }: OtherStepsProps) {
  const language = useLanguage();
  const isFolded = ({ state }: ShownStep) => state === "done" || state === "not-for-you";
  const listed = (shown: OtherStepsProps["steps"]) => (
    <ul className={css.steps}>
      {shown.map(({ id, state, title, why, lastDay, href }) => (
        <li key={id} className={css.step}>
          {href === null ? title : <a href={href}>{title}</a>}{" "}
          <span className={css.state}>{words.states[state]}</span>
          <div className={stack.note}>
            {why} {lastDay?.sentence}
          </div>
        </li>
      ))}
    </ul>
  );
  const folded = steps.filter(isFolded);
  const listedSteps = steps.filter((step) => !isFolded(step));
  if (steps.length === 0) return null;
  if (listedSteps.length === 0) {
    return (
      <Fold id="other-steps" heading={words.folded}>
        {listed(folded)}
      </Fold>
    );
  }
  return (
    <Fold id="other-steps" heading={say(language, words.otherSteps, { count: listedSteps.length })}>
      {listed(listedSteps)}
      {folded.length === 0 ? null : (
        <details className={stack.details}>
          <summary className={stack.summary}>{words.folded}</summary>
          {listed(folded)}
        </details>
      )}
    </Fold>
  );
}
