import type { AppLoadContext } from "@remix-run/node";
import { sayAudit } from "#app/content/words/say-audit.ts";
import { sayEnforcers } from "#app/content/words/say-collector-rights.ts";
import { sayClaim } from "#app/content/words/say-letter-claim.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { noBillOf } from "#app/domain/audits/audited-bill.ts";
import { standingFindings } from "#app/domain/audits/kept/standing-findings.ts";
import { askForMissingAudits } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import { emptyCorrespondence, type FoundBill, type KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import { gatherCase } from "#app/domain/cases/gather-case.server.ts";
import type { CallNote } from "#app/domain/cases/kept/case-file.ts";
import { stateOfCase } from "#app/domain/cases/state-of-case.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import { findHospitalOfLink } from "#app/domain/hospitals/finding/find-hospital-of-link.server.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Language } from "#app/domain/language/language.ts";
import { onPhone } from "#app/domain/language/on-phone.ts";
import { say } from "#app/domain/language/say.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { viewPlanCall } from "./view-plan-call.server.ts";

/** The most that one call can clear up. */
const MAX_MATTERS = 5;

/** Whom to call about a bill, what to say in which order, and what was written down so far. */
export async function viewCall(context: AppLoadContext, access: AccountAccess, found: FoundBill) {
  const { db, language } = context;
  const desk = await openAppealDesk(context, access);
  const profile = access.role === "authorised" ? null : desk.profile;
  const [gathered, hospital] = await Promise.all([
    gatherCase(db, access.account, found, { today: desk.today, profile, waitingPaperCount: 0 }),
    findHospitalOfLink(db, found.bill.hospital),
  ]);
  const { file, audit, check, facts } = gathered;
  if (check === "waiting") await askForMissingAudits(context, access.account, [found.billId]);
  const { statementDate, paper = "other" } = facts.bill;
  const last = file.notes.toSorted((a, b) => (a.on < b.on ? -1 : 1)).at(-1) ?? null;
  const hospitalState = facts.bill.provider.hospital?.state ?? null;
  const place = stateOfCase({ bill: found.bill, profile, hospitalState });
  const saySteps = (one: Language) => {
    const words = wordsIn(one).billCall;
    const ofPaper = paper in words.papers ? words.papers[paper as keyof typeof words.papers] : null;
    const accountNumber = found.bill.correspondence?.accountNumber?.value ?? null;
    return [
      ofPaper?.opening ?? sayOpening(one, statementDate, accountNumber),
      ...(last ? [sayLastCall(one, last)] : []),
      ...(audit ? mattersOf(one, audit, desk.today) : []),
      ...(ofPaper ? [ofPaper.ask] : []),
      ...(noBillOf(facts.bill) === null ? [words.hold] : []),
      words.closing,
    ];
  };
  return {
    billId: found.billId,
    providerName: found.bill.providerName?.value ?? found.bill.hospital?.name ?? null,
    who: whomToCall(language, found.bill, hospital),
    check,
    steps: onPhone(language, saySteps),
    planSteps: await viewPlanCall(context, gathered.claims),
    notes: file.notes.toReversed(),
    collection: file.collection,
    enforcers:
      place === null
        ? null
        : sayEnforcers(language, { state: place.state, isCollected: facts.collection !== null }, desk.today),
  };
}

/** The numbers that the bill prints, else the hospital's. */
function whomToCall(
  language: Language,
  { correspondence, reading }: KeptBill,
  hospital: { name: string; phone: string | null } | null,
): string[] {
  const words = wordsIn(language).billCall;
  const { billingPhone, assistancePhone, collectorName } = correspondence ?? emptyCorrespondence;
  const printed = reading?.paper === "collection-notice" ? words.collectorPhone : words.billingPhone;
  const ofOffice =
    billingPhone &&
    say(language, printed, {
      phone: billingPhone.value,
      name: collectorName?.value ?? words.collectorUnnamed,
    });
  const ofHospital =
    hospital?.phone != null
      ? say(language, words.hospitalPhone, { hospital: hospital.name, phone: hospital.phone })
      : words.noPhone;
  const ofHelp = assistancePhone && say(language, words.assistancePhone, { phone: assistancePhone.value });
  return [ofOffice ?? ofHospital, ...(ofHelp ? [ofHelp] : [])];
}

function sayOpening(language: Language, statementDate: string | null, accountNumber: string | null): string {
  const words = wordsIn(language).billCall;
  const number =
    accountNumber === null ? words.accountOnBill : say(language, words.account, { accountNumber });
  return statementDate === null
    ? say(language, words.openingUndated, { number })
    : say(language, words.opening, { number, date: formatDate(language, statementDate) });
}

function sayLastCall(language: Language, { on, person, said, promisedBy }: CallNote): string {
  const words = wordsIn(language).billCall;
  const values = { date: formatDate(language, on), said };
  const told =
    person === null
      ? say(language, words.lastUnnamed, values)
      : say(language, words.last, { ...values, person });
  return promisedBy === null
    ? told
    : `${told} ${say(language, words.promised, { date: formatDate(language, promisedBy) })}`;
}

/** Findings and questions for the caller, strongest first. Leaves out prices, which don't belong in a first call,
 *  and findings that may come from our misreading. */
function mattersOf(
  language: Language,
  { kept }: NonNullable<Awaited<ReturnType<typeof gatherCase>>["audit"]>,
  today: string,
) {
  const { strengths } = sayAudit(language, kept, { ...kept.auditedBill, today });
  const standing = new Set(standingFindings(kept).map(({ place }) => place));
  return strengths
    .filter(({ strength }) => strength !== "price context")
    .flatMap(({ findings }) => findings)
    .filter(({ index }) => standing.has(index) && !itemAt(kept.audit.findings, index).unsure)
    .flatMap(({ index, evidence }) => {
      const claim = sayClaim(language, itemAt(kept.audit.findings, index), kept.auditedBill.coverage);
      return claim ? [`${evidence}: ${claim.says} ${claim.ask}`] : [];
    })
    .slice(0, MAX_MATTERS);
}
