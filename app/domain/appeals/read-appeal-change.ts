import { type FieldProblem, readAmount, readDay } from "#app/domain/bills/kept/read-field.ts";
import { careTimings, type DeadlineDate, planKinds } from "#app/domain/deadlines/deadline.ts";
import { readDeadlineDates } from "#app/domain/deadlines/read-deadline-dates.ts";
import { type PersonalDayField, readPersonalDays } from "#app/domain/deadlines/read-personal-days.ts";
import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { appealResults, sendingWays } from "./appeal.ts";
import type { AppealChange } from "./change-appeal.ts";

/** The fields of the forms that change an appeal, in addition to the dates of deadlines. */
export type AppealField =
  | "on"
  | "how"
  | "result"
  | "gainedCents"
  | "askedCents"
  | DeadlineDate
  | PersonalDayField;

/** What a field can be wrong by; "missing": nothing was typed or chosen. */
export type AppealFieldProblem = FieldProblem | "missing";

export type ReadAppealChange =
  | { outcome: "read"; change: AppealChange }
  | { outcome: "invalid"; problems: Partial<Record<AppealField, AppealFieldProblem>> }
  /** The form says no change that we know. */
  | { outcome: "unknown" };

type Texts = Readonly<Partial<Record<string, string>>>;

/** Reads a form whose field `change` names the action; a letter has its own form. `today`: the ISO day where the patient
 *  lives. */
export function readAppealChange(texts: Texts, today: string): ReadAppealChange {
  const problems: Partial<Record<AppealField, AppealFieldProblem>> = {};
  const chosen = <Value extends string>(field: AppealField, values: readonly [Value, ...Value[]]): Value => {
    const value = values.find((one) => one === texts[field]);
    if (value === undefined) problems[field] = "missing";
    return value ?? values[0];
  };
  const day = (): string => {
    const typed = tidyLine(texts.on ?? "");
    const read = typed === "" ? { problem: "missing" as const } : readDay(typed, today);
    if ("problem" in read) problems.on = read.problem;
    return "value" in read ? read.value : today;
  };
  const cents = (field: "gainedCents" | "askedCents"): number => {
    const typed = tidyLine(texts[field] ?? "");
    const read = typed === "" ? { problem: "missing" as const } : readAmount(typed);
    if ("problem" in read) problems[field] = read.problem;
    return "value" in read ? read.value : 0;
  };
  if (texts.change === "set-dates") return readDates(texts, today);
  if (texts.change === "set-days") {
    const read = readPersonalDays(texts);
    return read.outcome === "read"
      ? { outcome: "read", change: { change: "set-days", days: read.days } }
      : read;
  }
  const change = readChange();
  if (change === null) return { outcome: "unknown" };
  return Object.keys(problems).length > 0 ? { outcome: "invalid", problems } : { outcome: "read", change };

  function readChange(): AppealChange | null {
    const { note = "", proof = "" } = texts;
    switch (texts.change) {
      case "ask":
        return { change: "ask", askedCents: cents("askedCents") };
      case "send":
        return { change: "send", on: day(), how: chosen("how", sendingWays), proof };
      case "ask-more":
        return { change: "ask-more", on: day(), note };
      case "answer":
        return { change: "answer", on: day(), note };
      case "decide": {
        const result = chosen("result", appealResults);
        // Who asked for no amount has none to enter; where one is missing, the appeal says so.
        const isNone = result === "lost" || tidyLine(texts.gainedCents ?? "") === "";
        const gainedCents = isNone ? 0 : cents("gainedCents");
        return { change: "decide", on: day(), result, gainedCents, note };
      }
      case "withdraw":
        return { change: "withdraw", on: day() };
      case "undo-step":
        return { change: "undo-step" };
      case "share-outcome":
        return { change: "share-outcome", isShared: texts.isShared === "yes" };
      default:
        return null;
    }
  }
}

/** On a bill, care was given already. */
function readDates(texts: Texts, today: string): ReadAppealChange {
  const read = readDeadlineDates(texts, today);
  if (read.outcome === "invalid") return read;
  const timing = careTimings.find((one) => one === texts.timing) ?? "after-service";
  const plan = planKinds.find((one) => one === texts.plan) ?? "private";
  return { outcome: "read", change: { change: "set-dates", dates: read.dates, timing, plan } };
}
