import type { ReactNode } from "react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import type { SaidStep } from "#app/content/words/say-case.ts";
import type { ListedCase } from "#app/domain/cases/list-cases.server.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./account-home.css.ts";

interface BillsInOrderProps {
  bills: {
    billId: string;
    providerName: string | null;
    noBill: ListedCase["noBill"];
    askedCents: number | null;
    /** It is here already. */
    isCopy: boolean;
    offCents: number;
    next: Pick<SaidStep, "title" | "lastDay"> | null;
    check: ListedCase["check"];
  }[];
  /** Of all that are kept. */
  count: number;
  /** How to add the first one. */
  children: ReactNode;
}

/** The bills in the order of what needs doing, each with the one next step. */
export function BillsInOrder({ bills, count, children }: BillsInOrderProps) {
  const words = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  const dollars = (cents: number) => formatDollars(dollarsOfCents(cents));
  const withoutStep = { waiting: words.checking, failed: words.notChecked, done: words.noStep };
  const offCents = bills.reduce((sum, one) => sum + one.offCents, 0);
  return (
    <section className={stack.part} aria-labelledby="bills-in-order">
      <h2 id="bills-in-order">{words.bills}</h2>
      {offCents > 0 ? <p>{say(language, words.offInAll, { amount: dollars(offCents) })}</p> : null}
      {bills.length === 0 ? (
        <>
          <p>{words.noBills}</p>
          {children}
        </>
      ) : (
        <>
          <ol className={css.list}>
            {bills.map(({ billId, providerName, noBill, askedCents, isCopy, next, check }) => (
              <li key={billId} className={css.item}>
                <a href={address(`/account/bills/${billId}`)}>{providerName ?? words.unnamedBill}</a>{" "}
                <span className={css.amount}>
                  {noBill !== null
                    ? words.papers[noBill]
                    : askedCents === null
                      ? words.noAmount
                      : say(language, words.due, { amount: dollars(askedCents) })}
                </span>
                <div className={`${stack.note} ${css.below}`}>
                  {isCopy ? `${words.copy} ` : null}
                  {next === null
                    ? withoutStep[check ?? "done"]
                    : say(language, words.nextStep, { step: next.title })}{" "}
                  {next?.lastDay?.sentence}
                </div>
              </li>
            ))}
          </ol>
          <p>
            <a href={address("/account/bills")}>{say(language, words.allBills, { count })}</a>
          </p>
        </>
      )}
    </section>
  );
}
