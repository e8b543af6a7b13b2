import type { SubmissionResult } from "@conform-to/react";
import { useLocation } from "@remix-run/react";
import { dollarsOrNone } from "#app/components/price-words.ts";
import { Sentence } from "#app/components/sentence.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayDate } from "#app/content/words/say-date.ts";
import type { BillFacts, SharedBill } from "#app/domain/bills/sharing/shared-bill.ts";
import { formatTime } from "#app/domain/dates/format-time.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { SubmitButton } from "#app/ui/form/submit-button.tsx";
import { SharePage } from "#app/ui/page/share-page.tsx";
import { CorrectionForm } from "./correction-form.tsx";
import * as css from "./upload-page.css.ts";

interface ReceiptPanelProps {
  bill: SharedBill;
  /** The visitor's last correction, when it could not be taken. */
  refused: SubmissionResult<string[]> | undefined;
}

/** What was read and shared of one bill, with the means to correct or withdraw it: plain forms to the page's own
 *  address, whose signed receipt is the key; no account. */
export function ReceiptPanel({ bill, refused }: ReceiptPanelProps) {
  const language = useLanguage();
  const { receipt, recent } = useWords().upload;
  const { search } = useLocation();
  return (
    <div className={css.stack}>
      <h2>{receipt.heading}</h2>
      <p role="status">{bill.readOn === "device" ? receipt.everythingOfDevice : receipt.everything}</p>
      <dl className={css.facts}>
        <dt>{receipt.hospital}</dt>
        <dd>
          {bill.hospitalName ?? recent.hospitalNotRecognised}
          <ByHand bill={bill} fact="hospitalName" />
        </dd>
        <dt>{receipt.invoiceDate}</dt>
        <dd>
          {sayDate(language, bill.invoiceDate)}
          <ByHand bill={bill} fact="invoiceDate" />
        </dd>
        <dt>{receipt.total}</dt>
        <dd>
          <span className={css.total}>{dollarsOrNone(language, dollarsOfCents(bill.totalCents))}</span>
          <ByHand bill={bill} fact="totalCents" />
        </dd>
        <dt>{receipt.time}</dt>
        <dd>
          <time dateTime={bill.uploadedAt.toISOString()}>{formatTime(language, bill.uploadedAt)}</time>
        </dd>
      </dl>

      <details className={css.details} open={refused !== undefined}>
        <summary className={css.summary}>{receipt.correct}</summary>
        <CorrectionForm facts={bill} refused={refused} address={search} />
      </details>
      <details className={css.details}>
        <summary className={css.summary}>{receipt.withdraw}</summary>
        <form method="post" action={search} className={css.stack}>
          <p>{receipt.withdrawing}</p>
          <div>
            <SubmitButton rank="secondary" name="intent" value="withdraw">
              {receipt.withdrawThis}
            </SubmitButton>
          </div>
        </form>
      </details>
      <p className={css.note}>{receipt.keepAddress}</p>
      <SharePage />

      <p>
        <Sentence
          of={receipt.next}
          as={{
            check: (text) => <a href={checkAddress(bill)}>{text}</a>,
            account: (text) => <a href="/signup">{text}</a>,
            again: (text) => <a href="/upload-bill#UploadBill">{text}</a>,
          }}
        />
      </p>
      <p>
        <Sentence
          of={receipt.waitlist}
          as={{ waitlist: (text) => <a href="/coming-soon#waitlist">{text}</a> }}
        />
      </p>
    </div>
  );
}

/** The page that checks a bill, with what the receipt knows of it: its lines were not kept. */
function checkAddress({ hospitalName, invoiceDate, totalCents }: SharedBill): string {
  return addressOf("/audit", {
    provider: hospitalName,
    date: invoiceDate,
    charges: totalCents === null ? null : (totalCents / 100).toFixed(2),
  });
}

/** Says of a fact that a person changed what was read. */
function ByHand({ bill, fact }: { bill: SharedBill; fact: keyof BillFacts }) {
  const { byHand } = useWords().upload.receipt;
  return bill.correctedFacts.includes(fact) ? <span className={css.note}>{byHand}</span> : null;
}
