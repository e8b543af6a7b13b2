import type { PlanPaperAnswer, PlanPaperStory, RefusedService } from "#app/domain/cases/plan-paper.ts";
import { formatDate } from "#app/domain/dates/format-date.ts";
import type { PlanKind } from "#app/domain/explanations/explanation.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { dollarsOfCents } from "#app/domain/money/dollars.ts";
import { formatDollars } from "#app/domain/money/format-dollars.ts";
import { type SaidLastDay, sayLastDayOfStep, sayMinutes } from "./say-case.ts";
import { wordsIn } from "./words.ts";

/** The plan as its paper names it. */
export interface NamedPlan {
  name: string | null;
  kind: PlanKind | null;
}

/** The step of a plan's paper in all its words. */
export interface SaidPlanStep {
  title: string;
  why: string;
  action: string;
  minutes: string;
  lastDay: SaidLastDay | null;
}

const money = (cents: number) => formatDollars(dollarsOfCents(cents));

/** A plan's paper in a few short sentences. */
export function sayPlanPaper(language: Language, answer: PlanPaperAnswer, { name, kind }: NamedPlan): string {
  const { answer: words } = wordsIn(language).planPapers;
  if (answer.kind === "nothing-read") return words["nothing-read"];
  if (answer.kind === "refused") {
    const { care, careOfYours, service: claim } = words;
    const [text, unnamed] = answer.isBeforeCare
      ? [words["refused-before-care"], care]
      : kind === "medicaid"
        ? [words["refused-medicaid"], careOfYours]
        : [words.refused, claim];
    const service = sayService(language, answer.service, unnamed);
    return say(language, text, { plan: name ?? words.plan, service, until: sayUntil(language, answer) });
  }
  const { isMedicares } = answer;
  const said = sayDecided(language, answer, isMedicares ? words.Medicare : name);
  return [
    ...(isMedicares ? [words.medicare] : []),
    said,
    ...(answer.hasRefused ? [words.hasRefused] : []),
  ].join(" ");
}

function sayDecided(
  language: Language,
  answer: Extract<PlanPaperAnswer, { isMedicares: boolean }>,
  plan: string | null,
): string {
  const { answer: words } = wordsIn(language).planPapers;
  switch (answer.kind) {
    case "owed": {
      const { owedCents, providerName } = answer;
      const values = { plan: plan ?? words.plan, amount: money(owedCents) };
      const said =
        providerName === null
          ? say(language, words.owed, values)
          : say(language, words["owed-to"], { ...values, provider: providerName.replace(/\.$/, "") });
      return `${said} ${answer.hasBill ? words.billHere : words.billToCome}`;
    }
    case "nothing-owed":
      return say(language, words["nothing-owed"], { plan: plan ?? words.plan });
    case "decided":
      return `${say(language, words.decided, { plan: plan ?? words.yourPlan })} ${answer.hasBill ? words.billHere : words.billToCome}`;
  }
}

function sayUntil(language: Language, { by }: Extract<PlanPaperAnswer, { kind: "refused" }>): string {
  const { answer: words } = wordsIn(language).planPapers;
  if (by === null) return words.noDay;
  return say(language, by.daysLeft < 0 ? words.past : words.until, { date: formatDate(language, by.dueOn) });
}

/** 'MRI of the knee (St. Jude's Hospital, Mar 2, 2026, $1,200.00)' */
function sayService(
  language: Language,
  { description, providerName, serviceDate, amountCents }: RefusedService,
  unnamed: string,
): string {
  const { answer: words } = wordsIn(language).planPapers;
  const service = description === null ? unnamed : withoutOpenBracket(description);
  const facts = [
    providerName,
    serviceDate && formatDate(language, serviceDate),
    amountCents === null ? null : money(amountCents),
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? service : say(language, words.of, { service, facts: facts.join(", ") });
}

/** 'MRI of the knee (CPT' was cut from a code. */
function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf("(");
  return open > 0 && !text.includes(")", open) ? text.slice(0, open).trimEnd() : text;
}

export function sayPlanStep(
  language: Language,
  { answer, step }: PlanPaperStory,
  { kind }: NamedPlan,
): SaidPlanStep {
  const { steps } = wordsIn(language).planPapers;
  const isBeforeCare = answer.kind === "refused" && answer.isBeforeCare;
  const appeal = isBeforeCare ? "appeal-before-care" : kind === "medicaid" ? "appeal-medicaid" : "appeal";
  return {
    ...steps[step.id === "appeal" ? appeal : step.id],
    minutes: sayMinutes(language, step.minutes),
    lastDay: step.by && sayLastDayOfStep(language, step.by),
  };
}
