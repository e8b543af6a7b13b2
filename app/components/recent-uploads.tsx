import type { RecentUpload } from "#app/domain/bills/sharing/shared-bill.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { Spinner } from "#app/ui/page/spinner.tsx";
import { dollarsOrNone } from "./price-words.ts";
import * as css from "./recent-uploads.css.ts";

/** The newest bills that people shared: hospital, date and amount, and nothing else, because nothing else is kept. */
export function RecentUploads({
  uploads,
  loading = false,
}: {
  uploads: RecentUpload[] | null;
  loading?: boolean;
}) {
  return (
    <section className={css.card} aria-labelledby="recent-uploads">
      <h2 id="recent-uploads">Recent Community Upload</h2>
      {loading ? <Spinner /> : null}
      {uploads === null ? (
        <p role="status">We cannot load the recent uploads right now. Reload the page in a minute.</p>
      ) : uploads.length === 0 ? (
        <p>No recent uploads found</p>
      ) : (
        <ul className={css.uploads}>
          {uploads.map((upload) => (
            <li key={upload.id} className={css.upload}>
              <div className={css.bill}>
                <p>{upload.hospitalName}</p>
                <p className={css.note}>Invoice Date - {formatDate(upload.invoiceDate)}</p>
              </div>
              <p className={css.amount}>{dollarsOrNone(dollarsOfCents(upload.totalCents))}</p>
            </li>
          ))}
        </ul>
      )}
      <p className={css.note}>
        The newest 10 bills that visitors shared. Amounts are the total charges printed on the bill, before
        insurance, in US dollars, read by OCR.
      </p>
    </section>
  );
}
