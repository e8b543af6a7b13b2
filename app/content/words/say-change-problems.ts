import type { Appeal } from "#app/domain/appeals/appeal.ts";
import type { AppealRefusal } from "#app/domain/appeals/change-appeal.ts";
import type { AppealField, ReadAppealChange } from "#app/domain/appeals/read-appeal-change.ts";
import type { Language } from "#app/domain/language/language.ts";
import { say } from "#app/domain/language/say.ts";
import { sayDate } from "./say-date.ts";
import { wordsIn } from "./words.ts";

type Problems = Extract<ReadAppealChange, { outcome: "invalid" }>["problems"];

/** What is wrong with each field of a form that changes an appeal, and how to mend it; a sentence names its field. */
export function sayChangeProblems(
  language: Language,
  change: string,
  problems: Problems,
): Partial<Record<AppealField, string>> {
  const { missing, missingNamed, ...sentences } = wordsIn(language).appeals.forms.problems;
  const ofChange = missing[change as keyof typeof missing] as Partial<Record<string, string>> | undefined;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      problem === "missing" && ofChange?.[field]
        ? ofChange[field]
        : say(language, problem === "missing" ? missingNamed : sentences[problem as keyof typeof sentences], {
            field: labelOf(language, change, field),
          }),
    ]),
  );
}

/** Why an appeal stays as it is, at the field that it is about; '' where it is about none. */
export function sayChangeRefusal(
  language: Language,
  change: string,
  reason: AppealRefusal,
  { steps }: Pick<Appeal, "steps">,
): Record<string, string> {
  const { refusals } = wordsIn(language).appeals.forms;
  const sentence = refusals[reason as keyof typeof refusals];
  const field = fieldOf(change, reason);
  const last = sayDate(language, steps.at(-1)?.on ?? null);
  return { [field]: say(language, sentence, { field: labelOf(language, change, field), last }) };
}

function fieldOf(change: string, reason: AppealRefusal): string {
  switch (reason) {
    case "date-in-future":
    case "date-before-last-step":
      return "on";
    case "text-too-long":
      return change === "send" ? "proof" : "note";
    case "amount-too-large":
      return change === "ask" ? "askedCents" : "gainedCents";
    case "gained-missing":
    case "gained-though-lost":
      return "gainedCents";
    default:
      return "";
  }
}

function labelOf(language: Language, change: string, field: string): string {
  const { send, more, answer, decide, ask, withdraw } = wordsIn(language).appeals.forms;
  const { dates, daysForm: days } = wordsIn(language).deadlines;
  const labels: Partial<Record<string, Partial<Record<string, string>>>> = {
    send: { on: send.on, how: send.how, proof: send.proof },
    "ask-more": { on: more.on, note: more.note },
    answer: { on: answer.on, note: answer.note },
    decide: { on: decide.on, result: decide.result, gainedCents: decide.gained, note: decide.note },
    ask: { askedCents: ask.asked },
    withdraw: { on: withdraw.on },
    "set-dates": dates,
    "set-days": { followUpOn: days.followUpOn, billDueOn: days.billDueOn },
  };
  const own = /^own-(\d+)-(name|on)$/.exec(field);
  if (own) return `${say(language, days.own, { number: Number(own[1]) })}, ${days[own[2] as "name" | "on"]}`;
  return labels[change]?.[field] ?? "";
}
