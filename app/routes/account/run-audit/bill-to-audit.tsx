import { useLanguage, useWords } from "#app/components/use-words.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import type { AuditFormView } from "./audit-form-view.server.ts";

interface BillToAuditProps {
  bill: Pick<
    AuditFormView,
    "billId" | "state" | "providerName" | "billDate" | "chargesCents" | "lineCount" | "withoutAmountCount"
  >;
  may: { see: boolean; add: boolean };
}

/** The bill to be audited, and what to correct in it first. */
export function BillToAudit({ bill, may }: BillToAuditProps) {
  const { run: words } = useWords().accountAudits;
  const language = useLanguage();
  const address = useAccountAddress();
  const { billId, state, providerName, billDate, chargesCents, lineCount, withoutAmountCount } = bill;
  const facts = [
    providerName ?? words.unnamed,
    billDate && say(language, words.ofDay, { date: formatDate(language, billDate) }),
    chargesCents === null
      ? null
      : say(language, words.charged, { amount: formatDollars(dollarsOfCents(chargesCents)) }),
    say(language, words.lines, { count: lineCount }),
  ];
  return (
    <div className={stack.part}>
      <p className={stack.lead}>{facts.filter(Boolean).join(" · ")}</p>
      <ul className={stack.links}>
        {may.see ? (
          <li>
            <a href={address(`/account/bills/${billId}`)}>{words.seeBill}</a>
          </li>
        ) : null}
        <li>
          <a href={address("/account/run-audit")}>{words.another}</a>
        </li>
      </ul>
      {state === "draft" ? (
        <p role="status">
          {words.isDraft}{" "}
          {may.add ? <a href={address(`/account/bills/${billId}/review`)}>{words.checkIt}</a> : null}
        </p>
      ) : null}
      {lineCount === withoutAmountCount ? (
        <p role="status">{words.noLines}</p>
      ) : withoutAmountCount > 0 ? (
        <p role="status">{say(language, words.noAmounts, { count: withoutAmountCount })}</p>
      ) : null}
    </div>
  );
}
