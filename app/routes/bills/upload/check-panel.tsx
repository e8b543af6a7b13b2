import type { SubmissionResult } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import type { BillFacts } from "#app/domain/bills/sharing/shared-bill.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { BillFactsForm } from "./bill-facts-form.tsx";
import * as css from "./upload-page.css.ts";

export interface BillInCheck {
  /** Null if a form comes back: it has what was typed. */
  facts: BillFacts | null;
  doubtful: (keyof BillFacts)[];
  sealedBill: string;
  /** Of the bill's first page; null after a long reading, or when the form comes back. */
  pictureAddress: string | null;
}

interface CheckPanelProps {
  bill: BillInCheck;
  refused: SubmissionResult<string[]> | undefined;
}

/** What was read of a bill, to be compared with its picture: it is shared when its owner says so. */
export function CheckPanel({ bill, refused }: CheckPanelProps) {
  const { facts, doubtful, sealedBill, pictureAddress } = bill;
  const { check } = useWords().upload;
  return (
    <div className={css.stack} data-check>
      <h2 tabIndex={-1}>{check.heading}</h2>
      <p role="status">{check.nothingYet}</p>
      <div className={css.beside}>
        {pictureAddress ? (
          <figure className={css.stack}>
            <img src={pictureAddress} alt={check.picture} className={css.picture} />
            <figcaption className={css.note}>{check.picture}</figcaption>
          </figure>
        ) : (
          <p className={css.note}>{check.noPicture}</p>
        )}
        <BillFactsForm id="check" action="/upload-bill" facts={facts} doubtful={doubtful} refused={refused}>
          <input type="hidden" name="check" value={sealedBill} />
          {facts && facts.hospitalName === null ? <p className={css.note}>{check.notAHospital}</p> : null}
          <p className={css.note}>{check.time}</p>
          <div className={css.buttons}>
            <SubmitButton name="intent" value="share">
              {check.share}
            </SubmitButton>
            <ActionLink href="/upload-bill?shared=no#UploadBill" rank="secondary">
              {check.decline}
            </ActionLink>
          </div>
        </BillFactsForm>
      </div>
    </div>
  );
}
