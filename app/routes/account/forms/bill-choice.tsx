import type { ReactNode } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import * as card from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";

interface BillToChoose {
  billId: string;
  name: string | null;
  /** ISO day. */
  day: string | null;
}

interface BillChoiceProps<Bill extends BillToChoose> {
  /** The newest. */
  bills: Bill[];
  /** Of all there are. */
  count: number;
  /** Said where there are none. */
  none: ReactNode;
  /** Where a bill leads. */
  hrefOf(billId: string): string;
  /** What is next to a bill's date. */
  factsOf(bill: Bill): (string | null)[];
  maySeeAll: boolean;
  /** The ways to add another. */
  children?: ReactNode;
}

/** An account's bills, each as a link to what can be done with it. */
export function BillChoice<Bill extends BillToChoose>(props: BillChoiceProps<Bill>) {
  const { bills, count, none, hrefOf, factsOf, maySeeAll, children } = props;
  const words = useWords().billChoice;
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="choose">
      <h2 id="choose">{words.heading}</h2>
      {bills.length === 0 ? <p>{none}</p> : null}
      <ul className={stack.cards}>
        {bills.map((bill) => (
          <li key={bill.billId} className={card.card}>
            <div>
              <a href={hrefOf(bill.billId)}>{bill.name ?? words.unnamed}</a>
              <Facts
                facts={[
                  bill.day && say(language, words.ofDay, { date: formatDate(language, bill.day) }),
                  ...factsOf(bill),
                ]}
              />
            </div>
          </li>
        ))}
      </ul>
      {count > bills.length ? (
        <p>
          {say(language, words.newest, { shown: bills.length, count })}{" "}
          {maySeeAll ? <a href={address("/account/bills")}>{words.all}</a> : null}
        </p>
      ) : null}
      {children}
    </section>
  );
}

function Facts({ facts }: { facts: (string | null)[] }) {
  const said = facts.filter((fact) => fact !== null);
  return said.length > 0 ? <div className={stack.note}>{said.join(" · ")}</div> : null;
}
