import { sayAssistanceLines } from "#app/content/words/say-assistance-lines.ts";
import { sayOffer, sayPhoneCall } from "#app/content/words/say-offer.ts";
import { sayOutcomes } from "#app/content/words/say-outcomes.ts";
import { sayRight } from "#app/content/words/say-right.ts";
import { getProfile } from "#app/domain/accounts/profile.server.ts";
import { assistanceFacts } from "#app/domain/audits/assistance-facts.ts";
import type { AuditedBill } from "#app/domain/audits/audited-bill.ts";
import { surelyReadUnits } from "#app/domain/audits/surely-read-units.ts";
import { plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import { billDateOf } from "#app/domain/bills/kept/arrange-bills.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { summariseBill } from "#app/domain/bills/kept/summarise-bill.ts";
import { rightOfFinding } from "#app/domain/deadlines/right-of-finding.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone } from "#app/domain/language/on-phone.ts";
import { type AssistanceFirst, assistanceFirst } from "#app/domain/negotiation/assistance-first.ts";
import { evidenceTotals } from "#app/domain/negotiation/evidence-totals.ts";
import { findOfferEvidence } from "#app/domain/negotiation/find-offer-evidence.server.ts";
import { inferPaymentMethod } from "#app/domain/negotiation/infer-payment-method.ts";
import { anchorsOfLine, anchorsOfOneUnit } from "#app/domain/negotiation/line-evidence.ts";
import { offerFigures, offerFor } from "#app/domain/negotiation/offer-figures.ts";
import { chosenFigures } from "#app/domain/negotiation/own-figures.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { viewOwnPlan } from "../plan/view-own-plan.server.ts";
import type { NegotiateQuery } from "./negotiate-query.ts";

const LINES_PER_PAGE = 50;

/** What can be offered for a bill, what it rests on and how to say it, as the page shows it. */
export async function viewNegotiation(
  language: Language,
  db: Database,
  found: FoundBill,
  access: AccountAccess,
  { today, ...query }: NegotiateQuery & { today: string },
) {
  const { billId, state, bill } = found;
  const summary = summariseBill(bill);
  const [evidence, profile, plan] = await Promise.all([
    findOfferEvidence(db, access.account, found),
    access.role === "authorised" ? null : getProfile(db, access.account),
    viewOwnPlan(db, access),
  ]);
  const likely = inferPaymentMethod(
    evidence.isAudited ? evidence.bill : null,
    profile?.profile.insuranceKind ?? null,
  );
  const paying = query.paying === null ? likely : query.paying === "not-said" ? null : query.paying;
  const { errorCents, isForeign } = evidence;
  const { printedOfferCents } = query;
  const offer = offerFor(evidence.bill, evidence.lines, { paying, isForeign, printedOfferCents, errorCents });
  const assistance = offer.why === "nothing-owed" || isForeign ? null : assistanceFirst(evidence.bill);
  const totals = evidenceTotals(evidence.bill, evidence.lines);
  const { own } = query;
  const chosen = chosenFigures(offer, own);
  const pageCount = Math.max(1, Math.ceil(evidence.lines.length / LINES_PER_PAGE));
  const page = query.page !== null && query.page <= pageCount ? query.page : null;
  const first = ((page ?? 1) - 1) * LINES_PER_PAGE;
  return {
    billId,
    isDraft: state === "draft",
    providerName: summary.providerName ?? summary.hospital?.name ?? null,
    billDate: billDateOf(summary),
    statementDate: summary.statementDate,
    hospital: evidence.hospital,
    /** Null: the profile names no insurer, or isn't the viewer's own. */
    plan,
    paying,
    why: offer.why,
    said: sayOffer(language, offer, own),
    /** The lowest amount there is to offer; null: none. */
    offerCents: offerFigures.map((name) => chosen[name]).find((cents) => cents !== null && cents > 0) ?? null,
    /** Null: it is not asked about first. */
    assistance: assistance && viewAssistance(language, evidence.bill, assistance, today),
    phone: onPhone(language, (one) => sayPhoneCall(one, { offer, own, totals, assistance })),
    outcomes: sayOutcomes(language, evidence.outcomes),
    withoutAmountCount: evidence.withoutAmountCount,
    lines: (page === null ? [] : evidence.lines.slice(first, first + LINES_PER_PAGE)).map((one, index) => ({
      number: first + index + 1,
      plainName: one.line.serviceCode && plainServiceName(language, one.line.serviceCode),
      ...one,
      published: surelyReadUnits(one.line) === null ? anchorsOfOneUnit(one) : anchorsOfLine(one),
      /** Whether the published price is for one unit, since the number of units isn't known. */
      isOfOneUnit: surelyReadUnits(one.line) === null,
    })),
    firstLine: first + 1,
    lineCount: evidence.lines.length,
    page,
    pageCount,
  };
}

/** What is known of assistance at the bill's hospital. `today`: an ISO day. */
function viewAssistance(
  language: Language,
  bill: AuditedBill,
  { why, hasCeiling }: AssistanceFirst,
  today: string,
) {
  const { statementDate, serviceTo, serviceFrom } = bill;
  const day = statementDate ?? serviceTo ?? serviceFrom;
  const facts = day === null ? {} : assistanceFacts(bill, day);
  const right = rightOfFinding({ rule: "charity-care", facts }, { statementDate, today });
  return {
    why,
    hasCeiling,
    /** Up to which incomes, with where that was read. */
    lines: why === "lines-known" ? sayAssistanceLines(language, facts) : [],
    /** The deadline to apply, or that it has passed; null: no law that we know sets one. */
    days: right && sayRight(language, right),
  };
}

export type ViewedNegotiation = Awaited<ReturnType<typeof viewNegotiation>>;

/** A line of the bill as the page shows it. */
export type ViewedLine = ViewedNegotiation["lines"][number];
