import { dollarsOrNone } from "#app/components/price-words.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
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
          {say(language, words.communityBillsPart.noTotals, {
            bills: say(language, wordsIn(language).counts.sharedBill, { count: billCount }),
          })}
        </p>
      ) : (
        <>
          <p className={answer}>
            <span className={figure}>{dollarsOrNone(language, dollarsOfCents(medianCents))}</span>
            <span>
              {say(language, words.communityBillsPart.middle, {
                totals: say(language, wordsIn(language).counts.billTotal, { count: totalCount }),
                dollarsOrNone: dollarsOrNone(language, dollarsOfCents(p25Cents)),
                dollarsOrNone2: dollarsOrNone(language, dollarsOfCents(p75Cents)),
              })}
            </span>
          </p>
          <p className={note}>
            {say(language, words.communityBillsPart.note, {
              bills: say(language, wordsIn(language).counts.bill, { count: billCount }),
            })}
          </p>
        </>
      )}
      <p>
        <a href="/upload-bill">{words.communityBillsPart.share}</a>
      </p>
    </section>
  );
}
