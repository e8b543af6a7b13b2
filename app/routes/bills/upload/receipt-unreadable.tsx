import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { useWords } from "#app/components/use-words.ts";
import { CorrectionForm } from "./correction-form.tsx";
import * as css from "./upload-page.css.ts";

/** Replaces the receipt while the database is unavailable; a correction just typed stays, to be sent again. */
export function ReceiptUnreadable({ refused }: { refused: SubmissionResult<string[]> | undefined }) {
  const { receipt } = useWords().upload;
  const { search } = useLocation();
  return (
    <div className={css.stack}>
      <h2>{receipt.heading}</h2>
      {refused?.initialValue?.intent === "correct" ? (
        <CorrectionForm facts={null} refused={refused} address={search} />
      ) : (
        <p role="status">{receipt.unreadable}</p>
      )}
    </div>
  );
}
