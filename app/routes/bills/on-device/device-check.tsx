import type { SubmissionResult } from "@conform-to/react";
import { useWords } from "#app/components/use-words.ts";
import { BILL_FACTS } from "#app/domain/bills/sharing/shared-bill.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { BillFactsForm } from "../upload/bill-facts-form.tsx";
import * as css from "../upload/upload-page.css.ts";

interface DeviceCheckProps {
  /** Names what was read: sent twice by a double press, it is shared once. */
  readingId: string;
  /** The form as it comes back, when it could not be taken; without one a script fills the form in, takes the cautions out
   *  where the reading is sure, and shows it. */
  refused: SubmissionResult<string[]> | undefined;
}

/** What a device read of a bill, to be compared with its picture and shared when its owner says so: the form is all that
 *  leaves the device. */
export function DeviceCheck({ readingId, refused }: DeviceCheckProps) {
  const { check } = useWords().onDevice;
  const { check: ofUpload } = useWords().upload;
  const sent = (name: string) => refused?.initialValue?.[name]?.toString();
  return (
    <div className={css.stack} data-check hidden={refused === undefined}>
      <h2 tabIndex={-1}>{ofUpload.heading}</h2>
      <p role="status">{check.nothingYet}</p>
      <div className={css.beside}>
        <figure className={css.stack} data-picture hidden>
          <img alt={check.picture} className={css.picture} />
          <figcaption className={css.note}>{check.picture}</figcaption>
        </figure>
        {refused ? <p className={css.note}>{check.noPicture}</p> : null}
        <BillFactsForm
          id="check"
          action="/upload-bill/on-my-device"
          facts={null}
          doubtful={refused ? [] : BILL_FACTS}
          refused={refused}
        >
          <input type="hidden" name="upload_id" value={sent("upload_id") ?? readingId} />
          <input type="hidden" name="changed" value={sent("changed") ?? ""} />
          <p className={css.note} data-no-hospital hidden>
            {ofUpload.notAHospital}
          </p>
          <p className={css.note}>{check.time}</p>
          <div className={css.buttons}>
            <SubmitButton name="intent" value="share">
              {ofUpload.share}
            </SubmitButton>
            <ActionLink href="/upload-bill/on-my-device" rank="secondary">
              {check.again}
            </ActionLink>
          </div>
        </BillFactsForm>
      </div>
    </div>
  );
}
