import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountHomeWords } from "#app/content/words/account-home.ts";
import type { KeptBillState } from "#app/domain/bills/kept/kept-bill.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import * as css from "./account-home.css.ts";

interface NewestBillsProps {
  bills: {
    billId: string;
    state: KeptBillState;
    providerName: string | null;
    amountDueCents: number | null;
  }[];
  count: number;
}

/** The bills that were added last, with the amount that each asks for. */
export function NewestBills({ bills, count }: NewestBillsProps) {
  const words = useWords(accountHomeWords);
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="newest-bills">
      <h2 id="newest-bills">{words.newest}</h2>
      {bills.length === 0 ? (
        <p>{words.noBills}</p>
      ) : (
        <>
          <ul className={css.list}>
            {bills.map(({ billId, state, providerName, amountDueCents }) => (
              <li key={billId} className={css.item}>
                <a href={address(`/account/bills/${billId}`)}>{providerName ?? words.unnamedBill}</a>{" "}
                <span className={css.amount}>
                  {state === "draft" ? words.draft : null}{" "}
                  {amountDueCents === null
                    ? words.noAmount
                    : say(language, words.due, { amount: formatDollars(dollarsOfCents(amountDueCents)) })}
                </span>
              </li>
            ))}
          </ul>
          <p>
            <a href={address("/account/bills")}>{say(language, words.allBills, { count })}</a>
          </p>
        </>
      )}
    </section>
  );
}
