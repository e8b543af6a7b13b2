import type { DeadlineCase, DeadlineDates } from "#app/domain/deadlines/deadline.ts";
import type { PersonalDays } from "#app/domain/deadlines/personal-days.ts";
import { tidyLine, tidyParagraphs } from "#app/domain/forms/tidy-text.ts";
import type { LetterText } from "#app/domain/letters/letter-text.ts";
import {
  type Appeal,
  type AppealResult,
  type AppealState,
  type AppealStep,
  type SendingWay,
  stateOf,
} from "./appeal.ts";
import type { AssistanceApplication } from "./application/assistance-application.ts";

/** What a person can do to an appeal. `on`: the ISO day on which it happened. */
export type AppealChange =
  | { change: "ask"; askedCents: number }
  | { change: "write-letter"; letter: LetterText }
  | { change: "set-application"; application: AssistanceApplication }
  | ({ change: "set-dates"; dates: DeadlineDates } & DeadlineCase)
  | { change: "set-days"; days: PersonalDays }
  | { change: "send"; on: string; how: SendingWay; proof: string }
  /** The other side asks for more before it decides. */
  | { change: "ask-more"; on: string; note: string }
  | { change: "answer"; on: string; note: string }
  | { change: "decide"; on: string; result: AppealResult; gainedCents: number; note: string }
  | { change: "withdraw"; on: string }
  /** Takes back the last step, which was noted by mistake. */
  | { change: "undo-step" }
  | { change: "share-outcome"; isShared: boolean };

export type AppealRefusal =
  /** The appeal is not at the place where this can be done. */
  | "not-now"
  | "date-in-future"
  /** Before the step that came first. */
  | "date-before-last-step"
  | "letter-empty"
  | "letter-too-long"
  | "too-many-letters"
  | "text-too-long"
  | "amount-too-large"
  /** Won, or in part, and the bill was not reduced. */
  | "gained-missing"
  /** Lost, and the bill was reduced. */
  | "gained-though-lost";

export type ChangedAppeal =
  | { outcome: "changed"; appeal: Appeal }
  | { outcome: "refused"; reason: AppealRefusal };

/** As JSON: some 20 pages. */
const MAX_LETTER_LENGTH = 50_000;
const MAX_LETTERS = 100;
const MAX_TEXT_LENGTH = 500;
/** $100 million: more than any bill. */
const MAX_CENTS = 10_000_000_000;

/** From where a step can be taken. */
const stepsFrom: Record<AppealStep["step"], readonly AppealState[]> = {
  sent: ["draft", "more-asked"],
  "more-asked": ["sent"],
  answered: ["sent", "more-asked"],
  decided: ["sent", "more-asked", "answered"],
  withdrawn: ["draft", "sent", "more-asked", "answered"],
};

/** An appeal after a change, or why it stays as it is. Pure. `today`: the ISO day where the patient lives. */
export function changeAppeal(
  appeal: Appeal,
  change: AppealChange,
  { now, today }: { now: Date; today: string },
): ChangedAppeal {
  const at = now.toISOString();
  switch (change.change) {
    case "ask":
      if (stateOf(appeal) !== "draft") return refused("not-now");
      if (change.askedCents > MAX_CENTS) return refused("amount-too-large");
      return changed({ ...appeal, askedCents: change.askedCents });
    case "write-letter":
      return writeLetter(appeal, change.letter, at);
    case "set-application": {
      const state = stateOf(appeal);
      if (state !== "draft" && state !== "more-asked") return refused("not-now");
      return changed({ ...appeal, application: change.application });
    }
    case "set-dates":
      return changed({ ...appeal, dates: change.dates, timing: change.timing, plan: change.plan });
    case "set-days":
      return changed({ ...appeal, personalDays: change.days });
    case "send": {
      const { on, how } = change;
      const proof = textOf(change.proof);
      if (proof === "too-long") return refused("text-too-long");
      const letterNo = appeal.letters.at(-1)?.letterNo ?? null;
      return takeStep(appeal, { step: "sent", on, at, how, proof: proof.text, letterNo }, today);
    }
    case "ask-more":
    case "answer": {
      const note = textOf(change.note);
      if (note === "too-long") return refused("text-too-long");
      const step = change.change === "answer" ? "answered" : "more-asked";
      return takeStep(appeal, { step, on: change.on, at, note: note.text }, today);
    }
    case "decide":
      return decide(appeal, change, { at, today });
    case "withdraw":
      return takeStep(appeal, { step: "withdrawn", on: change.on, at }, today);
    case "undo-step":
      if (appeal.steps.length === 0 || appeal.followedBy !== null) return refused("not-now");
      return changed({ ...appeal, steps: appeal.steps.slice(0, -1) });
    case "share-outcome":
      return changed({ ...appeal, sharesOutcome: change.isShared });
  }
}

/** A letter that says what the last version says makes no new one. */
function writeLetter(appeal: Appeal, typed: LetterText, writtenAt: string): ChangedAppeal {
  if (stateOf(appeal) !== "draft") return refused("not-now");
  const refusal = refusalOfLetter(typed);
  if (refusal !== null) return refused(refusal);
  const letter = tidyLetter(typed);
  const last = appeal.letters.at(-1);
  if (last && JSON.stringify(last.letter) === JSON.stringify(letter)) return changed(appeal);
  if (appeal.letters.length >= MAX_LETTERS) return refused("too-many-letters");
  const letterNo = (last?.letterNo ?? 0) + 1;
  return changed({ ...appeal, letters: [...appeal.letters, { letterNo, letter, writtenAt }] });
}

/** Why a letter cannot be kept as it is; null: it can. */
export function refusalOfLetter(typed: LetterText): "letter-empty" | "letter-too-long" | null {
  if (JSON.stringify(typed).length > MAX_LETTER_LENGTH) return "letter-too-long";
  return tidyParagraphs(typed.body) === "" ? "letter-empty" : null;
}

/** Its fields in their own order, so that two letters can be compared. */
function tidyLetter(typed: LetterText): LetterText {
  const tidyLines = (lines: readonly string[]) => lines.map(tidyLine).filter((line) => line !== "");
  return {
    senderLines: tidyLines(typed.senderLines),
    date: tidyLine(typed.date),
    recipientLines: tidyLines(typed.recipientLines),
    subject: tidyLine(typed.subject),
    references: tidyLines(typed.references),
    salutation: tidyLine(typed.salutation),
    body: tidyParagraphs(typed.body),
    closing: tidyLine(typed.closing),
    signature: tidyLine(typed.signature),
    enclosuresHeading: tidyLine(typed.enclosuresHeading),
    enclosures: tidyLines(typed.enclosures),
  };
}

function decide(
  appeal: Appeal,
  { on, result, gainedCents, note: typed }: Extract<AppealChange, { change: "decide" }>,
  { at, today }: { at: string; today: string },
): ChangedAppeal {
  const note = textOf(typed);
  if (note === "too-long") return refused("text-too-long");
  if (gainedCents > MAX_CENTS) return refused("amount-too-large");
  if (result === "lost" && gainedCents > 0) return refused("gained-though-lost");
  if (result !== "lost" && gainedCents === 0 && appeal.askedCents > 0) return refused("gained-missing");
  return takeStep(appeal, { step: "decided", on, at, result, gainedCents, note: note.text }, today);
}

function takeStep(appeal: Appeal, step: AppealStep, today: string): ChangedAppeal {
  if (!stepsFrom[step.step].includes(stateOf(appeal))) return refused("not-now");
  if (step.on > today) return refused("date-in-future");
  const last = appeal.steps.at(-1);
  if (last && step.on < last.on) return refused("date-before-last-step");
  return changed({ ...appeal, steps: [...appeal.steps, step] });
}

function textOf(typed: string): { text: string | null } | "too-long" {
  const text = tidyLine(typed);
  return text.length > MAX_TEXT_LENGTH ? "too-long" : { text: text || null };
}

function changed(appeal: Appeal): ChangedAppeal {
  return { outcome: "changed", appeal };
}

function refused(reason: AppealRefusal): ChangedAppeal {
  return { outcome: "refused", reason };
}
