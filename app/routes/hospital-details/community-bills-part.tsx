import { countOf, dollarsOrNone } from "#app/components/price-words.ts";
import type { CommunityBills } from "#app/domain/bills/sharing/summarise-community-bills.server.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { answer, figure, note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** What bills of the hospital that people shared come to. */
export function CommunityBillsPart({ bills }: { bills: CommunityBills }) {
  const { billCount, totalCount, p25Cents, medianCents, p75Cents } = bills;
  return (
    <section className={css.section} aria-labelledby="community-bills">
      <h2 id="community-bills">What people were billed here</h2>
      {medianCents === null ? (
        <p>{countOf(billCount, "shared bill")}; none of them prints a total.</p>
      ) : (
        <>
          <p className={answer}>
            <span className={figure}>{dollarsOrNone(dollarsOfCents(medianCents))}</span>
            <span>
              is the middle of {countOf(totalCount, "bill’s total", "bills’ totals")}; half of them lie
              between {dollarsOrNone(dollarsOfCents(p25Cents))} and {dollarsOrNone(dollarsOfCents(p75Cents))}
            </span>
          </p>
          <p className={note}>
            Of {countOf(billCount, "bill")} that visitors shared. Totals are the charges printed on the bill
            before insurance, for whatever was done: they are not the price of one service. A bill names its
            hospital but not its city, so bills from other hospitals with this name may be included.
          </p>
        </>
      )}
      <p>
        <a href="/upload-bill">Share your bill</a>
      </p>
    </section>
  );
}
