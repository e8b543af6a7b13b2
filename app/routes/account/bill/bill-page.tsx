import { data, type HeadersFunction, type MetaFunction, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { NotChecked } from "#app/components/audit/not-checked.tsx";
import * as storyCss from "#app/components/bill-story/bill-story.css.ts";
import { ComesOff } from "#app/components/bill-story/comes-off.tsx";
import { languageIn, pageMeta } from "#app/components/page/page-meta.ts";
import { CollectorRights } from "#app/components/rights/collector-rights.tsx";
import { useLanguage, useWords } from "#app/components/use-words.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { askForAudit } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { confirmSums } from "#app/domain/bills/kept/confirm-sums.server.ts";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import { takeOtherReading } from "#app/domain/bills/kept/take-other-reading.server.ts";
import { findTwin } from "#app/domain/cases/visits/find-twin.ts";
import { findVisit } from "#app/domain/cases/visits/find-visit.ts";
import { decideVisitPair, listVisitPairs, pairStates } from "#app/domain/cases/visits/visit-pairs.server.ts";
import { easternDay } from "#app/domain/dates/eastern-day.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { findHospitalStates } from "#app/domain/hospitals/finding/find-hospital-states.server.ts";
import { hospitalPath } from "#app/domain/hospitals/finding/hospital-link.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { queryPage } from "#app/platform/http/addresses/query-value.ts";
import { refuseWhileAway } from "#app/platform/http/answers/refuse-while-away.server.ts";
import { refuseSubmission } from "#app/platform/http/forms/refuse-submission.server.ts";
import { notThisForm, takeSubmission } from "#app/platform/http/forms/take-submission.server.ts";
import { Fold } from "#app/ui/page/fold.tsx";
import { MainContent } from "#app/ui/page/main-content.tsx";
import * as stack from "#app/ui/page/stack.css.ts";
import { beginApplicationPath } from "../appeal-case/application-path.ts";
import { useAccountAddress } from "../frame/account-address.ts";
import { accountAction, accountLoader, refused } from "../frame/gate.server.ts";
import { viewOwnPlan } from "../plan/view-own-plan.server.ts";
import { answerStep, stepIntents } from "./answer-step.server.ts";
import { BillLines } from "./bill-lines.tsx";
import { BillPapers } from "./bill-papers.tsx";
import { BillTimeline } from "./bill-timeline.tsx";
import { BillTotals } from "./bill-totals.tsx";
import { NextStep, StepsBesides } from "./next-step.tsx";
import { OtherBills } from "./other-bills.tsx";
import { PlanSide } from "./plan-side.tsx";
import { TwinBill } from "./twin-bill.tsx";
import { type ViewedBill, viewBill } from "./view-bill.server.ts";
import { viewCase } from "./view-case.server.ts";
import { viewPlanPapers } from "./view-plan-papers.server.ts";

export const meta: MetaFunction<typeof loader> = ({ data, matches, location }) => {
  const language = languageIn(matches);
  const { untitled, description } = wordsIn(language).accountBills.bill;
  const title = data?.bill.providerName ?? untitled;
  return pageMeta({ title, description, keywords: "", path: location.pathname, noindex: true }, matches);
};

export const loader = accountLoader("view-bills", async ({ request, params, context, access }) => {
  const found = await keptBills.find(context.db, access.account, params.billId ?? "");
  if (!found) throw new Response(null, { status: 404 });
  const [bill, planPapers, plan, bills, pairs] = await Promise.all([
    viewBill(context.language, context.db, found, queryPage(new URL(request.url).searchParams)),
    viewPlanPapers(context, access, found.billId),
    viewOwnPlan(context.db, access),
    keptBills.list(context.db, access.account),
    listVisitPairs(context.db, access.account),
  ]);
  const hospitals = new Set(bills.flatMap(({ summary }) => summary.hospital?.shortId ?? []));
  const states = hospitals.size > 1 ? await findHospitalStates(context.db, [...hospitals]) : new Map();
  const { linked, proposed } = planPapers;
  const waiting = [...linked.filter(({ state }) => state === "draft"), ...proposed];
  const story = await viewCase(context, access, found, {
    waitingExplanationIds: waiting.map(({ explanationId }) => explanationId),
    shownLineIds: bill.lines.map(({ lineId }) => lineId),
  });
  const twin = findTwin(found.billId, bills, pairs);
  return data(
    {
      bill,
      twin: twin && { billId: twin.billId, addedOn: easternDay(new Date(twin.createdAt)) },
      planPapers,
      plan,
      story,
      visit: findVisit(found.billId, bills, pairs, states),
      rights: {
        mayAdd: access.permissions.has("add-bills"),
        mayAudit: access.permissions.has("run-audits"),
        mayFile: access.permissions.has("file-appeals"),
      },
      isOwners: access.role !== "authorised",
    },
    {
      ...(bill.page === null && { status: 404 }),
      ...(story.check === "waiting" && { headers: { Refresh: "2" } }),
    },
  );
});

/** While the check is under way the page reloads; a form that came back says when to try again. */
export const headers: HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders.has("Retry-After") ? actionHeaders : loaderHeaders;

/** Takes the answers that a step asks for, and what belongs to one visit. */
export const action = accountAction("view-bills", async ({ request, params, context, access }) => {
  const fields = await takeSubmission(request);
  return refuseWhileAway(context.form, fields, wordsIn(context.language).forms.databaseAway, async () => {
    const found = await keptBills.find(context.db, access.account, params.billId ?? "");
    if (!found) throw new Response(null, { status: 404 });
    if (fields.intent === "confirm-sums") {
      if (!access.permissions.has("add-bills")) throw refused("add-bills");
      const version = Number(fields.version);
      if (!Number.isSafeInteger(version)) throw notThisForm();
      const saved = await confirmSums(context.db, access.account, { ...found, version }, context.clock);
      if (saved.outcome === "gone") throw new Response(null, { status: 404 });
      if (saved.outcome === "conflict") {
        const { changedMeanwhile } = wordsIn(context.language).billCase.story.doubt;
        return refuseSubmission(context.form, fields, { "": changedMeanwhile }, { status: 409 });
      }
      await askForAudit(context, access.account, found.billId);
      throw redirect(access.address(`/account/bills/${found.billId}`), 303);
    }
    if (fields.intent === "take-reading") {
      if (!access.permissions.has("add-bills")) throw refused("add-bills");
      await takeOtherReading(context.db, access.account, found, Number(fields.line), context.clock);
      await askForAudit(context, access.account, found.billId);
      throw redirect(access.address(`/account/bills/${found.billId}`), 303);
    }
    const intent = stepIntents.find((one) => one === fields.intent);
    const state = fields.intent === "visit" ? pairStates.find((one) => one === fields.state) : undefined;
    if (intent === undefined && state === undefined) throw notThisForm();
    const need = intent === undefined ? "add-bills" : "run-audits";
    if (!access.permissions.has(need)) throw refused(need);
    if (state !== undefined) {
      const { billId } = found;
      await decideVisitPair(context.db, access.account, { billId, otherBillId: fields.other ?? "", state });
    }
    const problems = intent ? await answerStep(context, access, found, { intent, fields }) : null;
    if (problems !== null) return refuseSubmission(context.form, fields, problems);
    throw redirect(access.address(`/account/bills/${found.billId}`), 303);
  });
});

export default function BillPage() {
  const { bill, twin, planPapers, plan, story, visit, rights, isOwners } = useLoaderData<typeof loader>();
  const returned = useActionData<typeof action>();
  const words = useWords().accountBills.bill;
  const { story: caseWords } = useWords().billCase;
  const { result } = useWords().audits;
  const language = useLanguage();
  const address = useAccountAddress();
  const path = `/account/bills/${bill.billId}`;
  return (
    <MainContent>
      <div className={stack.page}>
        <hgroup className={storyCss.title}>
          <h1 className={storyCss.name}>{bill.providerName ?? bill.hospital?.name ?? words.untitled}</h1>
          <p className={stack.note}>
            {sayDates(language, bill)}{" "}
            <a href={address("/account/bills")} data-screen>
              {words.back}
            </a>
          </p>
        </hgroup>
        <p className={storyCss.answer}>{story.answer}</p>
        <NextStep view={story} rights={rights} returned={returned} />
        {story.collectorRights ? <CollectorRights rights={story.collectorRights} /> : null}
        <TwinBill billId={bill.billId} twin={twin} mayAdd={rights.mayAdd} isOwners={isOwners} />
        <PlanSide
          papers={planPapers}
          money={story.money}
          mayAdd={rights.mayAdd}
          mayHavePlan={story.mayHavePlan}
        >
          {story.askedCents === null ? null : (
            <ComesOff askedCents={story.askedCents} parts={story.comesOff} words={caseWords.comesOff} />
          )}
        </PlanSide>
        <StepsBesides steps={story.others} rights={rights} />
        {story.isBill || bill.lineCount > 0 ? <BillLines bill={bill} plan={plan} story={story} /> : null}
        {story.notChecked === null || !story.isBill ? null : (
          <NotChecked audit={story.notChecked} words={result.notChecked} />
        )}
        <OtherBills visit={visit} mayAdd={rights.mayAdd} />
        <BillTimeline billId={bill.billId} events={story.timeline} letterCount={story.letterCount} />
        <BillTotals totals={bill.totals} isBill={story.isBill} />
        <div className={storyCss.screenOnly} data-screen>
          <BillPapers billId={bill.billId} documents={bill.documents} mayAdd={rights.mayAdd} />
          <Fold id="more" heading={words.more.heading}>
            <ul className={stack.links}>
              {story.auditId === null ? null : (
                <li>
                  <a href={address("/account/audit-findings", { audit: story.auditId })}>
                    {words.more.findings}
                  </a>
                </li>
              )}
              {rights.mayAudit ? (
                <li>
                  <a href={address("/account/run-audit", { bill: bill.billId })}>{words.audit}</a>
                </li>
              ) : null}
              {rights.mayAdd ? (
                <li>
                  <a href={address(`${path}/review`)}>{words.correct}</a>
                </li>
              ) : null}
              {rights.mayFile ? (
                <>
                  <li>
                    <a href={address(beginApplicationPath, { bill: bill.billId })}>{words.assistance}</a>
                  </li>
                  <li>
                    <a href={address("/account/file-appeal", { bill: bill.billId })}>{words.letter}</a>
                  </li>
                </>
              ) : null}
              <li>
                <a href={address("/account/negotiate", { bill: bill.billId })}>{words.negotiate}</a>
              </li>
              {bill.hospital && bill.file ? (
                <li>
                  <a href={hospitalPath(bill.hospital)}>{words.hospital}</a>
                </li>
              ) : null}
              {isOwners ? (
                <>
                  <li>
                    <a href={`${path}/share`}>{bill.isShared ? words.more.shared : words.more.share}</a>
                  </li>
                  <li>
                    <a href={`${path}/delete`}>{words.more.delete}</a>
                  </li>
                </>
              ) : null}
            </ul>
          </Fold>
        </div>
      </div>
    </MainContent>
  );
}

/** When the bill was written, and when care was given, as far as it says so. */
function sayDates(language: Language, { statementDate, serviceDates: { first, last } }: ViewedBill): string {
  const words = wordsIn(language).accountBills.bill;
  const dated = statementDate
    ? say(language, words.dated, { date: formatDate(language, statementDate) })
    : null;
  const [from, to] = [first ?? last, last ?? first];
  if (from === null || to === null) return dated ?? "";
  const served =
    from === to
      ? say(language, words.served, { first: formatDate(language, from) })
      : say(language, words.servedFromTo, {
          first: formatDate(language, from),
          last: formatDate(language, to),
        });
  return [dated, served].filter(Boolean).join(" ");
}
