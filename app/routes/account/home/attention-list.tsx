import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayWhat } from "#app/content/words/say-deadline.ts";
import { sayDenialSource } from "#app/content/words/say-denial-day.ts";
import type { Attention } from "#app/domain/accounts/attention/attention.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import * as css from "./account-home.css.ts";

/** What wants its owner's eye, each with its day and the way on. */
export function AttentionList({ attention }: { attention: Attention[] }) {
  return (
    <ul className={css.list}>
      {attention.map((item) => (
        <AttentionItem key={keyOf(item)} item={item} />
      ))}
    </ul>
  );
}

function keyOf(item: Attention): string {
  if ("appealId" in item) {
    const { kind, name } = item.deadline;
    return [item.kind, item.appealId, kind, item.on, name].join(" ");
  }
  if ("explanationId" in item) return `${item.kind} ${item.explanationId}`;
  return `${item.kind} ${"billId" in item ? item.billId : item.grantId}`;
}

function AttentionItem({ item }: { item: Attention }) {
  const { kinds, unnamedBill, unnamedExplanation } = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  const hrefOf = (item: Attention) =>
    "appealId" in item
      ? address("/account/audit/detailed", { appeal: item.appealId })
      : address(pathOf(item));
  const { what, link } = kinds[item.kind];
  const name = nameOf(item) ?? ("explanationId" in item ? unnamedExplanation : unnamedBill);
  const deadline = "appealId" in item ? sayWhat(language, item.deadline) : "";
  return (
    <li className={css.item}>
      <span>{say(language, what, { name, deadline, date: formatDate(language, item.on) })}</span>{" "}
      {item.kind === "denial" ? <span>{sayDenialSource(language, item)}</span> : null}{" "}
      <a href={hrefOf(item)}>{link}</a>
    </li>
  );
}

function nameOf(item: Attention): string | null {
  if ("personName" in item) return item.personName;
  return "explanationId" in item ? item.planName : item.providerName;
}

function pathOf(item: Exclude<Attention, { appealId: string }>): string {
  switch (item.kind) {
    case "draft":
      return `/account/bills/${item.billId}/review`;
    case "denial":
    case "explanation-refused":
      return `/account/explanations/${item.explanationId}`;
    case "explanation-draft":
    case "explanation-unlinked":
      return `/account/explanations/${item.explanationId}/review`;
    case "invited":
      return "/account/invitations";
    default:
      return `/account/authorized-account/${item.grantId}`;
  }
}
