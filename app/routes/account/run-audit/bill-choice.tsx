import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountAuditsWords } from "#app/content/words/account-audits.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { BillSummary, KeptBillState } from "#app/domain/bills/kept/kept-bill.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as card from "#app/ui/page/card.css.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";

interface BillChoiceProps {
  /** The newest. */
  bills: (Omit<BillSummary, "searchText"> & {
    billId: string;
    state: KeptBillState;
    auditCount: number;
  })[];
  /** Of all there are. */
  count: number;
  may: { see: boolean; add: boolean };
}

/** The bills that can be audited, each as a link, and the ways to add another. */
export function BillChoice({ bills, count, may }: BillChoiceProps) {
  const { run: words } = useWords(accountAuditsWords);
  const language = useLanguage();
  const address = useAccountAddress();
  return (
    <section className={stack.part} aria-labelledby="choose">
      <h2 id="choose">{words.choose}</h2>
      {bills.length === 0 ? <p>{words.none}</p> : null}
      <ul className={stack.cards}>
        {bills.map((bill) => (
          <li key={bill.billId} className={card.card}>
            <BillCard {...bill} />
          </li>
        ))}
      </ul>
      {count > bills.length ? (
        <p>
          {say(language, words.newest, { shown: bills.length, count })}{" "}
          {may.see ? <a href={address("/account/bills")}>{words.allBills}</a> : null}
        </p>
      ) : null}
      {may.add ? (
        <ul className={stack.links}>
          <li>
            <a href={address("/account/add-bill/manual-entry", { next: "audit" })}>{words.typeLines}</a>
          </li>
          <li>
            <a href={address("/account/add-bill/upload-document")}>{words.upload}</a>
          </li>
        </ul>
      ) : null}
    </section>
  );
}

function BillCard({ billId, state, auditCount, ...summary }: BillChoiceProps["bills"][number]) {
  const { run: words } = useWords(accountAuditsWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const { providerName, hospital, chargesCents, lineCount } = summary;
  const day = billDateOf(summary);
  const facts = [
    state === "draft" ? words.draft : null,
    day && say(language, words.ofDay, { date: formatDate(day) }),
    chargesCents === null
      ? null
      : say(language, words.charged, { amount: formatDollars(dollarsOfCents(chargesCents)) }),
    say(language, words.lines, { count: lineCount }),
    auditCount > 0 ? say(language, words.audits, { count: auditCount }) : null,
  ];
  return (
    <div>
      <a href={address("/account/run-audit", { bill: billId })}>
        {providerName ?? hospital?.name ?? words.unnamed}
      </a>
      <div className={stack.note}>{facts.filter(Boolean).join(" · ")}</div>
    </div>
  );
}
