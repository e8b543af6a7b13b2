import { useLanguage, useWords } from "#app/components/use-words.ts";
import { fileAppealWords } from "#app/content/words/file-appeal.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as card from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import { type FileAppealQuery, fileAppealParameters, fileAppealPath } from "./file-appeal-query.ts";

interface BillChoiceProps {
  bills: { billId: string; providerName: string | null; billDate: string | null }[];
  /** Of all there are. */
  count: number;
  query: FileAppealQuery;
  mayAdd: boolean;
}

/** The bills that a letter can be about, the newest first. */
export function BillChoice({ bills, count, query, mayAdd }: BillChoiceProps) {
  const { choose: words } = useWords(fileAppealWords);
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="bills">
      <h2 id="bills">{words.bills}</h2>
      {bills.length === 0 ? (
        <p>
          {words.noBills} {mayAdd ? <a href={address("/account/add-bill")}>{words.addBill}</a> : null}
        </p>
      ) : null}
      <ul className={stack.cards}>
        {bills.map(({ billId, providerName, billDate }) => (
          <li key={billId} className={card.card}>
            <div>
              <a href={address(fileAppealPath, fileAppealParameters({ ...query, billId }))}>
                {providerName ?? words.unnamedBill}
              </a>
              {billDate === null ? null : (
                <div className={stack.note}>{say(language, words.ofDay, { date: formatDate(billDate) })}</div>
              )}
            </div>
          </li>
        ))}
      </ul>
      {count > bills.length ? (
        <p>
          <a href={address("/account/bills")}>{words.allBills}</a>
        </p>
      ) : null}
    </section>
  );
}
