import type { ReactNode } from "react";
import { FilesField } from "#app/components/forms/files-field.tsx";
import { useWords } from "#app/components/use-words.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import * as stack from "#app/ui/page/stack.css.ts";

interface FilesFormProps {
  action: string;
  words: { label: string; submit: string };
  /** Why the last files were not kept. */
  problem: string | undefined;
  /** What is asked besides the files. */
  children: ReactNode;
}

/** Sends the photos or files of a bill or of one of its documents. */
export function FilesForm({ action, words, problem, children }: FilesFormProps) {
  const { files } = useWords().addBill;
  return (
    <form method="post" encType="multipart/form-data" action={action} noValidate className={stack.part}>
      <ErrorSummary id="upload-problems" errors={problem ? [{ fieldId: "files", message: problem }] : []} />
      {children}
      <FilesField label={words.label} hint={files.hint} error={problem} takesClaims />
      <p className={stack.note}>{files.promise}</p>
      <div>
        <SubmitButton>{words.submit}</SubmitButton>
      </div>
    </form>
  );
}
