import { randomUUID } from "node:crypto";
import { useLoaderData } from "@remix-run/react";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { sayStep } from "#app/content/words/say-case.ts";
import { sayLastDay, sayWhat } from "#app/content/words/say-deadline.ts";
import { attentionOf } from "#app/domain/accounts/attention/attention-of.ts";
import { listInvitations } from "#app/domain/accounts/grants/invitations.server.ts";
import { listGrants } from "#app/domain/accounts/grants/list-grants.server.ts";
import { keptAppeals } from "#app/domain/appeals/kept-appeals.server.ts";
import { listAssistanceDays } from "#app/domain/appeals/list-assistance-days.server.ts";
import { deadlinesOf, type ListedDeadline } from "#app/domain/appeals/list-deadlines.server.ts";
import { listDenialDays } from "#app/domain/appeals/list-denial-days.server.ts";
import { keptAudits } from "#app/domain/audits/kept/kept-audits.server.ts";
import { askForMissingAudits } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import type { ListedBill } from "#app/domain/bills/kept/kept-bill.ts";
import { countBills, keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { daysAheadOf } from "#app/domain/cases/days-ahead.ts";
import { type ListedCase, listCases } from "#app/domain/cases/list-cases.server.ts";
import { findTwin } from "#app/domain/cases/visits/find-twin.ts";
import { listVisitPairs, type VisitPair } from "#app/domain/cases/visits/visit-pairs.server.ts";
import { listClaimLinks } from "#app/domain/explanations/kept/claim-links.server.ts";
import { keptExplanations } from "#app/domain/explanations/kept/kept-explanations.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { ActionLink } from "#app/ui/page/action-link.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountMeta } from "../frame/account-meta.ts";
import { accountLoader } from "../frame/gate.server.ts";
import { OwnPlanPrices } from "../plan/own-plan.tsx";
import { viewOwnPlan } from "../plan/view-own-plan.server.ts";
import { AppealsPart } from "./appeals-part.tsx";
import { AssistancePart } from "./assistance-part.tsx";
import { AttentionList } from "./attention-list.tsx";
import { BillsInOrder } from "./bills-in-order.tsx";
import { DaysAheadLine } from "./days-ahead-line.tsx";
import { FirstBill } from "./first-bill.tsx";
import { NewestAudit } from "./newest-audit.tsx";

export const meta = accountMeta((words) => words.accountHome);

/** Those that were added last: more are not looked at for their next step. */
const MAX_CASES = 20;
const MAX_DRAFTS = 20;
/** Among which those are looked for that assistance may help with. */
const MAX_BILLS = 100;

export const loader = accountLoader("any", async ({ context, access }) => {
  const { db, clock, language } = context;
  const { account, role, permissions, viewer, ownerName } = access;
  const seesBills = permissions.has("view-bills");
  const { today, profile } = await openAppealDesk(context, access);
  const [drafts, newest, billCount, explanations, links, pairs, appeals, grants, invitations, plan] =
    await Promise.all([
      seesBills ? keptBills.list(db, account, { state: "draft", limit: MAX_DRAFTS }) : [],
      seesBills ? keptBills.list(db, account, { limit: MAX_BILLS }) : [],
      countBills(db, account),
      seesBills ? keptExplanations.list(db, account) : [],
      seesBills ? listClaimLinks(db, account) : [],
      seesBills ? listVisitPairs(db, account) : [],
      seesBills ? keptAppeals.list(db, account) : [],
      role === "authorised" ? [] : listGrants(db, account, clock),
      role === "authorised" ? [] : listInvitations(context, account.accountId),
      viewOwnPlan(db, access),
    ]);
  const deadlines = deadlinesOf(appeals, today);
  const denials = seesBills ? await listDenialDays(db, account, appeals, today) : [];
  const cases = await listCases(db, account, newest.slice(0, MAX_CASES), {
    today,
    profile: role === "authorised" ? null : profile,
  });
  const toCheck = cases.filter(({ check }) => check === "waiting").map(({ bill }) => bill.billId);
  await askForMissingAudits(context, account, toCheck);
  const helped = await listAssistanceDays(db, { bills: newest, appeals }, today);
  return {
    name: viewer.name,
    ownerName: role === "authorised" ? ownerName : null,
    attention: attentionOf(
      { bills: drafts, explanations, links, grants, invitations, deadlines, denials },
      clock.now(),
    ),
    helped: helped.map(({ billId, providerName, right: { deadline } }) => ({
      billId,
      providerName,
      until: deadline && sayLastDay(language, deadline),
    })),
    bills: seesBills
      ? cases.map((one) => viewCase(language, one, isNewerCopy(one.bill, newest, pairs)))
      : null,
    uploadId: randomUUID(),
    daysAhead: seesBills ? daysAheadOf(cases) : [],
    billCount,
    plan,
    addsBills: permissions.has("add-bills"),
    audits: permissions.has("run-audits"),
    appeals: seesBills ? { count: appeals.length, nextDeadline: nextOf(language, deadlines) } : null,
    writes: permissions.has("file-appeals"),
    newestAudit: seesBills ? ((await keptAudits.list(db, account, { limit: 1 }))[0] ?? null) : null,
  };
});

function viewCase(
  language: Language,
  { bill: { billId, summary }, noBill, askedCents, offCents, next, check }: ListedCase,
  isCopy: boolean,
) {
  const { providerName, hospital } = summary;
  return {
    billId,
    providerName: providerName ?? hospital?.name ?? null,
    noBill,
    askedCents,
    isCopy,
    offCents: isCopy ? 0 : offCents,
    next: next && sayStep(language, next),
    check,
  };
}

/** Whether the bill is here already: the one that was added first counts. */
function isNewerCopy(bill: ListedBill, bills: readonly ListedBill[], pairs: readonly VisitPair[]): boolean {
  const twin = findTwin(bill.billId, bills, pairs);
  return twin !== null && twin.createdAt < bill.createdAt;
}

/** The next one that is the patient's own. */
function nextOf(language: Language, deadlines: readonly ListedDeadline[]) {
  const next = deadlines.find(({ deadline: { actor, daysLeft } }) => actor === "patient" && daysLeft >= 0);
  return next ? { what: sayWhat(language, next.deadline), dueOn: next.deadline.dueOn } : null;
}

export default function AccountHome() {
  const shown = useLoaderData<typeof loader>();
  const { name, ownerName, attention, bills, billCount, addsBills, audits, newestAudit, appeals } = shown;
  const words = useWords().accountHome;
  const language = useLanguage();
  const address = useAccountAddress();
  const hasStep = bills?.some(({ next, check }) => next !== null || check === "waiting") ?? false;
  return (
    <MainContent>
      <div className={stack.page}>
        <h1>
          {ownerName === null
            ? say(language, words.heading, { name })
            : say(language, words.headingOfOwner, { name: ownerName })}
        </h1>
        {attention.length === 0 && hasStep ? null : (
          <section className={stack.part} aria-labelledby="attention">
            <h2 id="attention">{words.attention}</h2>
            {attention.length === 0 ? <p>{words.nothing}</p> : <AttentionList attention={attention} />}
          </section>
        )}
        {shown.helped.length === 0 ? null : <AssistancePart bills={shown.helped} mayApply={shown.writes} />}
        {bills === null ? null : (
          <BillsInOrder bills={bills} count={billCount}>
            {addsBills ? <FirstBill uploadId={shown.uploadId} /> : null}
          </BillsInOrder>
        )}
        <DaysAheadLine days={shown.daysAhead} />
        {newestAudit === null ? null : <NewestAudit audit={newestAudit} />}
        {appeals === null || billCount === 0 ? null : <AppealsPart {...appeals} mayWrite={shown.writes} />}
        <OwnPlanPrices plan={shown.plan} />
        <div className={stack.buttons}>
          {addsBills ? <ActionLink href={address("/account/add-bill")}>{words.addBill}</ActionLink> : null}
          {audits && billCount > 0 ? (
            <ActionLink href={address("/account/run-audit")} rank="secondary">
              {words.auditBill}
            </ActionLink>
          ) : null}
        </div>
      </div>
    </MainContent>
  );
}
