import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { dollarsOrNone } from "#app/components/price-words.ts";
import { hospitalNotRecognised, type SharedBill } from "#app/domain/bills/sharing/shared-bill.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./upload-page.css.ts";

interface ReceiptPanelProps {
  bill: SharedBill;
  /** The visitor's last correction, when it could not be taken. */
  refused: SubmissionResult<string[]> | undefined;
}

/** What was read and shared of one bill, with the means to correct or withdraw it: plain forms to the page's own
 *  address, whose signed receipt is the key; no account. */
export function ReceiptPanel({ bill, refused }: ReceiptPanelProps) {
  return (
    <div className={css.stack}>
      <h2>Thank you for sharing your bill</h2>
      <p role="status">
        This is everything that was read and is shared now. The file itself is already deleted.
      </p>
      <dl className={css.facts}>
        <dt>Hospital</dt>
        <dd>
          {bill.hospitalName}
          {bill.hospitalName === hospitalNotRecognised ? (
            <p className={css.note}>
              What we read did not look like a hospital’s name, so it is not shared. You can correct it below.
            </p>
          ) : null}
        </dd>
        <dt>Invoice date</dt>
        <dd>{formatDate(bill.invoiceDate)}</dd>
        <dt>Total charges</dt>
        <dd className={css.total}>{dollarsOrNone(dollarsOfCents(bill.totalCents))}</dd>
      </dl>

      <details className={css.details} open={refused !== undefined}>
        <summary className={css.summary}>Correct</summary>
        <CorrectionForm bill={bill} refused={refused} />
      </details>
      <details className={css.details}>
        <summary className={css.summary}>Withdraw</summary>
        <Form method="post" reloadDocument className={css.stack}>
          <p>Hospital, date and total are erased at once. Nothing of the bill is kept.</p>
          <div>
            <SubmitButton rank="secondary" name="intent" value="withdraw">
              Withdraw this bill
            </SubmitButton>
          </div>
        </Form>
      </details>
      <p className={css.note}>
        To correct or withdraw it later, keep the address of this page: it is the only key to your bill.
      </p>

      <p>
        <a href="/coming-soon#waitlist">Join the waitlist</a> to hear when bill audits open, or{" "}
        <a href="/upload-bill#UploadBill">upload another bill</a>.
      </p>
    </div>
  );
}

function CorrectionForm({ bill, refused }: ReceiptPanelProps) {
  const [form, fields] = useForm<{ hospitalName: string; invoiceDate: string; total: string }>({
    id: "correction",
    lastResult: refused,
    defaultValue: {
      hospitalName: bill.hospitalName === hospitalNotRecognised ? "" : bill.hospitalName,
      invoiceDate: bill.invoiceDate ?? "",
      total: bill.totalCents === null ? "" : (bill.totalCents / 100).toFixed(2),
    },
  });
  const { hospitalName, invoiceDate, total } = fields;
  return (
    <Form method="post" reloadDocument noValidate id={form.id} className={css.stack}>
      <ErrorSummary id="correction-problems" errors={problemsOf(form, [hospitalName, invoiceDate, total])} />
      <TextField
        {...fieldOf(hospitalName)}
        label="Hospital or practice"
        hint="As printed on the bill. Leave it empty to share none."
        autoComplete="off"
      />
      <TextField
        {...fieldOf(invoiceDate)}
        type="date"
        label="Invoice date"
        hint="The date of the statement, not the due date. Leave it empty when none is printed."
        autoComplete="off"
      />
      <TextField
        {...fieldOf(total)}
        inputMode="decimal"
        label="Total charges in dollars"
        hint="Before insurance and payments, for example 1,234.56. Leave it empty when none is printed."
        autoComplete="off"
      />
      <div>
        <SubmitButton name="intent" value="correct">
          Share the correction
        </SubmitButton>
      </div>
    </Form>
  );
}
