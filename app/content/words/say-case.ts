import type { CaseAnswer } from "#app/domain/cases/case-answer.ts";
import type { CaseStep, LastDay } from "#app/domain/cases/case-step.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { wordsIn } from "./words.ts";

/** A step in all its words. */
export interface SaidStep {
  id: CaseStep["id"];
  state: CaseStep["state"];
  title: string;
  /** Why it stands as it does. */
  why: string;
  action: string;
  minutes: string;
  /** By when; null: no day that we know. */
  lastDay: SaidLastDay | null;
}

export interface SaidLastDay {
  /** ISO. */
  dueOn: string;
  /** 'Last day: May 10, 2026 (20 days left)'. */
  sentence: string;
}

const money = (cents: number) => formatDollars(dollarsOfCents(cents));

/** A bill in one sentence or two. `isAuditFailed`: it could not be checked by itself. */
export function sayAnswer(language: Language, answer: CaseAnswer, isAuditFailed = false): string {
  const { answer: words, because, reasons } = wordsIn(language).billCase;
  switch (answer.kind) {
    case "nothing-read":
    case "other-currency":
    case "amount-unknown":
    case "nothing-due":
      return words[answer.kind];
    case "plan-question":
      return sayByDay(language, answer.by, {
        ahead: words["plan-question"],
        past: words["plan-question-past"],
        unknown: words["plan-question-undated"],
      });
    case "final-notice": {
      const { by, askedCents } = answer;
      const asked = money(askedCents);
      return by === null || by.daysLeft < 0
        ? say(language, words["final-notice-undated"], { asked })
        : say(language, words["final-notice"], { asked, date: formatDate(language, by.dueOn) });
    }
    case "receipt":
      return sayReceipt(language, answer);
    case "payment-plan":
      return sayPaymentPlan(language, answer);
    case "court-paper":
      return answer.claimedCents === null
        ? words["court-paper-without-sum"]
        : say(language, words["court-paper"], { asked: money(answer.claimedCents) });
    case "in-collection":
      return say(language, words[answer.isLate ? "in-collection-late" : "in-collection"], {
        asked: money(answer.askedCents),
      });
    case "check-first":
      return answer.askedCents === null
        ? words["check-first-unknown"]
        : say(language, words["check-first"], { asked: money(answer.askedCents) });
    case "estimate":
      return answer.estimatedCents === null
        ? words["estimate-without-sum"]
        : say(language, words.estimate, { asked: money(answer.estimatedCents) });
    case "money-back":
      return say(language, words["money-back"], { back: money(answer.backCents) });
    case "may-be-free":
    case "may-be-discounted": {
      const sentence = say(language, words[answer.kind], { asked: money(answer.askedCents) });
      return answer.isLate ? `${sentence} ${words.late}` : sentence;
    }
    case "being-checked":
      return say(language, isAuditFailed ? words["not-audited"] : words["being-checked"], {
        asked: money(answer.askedCents),
      });
    case "may-be-less": {
      const { rule } = answer.largest;
      return say(language, words["may-be-less"], {
        asked: money(answer.askedCents),
        left: money(answer.mayBeCents),
        because: rule in because ? because[rule as keyof typeof because] : because.other,
      });
    }
    case "questions": {
      const { askedCents, mayBeCents, count } = answer;
      const text = mayBeCents < askedCents ? words["questions-with-amount"] : words.questions;
      return say(language, text, { count, asked: money(askedCents), left: money(mayBeCents) });
    }
    case "nothing-wrong":
      return say(language, words["nothing-wrong"], {
        asked: money(answer.askedCents),
        prices: reasons[`nothing-wrong-${answer.prices}`],
      });
    default:
      return say(language, words[answer.kind], { asked: money(answer.askedCents) });
  }
}

function sayByDay(
  language: Language,
  by: LastDay | null,
  {
    ahead,
    past,
    unknown,
  }: { ahead: `${string}{date}${string}`; past: `${string}{date}${string}`; unknown: string },
): string {
  if (by === null) return unknown;
  return say(language, by.daysLeft < 0 ? past : ahead, { date: formatDate(language, by.dueOn) });
}

function sayPaymentPlan(
  language: Language,
  { isAgreed, leftCents, monthlyCents, firstPaymentOn }: Extract<CaseAnswer, { kind: "payment-plan" }>,
): string {
  const { answer: words } = wordsIn(language).billCase;
  const terms = [
    leftCents === null ? null : say(language, words.planTerms.left, { left: money(leftCents) }),
    monthlyCents === null ? null : say(language, words.planTerms.monthly, { monthly: money(monthlyCents) }),
    firstPaymentOn === null
      ? null
      : say(language, words.planTerms.first, { date: formatDate(language, firstPaymentOn) }),
  ].filter((term) => term !== null);
  const isUnread = monthlyCents === null || firstPaymentOn === null;
  const advice = [isAgreed ? words.planAgreed : words.planAdvice, ...(isUnread ? [words.planUnread] : [])];
  return say(language, words["payment-plan"], {
    terms: terms.length > 0 ? `: ${terms.join(", ")}` : "",
    advice: advice.join(" "),
  });
}

function sayReceipt(
  language: Language,
  { paidCents, leftCents }: Extract<CaseAnswer, { kind: "receipt" }>,
): string {
  const { answer: words } = wordsIn(language).billCase;
  if (paidCents === null || paidCents <= 0) return words["receipt-without-sums"];
  const paid = money(paidCents);
  if (leftCents === null) return say(language, words["receipt-without-rest"], { paid });
  return leftCents > 0
    ? say(language, words["receipt-with-rest"], { paid, left: money(leftCents) })
    : say(language, words.receipt, { paid });
}

export function sayStep(language: Language, step: CaseStep): SaidStep {
  const { steps, story } = wordsIn(language).billCase;
  const { id, state, minutes } = step;
  const day = step.state === "open" ? step.by : null;
  return {
    id,
    state,
    ...steps[id],
    ...(step.reason === "numbers-doubted" && { title: story.doubt.title, action: story.doubt.correct }),
    ...(step.reason === "letter-won-still-found" && { action: steps["check-reading"].action }),
    why: sayReason(language, step),
    minutes: sayMinutes(language, minutes),
    lastDay: day && sayLastDayOfStep(language, day),
  };
}

function sayReason(language: Language, step: CaseStep): string {
  const { reasons } = wordsIn(language).billCase;
  const { count = 1, amountCents = 0, percent = 0, days = 0 } = step.facts ?? {};
  const until = step.state === "waiting" ? (step.until?.dueOn ?? null) : null;
  if (step.reason === "letter-sent" && until !== null) {
    return say(language, reasons["letter-sent-until"], { until: formatDate(language, until) });
  }
  const isWithoutAmount = step.reason === "errors-found" && amountCents === 0;
  const text = isWithoutAmount ? reasons["errors-found-without-amount"] : reasons[step.reason];
  return say(language, text, { count: Number(count), amount: money(Number(amountCents)), percent, days });
}

export function sayMinutes(language: Language, count: number): string {
  return say(language, wordsIn(language).billCase.story.minutes, { count });
}

export function sayLastDayOfStep(language: Language, { dueOn, daysLeft }: LastDay): SaidLastDay {
  const { story } = wordsIn(language).billCase;
  const left = daysLeft === 0 ? story.today : say(language, story.daysLeft, { count: daysLeft });
  return {
    dueOn,
    sentence: `${say(language, story.lastDay, { date: formatDate(language, dueOn) })} (${left})`,
  };
}
