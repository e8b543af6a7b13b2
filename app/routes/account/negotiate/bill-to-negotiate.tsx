import { useLanguage, useWords } from "#app/components/use-words.ts";
import { negotiationWords } from "#app/content/words/negotiation.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { BillSummary } from "#app/domain/bills/kept/kept-bill.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import * as card from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";

type ShownBill = Omit<BillSummary, "searchText"> & { billId: string };

interface BillToNegotiateProps {
  /** The newest. */
  bills: ShownBill[];
  /** Of all there are. */
  count: number;
  mayAdd: boolean;
}

/** The bills that can be negotiated, each as a link. */
export function BillToNegotiate({ bills, count, mayAdd }: BillToNegotiateProps) {
  const words = useWords(negotiationWords);
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <div className={stack.page}>
      <h1>{words.title}</h1>
      <p className={stack.lead}>{words.lead}</p>
      <section className={stack.part} aria-labelledby="choose">
        <h2 id="choose">{words.choose}</h2>
        {bills.length === 0 ? <p>{words.none}</p> : null}
        <ul className={stack.cards}>
          {bills.map((bill) => (
            <li key={bill.billId} className={card.card}>
              <BillLink {...bill} />
            </li>
          ))}
        </ul>
        {count > bills.length ? (
          <p>
            {say(language, words.newest, { shown: bills.length, count })}{" "}
            <a href={address("/account/bills")}>{words.allBills}</a>
          </p>
        ) : null}
        {mayAdd ? (
          <div>
            <ActionLink href={address("/account/add-bill")} rank="secondary">
              {words.add}
            </ActionLink>
          </div>
        ) : null}
      </section>
    </div>
  );
}

function BillLink({ billId, ...summary }: ShownBill) {
  const words = useWords(negotiationWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const { providerName, hospital, amountDueCents, lineCount } = summary;
  const day = billDateOf(summary);
  const facts = [
    day && say(language, words.ofDay, { date: formatDate(day) }),
    amountDueCents === null
      ? null
      : say(language, words.due, { amount: formatDollars(dollarsOfCents(amountDueCents)) }),
    say(language, words.lines, { count: lineCount }),
  ];
  return (
    <div>
      <a href={address("/account/negotiate", { bill: billId })}>
        {providerName ?? hospital?.name ?? words.unnamed}
      </a>
      <div className={stack.note}>{facts.filter(Boolean).join(" · ")}</div>
    </div>
  );
}
