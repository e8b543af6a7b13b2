import { countOf, dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { CommunityBills } from "#app/domain/bills/sharing/summarise-community-bills.server.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { answer, figure, note } from "#app/ui/page/stack.css.ts";
import * as css from "./hospital-details.css.ts";

/** What bills of the hospital that people shared come to. */
export function CommunityBillsPart({ bills }: { bills: CommunityBills }) {
  const words = useWords().hospitalDetails;
  const language = useLanguage();
  const { billCount, totalCount, p25Cents, medianCents, p75Cents } = bills;
  return (
    <section className={css.section} aria-labelledby="community-bills">
      <h2 id="community-bills">{words.communityBillsPart.heading}</h2>
      {medianCents === null ? (
        <p>
          {say(language, words.communityBillsPart.noTotals, { bills: countOf(billCount, "shared bill") })}
        </p>
      ) : (
        <>
          <p className={answer}>
            <span className={figure}>{dollarsOrNone(dollarsOfCents(medianCents))}</span>
            <span>
              {say(language, words.communityBillsPart.middle, {
                totals: countOf(totalCount, "bill’s total", "bills’ totals"),
                dollarsOrNone: dollarsOrNone(dollarsOfCents(p25Cents)),
                dollarsOrNone2: dollarsOrNone(dollarsOfCents(p75Cents)),
              })}
            </span>
          </p>
          <p className={note}>
            {say(language, words.communityBillsPart.note, { bills: countOf(billCount, "bill") })}
          </p>
        </>
      )}
      <p>
        <a href="/upload-bill">{words.communityBillsPart.share}</a>
      </p>
    </section>
  );
}
