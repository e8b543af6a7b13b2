import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountHomeWords } from "#app/content/words/account-home.ts";
import type { Attention } from "#app/domain/accounts/attention/attention.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { useAccountAddress } from "../account-address.ts";
import * as css from "./account-home.css.ts";

/** What wants its owner's eye, each with its day and the way on. */
export function AttentionList({ attention }: { attention: Attention[] }) {
  return (
    <ul className={css.list}>
      {attention.map((item) => (
        <AttentionItem key={`${item.kind} ${"billId" in item ? item.billId : item.grantId}`} item={item} />
      ))}
    </ul>
  );
}

function AttentionItem({ item }: { item: Attention }) {
  const { kinds, unnamedBill } = useWords(accountHomeWords);
  const language = useLanguage();
  const address = useAccountAddress();
  const { what, link } = kinds[item.kind];
  const name = item.kind === "draft" ? (item.providerName ?? unnamedBill) : item.personName;
  return (
    <li className={css.item}>
      <span>{say(language, what, { name, date: formatDate(item.on) })}</span>
      <a href={address(pathOf(item))}>{link}</a>
    </li>
  );
}

function pathOf(item: Attention): string {
  switch (item.kind) {
    case "draft":
      return `/account/bills/${item.billId}/review`;
    case "invited":
      return "/account/invitations";
    default:
      return `/account/authorized-account/${item.grantId}`;
  }
}
