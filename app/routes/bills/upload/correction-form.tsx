import type { SubmissionResult } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { BillFactsForm } from "./bill-facts-form.tsx";

interface CorrectionFormProps {
  /** Null: they could not be read just now. */
  facts: BillFacts | null;
  refused: SubmissionResult<string[]> | undefined;
  /** The query of the page's address, with the receipt. */
  address: string;
}

/** Puts right what is shared of a bill. */
export function CorrectionForm({ facts, refused, address }: CorrectionFormProps) {
  const words = useWords().upload.correction;
  return (
    <BillFactsForm id="correction" action={address} facts={facts} refused={refused}>
      <div>
        <SubmitButton name="intent" value="correct">
          {words.submit}
        </SubmitButton>
      </div>
    </BillFactsForm>
  );
}
