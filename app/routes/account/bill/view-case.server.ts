import type { AppLoadContext } from "@remix-run/node";
import { sayAudit, sayMissing } from "#app/content/words/say-audit.ts";
import { sayPricesBeside } from "#app/content/words/say-breakdown.ts";
import { sayAnswer, sayStep } from "#app/content/words/say-case.ts";
import { sayCollectorRights } from "#app/content/words/say-collector-rights.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { noBillOf } from "#app/domain/audits/audited-bill.ts";
import { standingFindings } from "#app/domain/audits/kept/standing-findings.ts";
import { moneyOfAudited, moneyPicture } from "#app/domain/audits/plan/money-picture.ts";
import { pairPlanLines } from "#app/domain/audits/plan/pair-plan-lines.ts";
import { planClaimOf } from "#app/domain/audits/plan-claim.ts";
import { standingLines } from "#app/domain/audits/standing-lines.ts";
import { askForMissingAudits } from "#app/domain/audits/waiting/bills-to-audit.server.ts";
import type { FoundBill } from "#app/domain/bills/kept/kept-bill.ts";
import { answerOf } from "#app/domain/cases/case-answer.ts";
import { askedCentsOf, hasPlan } from "#app/domain/cases/case-facts.ts";
import type { CaseStep } from "#app/domain/cases/case-step.ts";
import { timelineOfCase } from "#app/domain/cases/case-timeline.ts";
import { type GatheredCase, gatherCase } from "#app/domain/cases/gather-case.server.ts";
import { judgeSteps, nextStepOf } from "#app/domain/cases/judge-steps.ts";
import { mayComeOff } from "#app/domain/cases/may-come-off.ts";
import { stateOfCase } from "#app/domain/cases/state-of-case.ts";
import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { listWaitingReminders } from "#app/domain/deadlines/list-waiting-reminders.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { openAppealDesk } from "../appeal-case/open-appeal-desk.server.ts";
import type { AccountAccess } from "../frame/gate.server.ts";
import { linkOfStep } from "./step-link.ts";
import { viewDoubt } from "./view-doubt.ts";

interface BesideBill {
  /** The plan's documents that may be about the bill and wait for a yes, or for a check of their reading. */
  waitingExplanationIds: readonly string[];
  /** The bill's lines on the page; the others aren't included. */
  shownLineIds: readonly number[];
}

/** Returns a bill's case: the total, the next step and the others, the findings by line, and past events. */
export async function viewCase(
  context: AppLoadContext,
  access: AccountAccess,
  found: FoundBill,
  { waitingExplanationIds, shownLineIds }: BesideBill,
) {
  const { db, language } = context;
  const { account, role } = access;
  const desk = await openAppealDesk(context, access);
  const gathered = await gatherCase(db, account, found, {
    today: desk.today,
    profile: role === "authorised" ? null : desk.profile,
    waitingPaperCount: waitingExplanationIds.length,
  });
  const { facts, audit, check, appeals, claims, file } = gathered;
  if (check === "waiting") await askForMissingAudits(context, account, [found.billId]);
  const steps = judgeSteps(facts);
  const next = check === "waiting" ? null : nextStepOf(steps);
  const view = (step: CaseStep) => ({
    ...sayStep(language, step),
    appealId: step.appealId ?? null,
    link: linkOfStep(step, {
      billId: found.billId,
      auditId: audit?.auditId ?? null,
      denial: facts.denial,
      waitingExplanationId: waitingExplanationIds[0] ?? null,
    }),
  });
  const { changes = null } = audit?.kept ?? {};
  const isToldByMail = role === "owner" && desk.profile.wantsReminders;
  const shown = new Set(shownLineIds);
  const others = steps.filter((step) => step !== next);
  const place = stateOfCase({
    bill: found.bill,
    profile: role === "authorised" ? null : desk.profile,
    hospitalState: facts.bill.provider.hospital?.state ?? null,
  });
  return {
    collectorRights:
      facts.collection === null || place === null ? null : sayCollectorRights(language, place, desk.today),
    answer: sayAnswer(language, answerOf(facts, steps), check === "failed"),
    check,
    version: found.version,
    next: next && view(next),
    doubt: audit && viewDoubt(language, found.bill, audit.kept),
    others: others.map(view),
    askedCents: askedCentsOf(facts),
    isBill: noBillOf(facts.bill) === null,
    mayHavePlan: hasPlan(facts) !== false && noBillOf(facts.bill) === null,
    money:
      noBillOf(facts.bill) === null
        ? moneyPicture(
            moneyOfAudited(facts.bill),
            claims.map(({ explanation, claim }) => planClaimOf(explanation, claim)),
          )
        : [],
    comesOff: mayComeOff(facts).map((part) => ({
      ...part,
      title: wordsIn(language).audits.rules[part.rule],
    })),
    auditId: audit?.auditId ?? null,
    notChecked: audit && sayMissing(language, audit.kept),
    changes: changes && { ...changes, since: dayInZone(desk.services.timeZone, new Date(changes.since)) },
    ofLines: audit ? findingsOfLines(language, audit, desk.today, shown) : {},
    planOfLines: planOfLines(gathered),
    pricesBesideLines: pricesBesideLines(language, audit, shown),
    timeline: timelineOfCase(
      {
        found,
        audit,
        claims,
        appeals,
        notes: file.notes,
        steps: check === "waiting" ? [] : steps,
        reminders: isToldByMail
          ? await listWaitingReminders(
              db,
              account,
              appeals.map(({ appealId }) => appealId),
            )
          : [],
      },
      desk.services.timeZone,
    ),
    letterCount: appeals.length,
  };
}

export type ViewedCase = Awaited<ReturnType<typeof viewCase>>;

/** How a step is shown. */
export type ViewedStep = NonNullable<ViewedCase["next"]>;

/** What was found on a line. */
interface FoundOnLine {
  key: string;
  title: string;
  /** What it is and what to ask; null: another line says it, and `toldAt` is that line's number, from 1. */
  text: string | null;
  toldAt: number;
  /** The comparison of a price opens on demand. */
  isOpen: boolean;
}

/** What was found on each line, by the line's id. A finding about several lines is shown at its first. */
function findingsOfLines(
  language: Language,
  { kept }: NonNullable<GatheredCase["audit"]>,
  today: string,
  shown: ReadonlySet<number>,
) {
  const isShown = (index: number) => shown.has(kept.lineIds[index] ?? 0);
  const findings = standingFindings(kept).filter(({ lines }) => lines.some(isShown));
  const audit = { ...kept.audit, findings };
  const { strengths } = sayAudit(language, { ...kept, audit }, { ...kept.auditedBill, today });
  const byLine: Record<number, FoundOnLine[]> = {};
  for (const { strength, findings } of strengths) {
    for (const { key, title, message, ask, lines } of findings) {
      const [first = 0] = lines;
      for (const index of lines) {
        const lineId = kept.lineIds[index];
        if (lineId === undefined) continue;
        const text = index === first ? `${message} ${ask}` : null;
        const found = { key, title, text, toldAt: first + 1, isOpen: strength !== "price context" };
        byLine[lineId] = [...(byLine[lineId] ?? []), found];
      }
    }
  }
  return byLine;
}

/** What hospitals of the state ask for each line and what Medicare pays, by the line's id. */
function pricesBesideLines(
  language: Language,
  audit: GatheredCase["audit"],
  shown: ReadonlySet<number>,
): Record<number, string[]> {
  const { lines = [], lineIds = [] } = audit?.kept ?? {};
  return Object.fromEntries(
    lines.flatMap((line) => {
      const lineId = lineIds[line.index];
      if (lineId === undefined || !shown.has(lineId)) return [];
      const said = sayPricesBeside(language, line);
      return said.length === 0 ? [] : [[lineId, said]];
    }),
  );
}

/** What the plan decided about each line that it saw, in cents, by the line's id. */
function planOfLines({ audit }: GatheredCase) {
  if (audit === null) return {};
  const { auditedBill, lineIds } = audit.kept;
  const { pairs } = pairPlanLines(standingLines(auditedBill), auditedBill.planClaims ?? []);
  return Object.fromEntries(
    pairs.flatMap(({ standing, line: { amounts } }) => {
      const lineId = lineIds[standing.index];
      const { allowed, youOwe } = amounts;
      return lineId === undefined ? [] : [[lineId, { allowedCents: allowed, youOweCents: youOwe }]];
    }),
  ) as Record<number, { allowedCents: number | null; youOweCents: number | null }>;
}
