import type { SubmissionResult } from "@conform-to/react";
import type { ReactNode } from "react";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface DeletionFormProps {
  words: { back: string; submit: string };
  /** Where what may be deleted is seen. */
  backTo: string;
  heading: string;
  /** The form, where it came back. */
  refused: SubmissionResult<string[]> | undefined;
  /** What goes and what stays. */
  children: ReactNode;
  /** What else the form asks. */
  fields?: ReactNode;
}

/** A page that asks before something is deleted for good. `deletionAction` takes its form. */
export function DeletionForm({ words, backTo, heading, refused, children, fields }: DeletionFormProps) {
  const problems = Object.values(refused?.error ?? {}).flatMap((messages) => messages ?? []);
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={backTo}>{words.back}</a>
        </p>
        <h1>{heading}</h1>
        <ErrorSummary id="delete-problems" errors={problems.map((message) => ({ fieldId: null, message }))} />
        {children}
        <form method="post" className={stack.part}>
          {fields}
          <div>
            <SubmitButton name="intent" value="delete">
              {words.submit}
            </SubmitButton>
          </div>
        </form>
      </div>
    </MainContent>
  );
}
