import { data, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { originOf, pageMeta } from "#app/components/page-meta.ts";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { accountBillsWords } from "#app/content/words/account-bills.ts";
import { listAppeals } from "#app/domain/appeals/find-appeals.server.ts";
import { findKeptBill } from "#app/domain/bills/kept/find-kept-bill.server.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { hospitalPath } from "#app/domain/hospitals/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { queryPage } from "#app/platform/http/query-value.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { useAccountAddress } from "../account-address.ts";
import { beginApplicationPath } from "../assistance/application-path.ts";
import { accountLoader } from "../gate.server.ts";
import { viewOwnPlan } from "../view-own-plan.server.ts";
import { BillLines } from "./bill-lines.tsx";
import { BillPapers } from "./bill-papers.tsx";
import { BillTotals } from "./bill-totals.tsx";
import { PlanSide } from "./plan-side.tsx";
import { type ViewedBill, viewBill } from "./view-bill.server.ts";
import { viewPlanSide } from "./view-plan-side.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const { untitled, description } = accountBillsWords.en.bill;
  const title = data?.bill.providerName ?? untitled;
  return pageMeta(
    { title, description, keywords: "", path: location.pathname, noindex: true },
    originOf(matches),
  );
};

export const loader = accountLoader("view-bills", async ({ request, params, context, access }) => {
  const found = await findKeptBill(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const bill = await viewBill(context.db, found, queryPage(new URL(request.url).searchParams));
  const plan = await viewPlanSide(context, access, found);
  const appeals = await listAppeals(context.db, access.account, { billId: found.billId });
  return data(
    {
      bill,
      planSide: plan,
      plan: await viewOwnPlan(context.db, access),
      appealCount: appeals.length,
      mayAdd: access.permissions.has("add-bills"),
      mayAudit: access.permissions.has("run-audits"),
      mayFile: access.permissions.has("file-appeals"),
      isOwners: access.role !== "authorised",
    },
    bill.page === null ? { status: 404 } : {},
  );
});

export default function BillPage() {
  const { bill, planSide, plan, appealCount, mayAdd, mayAudit, mayFile, isOwners } =
    useLoaderData<typeof loader>();
  const words = useWords(accountBillsWords).bill;
  const language = useLanguage();
  const address = useAccountAddress();
  const path = `/account/bills/${bill.billId}`;
  return (
    <MainContent>
      <div className={stack.page}>
        <p>
          <a href={address("/account/bills")}>{words.back}</a>
        </p>
        <h1>{bill.providerName ?? bill.hospital?.name ?? words.untitled}</h1>
        <p className={stack.lead}>{sayDates(language, bill)}</p>
        {bill.state === "draft" ? <p role="status">{words.draft}</p> : null}
        {bill.hospital && bill.file ? (
          <p>
            <a href={hospitalPath(bill.hospital)}>{words.hospital}</a>
          </p>
        ) : null}
        <div className={stack.buttons}>
          {mayAdd ? (
            <ActionLink
              href={address(`${path}/review`)}
              rank={bill.state === "draft" ? "primary" : "secondary"}
            >
              {bill.state === "draft" ? words.review : words.correct}
            </ActionLink>
          ) : null}
          {mayAudit ? (
            <ActionLink
              href={address("/account/run-audit", { bill: bill.billId })}
              rank={bill.state === "draft" ? "secondary" : "primary"}
            >
              {words.audit}
            </ActionLink>
          ) : null}
          {mayFile ? (
            <ActionLink href={address(beginApplicationPath, { bill: bill.billId })} rank="secondary">
              {words.assistance}
            </ActionLink>
          ) : null}
          {mayFile ? (
            <ActionLink href={address("/account/file-appeal", { bill: bill.billId })} rank="secondary">
              {words.letter}
            </ActionLink>
          ) : null}
          <ActionLink href={address("/account/negotiate", { bill: bill.billId })} rank="secondary">
            {words.negotiate}
          </ActionLink>
        </div>
        {appealCount === 0 ? null : (
          <p>
            <a href={address("/account/audit/detailed", { bill: bill.billId })}>
              {say(language, words.appeals, { count: appealCount })}
            </a>
          </p>
        )}
        <BillTotals totals={bill.totals} />
        <PlanSide side={planSide} mayAdd={mayAdd} />
        <BillLines bill={bill} plan={plan} />
        <BillPapers billId={bill.billId} documents={bill.documents} mayAdd={mayAdd} />
        {isOwners ? (
          <section className={stack.part} aria-labelledby="more">
            <h2 id="more">{words.more.heading}</h2>
            <ul className={stack.links}>
              <li>
                <a href={`${path}/share`}>{bill.isShared ? words.more.shared : words.more.share}</a>
              </li>
              <li>
                <a href={`${path}/delete`}>{words.more.delete}</a>
              </li>
            </ul>
          </section>
        ) : null}
      </div>
    </MainContent>
  );
}

/** When the bill was written, and when care was given, as far as it says so. */
function sayDates(language: Language, { statementDate, serviceDates: { first, last } }: ViewedBill): string {
  const words = accountBillsWords[language].bill;
  const dated = statementDate ? say(language, words.dated, { date: formatDate(statementDate) }) : null;
  const [from, to] = [first ?? last, last ?? first];
  if (from === null || to === null) return dated ?? "";
  const served =
    from === to
      ? say(language, words.served, { first: formatDate(from) })
      : say(language, words.servedFromTo, { first: formatDate(from), last: formatDate(to) });
  return [dated, served].filter(Boolean).join(" ");
}
