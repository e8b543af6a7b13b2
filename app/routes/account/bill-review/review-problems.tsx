import { useLanguage, useWords } from "#app/components/use-words.ts";
import { say } from "#app/domain/language/say.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import * as css from "../review/review-form.css.ts";
import type { ReturnedForm } from "./save-review.server.ts";
import { type SaidChange, sayField } from "./say-changes.ts";

interface ReviewProblemsProps {
  returned: ReturnedForm | undefined;
  /** The number of the first line that the form shows. */
  firstLine: number;
}

/** What is wrong with a bill's form, or was changed in the meantime, at the top of its page; each line links to its field. */
export function ReviewProblems({ returned, firstLine }: ReviewProblemsProps) {
  const words = useWords().billReview;
  const language = useLanguage();
  if (!returned) return null;
  const { problems, message, changes, lineIds } = returned;
  if (changes) return <Changes changes={changes} />;
  const order = Array.from({ length: firstLine - 1 }, () => 0).concat(lineIds); // numbers go on from page to page
  const errors = Object.entries(problems).map(([name, problem]) => ({
    fieldId: name,
    message: say(language, words.ofField, {
      field: sayField(language, name, order, lineIds),
      problem: words.problems[problem],
    }),
  }));
  const whole = message === null ? [] : [{ fieldId: null, message }];
  return <ErrorSummary id="review-problems" errors={[...whole, ...errors]} />;
}

function Changes({ changes }: { changes: SaidChange[] }) {
  const { conflict } = useWords().billReview;
  return (
    // biome-ignore lint/a11y/noAutofocus: the page came back because of it
    <section id="review-changes" className={css.conflict} role="alert" tabIndex={-1} autoFocus>
      <h2>{conflict.heading}</h2>
      <p>{conflict.nothingLost}</p>
      <ul className={css.changes}>
        {changes.map(({ name, sentence }) => (
          <li key={name}>
            <a href={`#${name}`}>{sentence}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
