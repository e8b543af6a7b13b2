import { useWords } from "#app/components/use-words.ts";
import { billCaseWords } from "#app/content/words/bill-case.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedSuspect } from "./view-doubt.ts";

/** Asks whether the numbers that do not add up are printed so. `review`: the page on which one is put right. */
export function DoubtForm({ suspects, review }: { suspects: readonly ViewedSuspect[]; review: string }) {
  const { doubt: words } = useWords(billCaseWords).story;
  return (
    <form method="post" className={stack.part}>
      <input type="hidden" name="intent" value="confirm-sums" />
      <ul>
        {suspects.map(({ text, field }) => (
          <li key={text}>
            {text} <a href={field === null ? review : `${review}#${field}`}>{words.show}</a>
          </li>
        ))}
      </ul>
      <div className={stack.buttons}>
        <SubmitButton>{words.confirm}</SubmitButton>
        <a href={review}>{words.correct}</a>
      </div>
    </form>
  );
}
