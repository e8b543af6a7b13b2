import { useWords } from "#app/components/use-words.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import type { ViewedSuspect } from "./view-doubt.ts";

interface DoubtFormProps {
  suspects: readonly ViewedSuspect[];
  /** Of the bill, as its owner sees it. */
  version: number;
  /** The page to correct a number. */
  review: string;
}

/** Asks whether the numbers that do not add up are printed so. */
export function DoubtForm({ suspects, version, review }: DoubtFormProps) {
  const { doubt: words } = useWords().billCase.story;
  return (
    <form method="post" className={stack.part}>
      <input type="hidden" name="intent" value="confirm-sums" />
      <input type="hidden" name="version" value={version} />
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
