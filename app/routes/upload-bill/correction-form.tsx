import { type SubmissionResult, useForm } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { uploadWords } from "#app/content/words/upload.ts";
import type { SharedBill } from "#app/domain/bills/sharing/shared-bill.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./upload-page.css.ts";

interface CorrectionFormProps {
  /** Null: it could not be read just now. */
  bill: SharedBill | null;
  refused: SubmissionResult<string[]> | undefined;
  /** The query of the page's address, with the receipt. */
  address: string;
}

/** Puts right what was read of a shared bill. */
export function CorrectionForm({ bill, refused, address }: CorrectionFormProps) {
  const words = useWords(uploadWords).correction;
  const [form, { hospitalName, invoiceDate, total }] = useForm<
    Record<"hospitalName" | "invoiceDate" | "total", string>
  >({
    id: "correction",
    lastResult: refused,
    defaultValue: {
      hospitalName: bill?.hospitalName ?? "",
      invoiceDate: bill?.invoiceDate ?? "",
      total: bill === null || bill.totalCents === null ? "" : (bill.totalCents / 100).toFixed(2),
    },
  });
  return (
    <form
      method="post"
      action={`${address}#correction-problems`}
      noValidate
      id={form.id}
      className={css.stack}
    >
      <ErrorSummary id="correction-problems" errors={problemsOf(form, [hospitalName, invoiceDate, total])} />
      <TextField
        {...fieldOf(hospitalName)}
        label={words.hospitalName}
        hint={words.hospitalNameHint}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(invoiceDate)}
        type="date"
        label={words.invoiceDate}
        hint={words.invoiceDateHint}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(total)}
        inputMode="decimal"
        label={words.total}
        hint={words.totalHint}
        autoComplete="off"
      />
      <div>
        <SubmitButton name="intent" value="correct">
          {words.submit}
        </SubmitButton>
      </div>
    </form>
  );
}
