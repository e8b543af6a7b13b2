import type { Appeal } from "#app/domain/appeals/appeal.ts";
import type { NextStep } from "#app/domain/appeals/next-step.ts";
import { sendingRuleOf } from "#app/domain/appeals/sending-deadline.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { Remedy } from "#app/domain/deadlines/deadline.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { type SaidDeadline, sayDeadline, sayLastDay, sayWhat } from "./say-deadline.ts";
import { wordsIn } from "./words.ts";

/** The next step of an appeal as its page tells it. */
export interface SaidNextStep {
  step: NextStep["step"];
  text: string;
  /** The deadline for it, or that of the other side; null: none that we know. */
  until: SaidDeadline | null;
  /** What is left, where something is lost or late. */
  remedies: readonly Remedy[];
}

export function sayNextStep(
  language: Language,
  next: NextStep,
  appeal: Pick<Appeal, "kind" | "plan" | "followedBy">,
): SaidNextStep {
  const until = "until" in next && next.until ? sayDeadline(language, next.until) : null;
  const remedies = "remedies" in next ? next.remedies : [];
  return { step: next.step, text: sayText(language, next, appeal), until, remedies };
}

/** 'Send it, by Mar 22, 2027': the next step in a list. */
export function sayShortStep(language: Language, next: NextStep): string {
  const { short, shortBy, shortUntil, shortFollowUp } = wordsIn(language).appeals.next;
  const step = short[next.step];
  if (!("until" in next) || next.until === null) return step;
  const day = formatDate(language, next.until.dueOn);
  if (next.until.kind === "follow-up") return say(language, shortFollowUp, { step, day });
  return say(language, next.until.actor === "patient" ? shortBy : shortUntil, { step, day });
}

function sayText(
  language: Language,
  next: NextStep,
  appeal: Pick<Appeal, "kind" | "plan" | "followedBy">,
): string {
  const { next: words } = wordsIn(language).appeals;
  switch (next.step) {
    case "send":
      return [words.send, next.until === null ? sayNoDate(language, appeal) : null].filter(Boolean).join(" ");
    case "too-late":
    case "follow-up":
    case "answer-overdue":
      return say(language, words[next.step], {
        what: sayWhat(language, next.missed),
        lastDay: sayLastDay(language, next.missed),
      });
    case "nothing":
      return appeal.followedBy === null ? words.withdrawn : words.goesOn;
    default:
      return words[next.step];
  }
}

/** Why a letter with a last day has none that we know; null: it has none. */
function sayNoDate(language: Language, { kind, plan }: Pick<Appeal, "kind" | "plan">): string | null {
  const { next } = wordsIn(language).appeals;
  const rule = sendingRuleOf(kind);
  if (rule === null) return null;
  if (rule.plan === null || rule.plan === plan) return next.noDate;
  if (plan === "none") return null;
  return say(language, next.noticeHasDate, { plan: wordsIn(language).deadlines.plans[plan] });
}
