import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import * as css from "./add-bill-page.css.ts";

const path = "/account/add-bill";
const MAX_DRAFTS = 10;

export const meta = accountMeta((words) => words.addBill);

export const loader = accountLoader("add-bills", async ({ context, access }) => {
  const found = await keptBills.list(context.db, access.account, { state: "draft" });
  const drafts = found.sort((one, other) => other.updatedAt.localeCompare(one.updatedAt));
  return {
    drafts: drafts.slice(0, MAX_DRAFTS).map(({ billId, updatedAt, summary: { providerName, hospital } }) => ({
      billId,
      changedOn: updatedAt.slice(0, 10),
      name: providerName ?? hospital?.name ?? null,
    })),
    mayViewBills: access.permissions.has("view-bills"),
  };
});

export default function AddBillPage() {
  const words = useWords().addBill;
  const address = useAccountAddress();
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>{words.title}</h1>
        <p className={stack.lead}>{words.lead}</p>
        <ul className={css.choices}>
          <li className={css.choice}>
            <ActionLink href={address(`${path}/upload-document`)}>{words.upload}</ActionLink>
            <p>{words.uploadWhy}</p>
          </li>
          <li className={css.choice}>
            <ActionLink href={address(`${path}/manual-entry`)} rank="secondary">
              {words.typeIn}
            </ActionLink>
            <p>{words.typeInWhy}</p>
          </li>
        </ul>
        <Drafts />
      </div>
    </MainContent>
  );
}

function Drafts() {
  const { drafts, mayViewBills } = useLoaderData<typeof loader>();
  const { drafts: words } = useWords().addBill;
  const language = useLanguage();
  const address = useAccountAddress();
  if (drafts.length === 0) return null;
  return (
    <section className={stack.part}>
      <h2>{words.heading}</h2>
      <ul className={css.drafts}>
        {drafts.map(({ billId, name, changedOn }) => (
          <li key={billId}>
            <a href={address(`/account/bills/${billId}/review`)} className={css.draft}>
              {name ?? words.nameless}
            </a>{" "}
            <span className={stack.note}>
              {say(language, words.changed, { date: formatDate(language, changedOn) })}
            </span>
          </li>
        ))}
      </ul>
      {mayViewBills ? (
        <p>
          <a href={address("/account/bills")}>{words.more}</a>
        </p>
      ) : null}
    </section>
  );
}
