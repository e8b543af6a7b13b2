import { type SubmissionResult, useForm } from "@conform-to/react";
import type { ReactNode } from "react";
import { useWords } from "#app/components/use-words.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { fieldOf, problemsOf } from "#app/ui/form/conform-fields.ts";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import * as css from "./upload-page.css.ts";

interface BillFactsFormProps {
  id: string;
  action: string;
  /** What the fields say at first; null: it could not be read just now. */
  facts: BillFacts | null;
  /** Those that were hard to read. */
  doubtful?: readonly (keyof BillFacts)[];
  /** The visitor's last try, when it could not be taken. */
  refused: SubmissionResult<string[]> | undefined;
  /** The buttons, and what else goes with the form. */
  children: ReactNode;
}

/** What is, or is to be, shared of a bill: three fields that its owner may change or leave empty. */
export function BillFactsForm({ id, action, facts, doubtful = [], refused, children }: BillFactsFormProps) {
  const { correction: words, check } = useWords().upload;
  const cautionOf = (fact: keyof BillFacts) => (doubtful.includes(fact) ? check.doubtful : undefined);
  const [form, { hospitalName, invoiceDate, total }] = useForm<
    Record<"hospitalName" | "invoiceDate" | "total", string>
  >({
    id,
    lastResult: refused,
    defaultValue: {
      hospitalName: facts?.hospitalName ?? "",
      invoiceDate: facts?.invoiceDate ?? "",
      total: facts === null || facts.totalCents === null ? "" : (facts.totalCents / 100).toFixed(2),
    },
  });
  return (
    <form method="post" action={action} noValidate id={form.id} className={css.stack}>
      <ErrorSummary id={`${id}-problems`} errors={problemsOf(form, [hospitalName, invoiceDate, total])} />
      <TextField
        {...fieldOf(hospitalName)}
        label={words.hospitalName}
        hint={words.hospitalNameHint}
        caution={cautionOf("hospitalName")}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(invoiceDate)}
        type="date"
        label={words.invoiceDate}
        hint={words.invoiceDateHint}
        caution={cautionOf("invoiceDate")}
        autoComplete="off"
      />
      <TextField
        {...fieldOf(total)}
        inputMode="decimal"
        label={words.total}
        hint={words.totalHint}
        caution={cautionOf("totalCents")}
        autoComplete="off"
      />
      {children}
    </form>
  );
}
