import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { SharedBill } from "#app/domain/bills/sharing/shared-bill.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { dollarsOrNone } from "../price-words.ts";
import * as css from "./recent-uploads.css.ts";

interface RecentUploadsProps {
  /** Null: the list could not be read. */
  uploads: SharedBill[] | null;
  words: Record<
    | "heading"
    | "none"
    | "unreadable"
    | "hospitalNotRecognised"
    | "invoiceDate"
    | "byHand"
    | "onDevice"
    | "about",
    string
  >;
}

/** The newest bills that people shared: hospital, date and amount, and nothing else, because nothing else is kept. */
export function RecentUploads({ uploads, words }: RecentUploadsProps) {
  const language = useLanguage();
  const { notAvailable } = useWords().priceNames;
  return (
    <section className={css.card} aria-labelledby="recent-uploads">
      <h2 id="recent-uploads">{words.heading}</h2>
      {uploads === null ? (
        <>
          <p>{words.none}</p>
          <p role="status" className={css.note}>
            {words.unreadable}
          </p>
        </>
      ) : uploads.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <ul className={css.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id} className={css.upload}>
              <div className={css.bill}>
                <p>{upload.hospitalName ?? words.hospitalNotRecognised}</p>
                <p className={css.note}>
                  {words.invoiceDate} -{" "}
                  {upload.invoiceDate === null ? notAvailable : formatDate(language, upload.invoiceDate)}
                </p>
                {upload.correctedFacts.length > 0 ? <p className={css.note}>{words.byHand}</p> : null}
                {upload.readOn === "device" ? <p className={css.note}>{words.onDevice}</p> : null}
              </div>
              <p className={css.amount}>{dollarsOrNone(language, dollarsOfCents(upload.totalCents))}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={css.note}>{words.about}</p>
    </section>
  );
}
