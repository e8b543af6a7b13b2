import type { Deadline, DeadlineDates } from "#app/domain/deadlines/deadline.ts";
import { byDueDay, findDeadlines } from "#app/domain/deadlines/find-deadlines.ts";
import { findPersonalDeadlines, noPersonalDays } from "#app/domain/deadlines/personal-days.ts";
import { type Appeal, type AppealStep, isDecided, stateOf } from "./appeal.ts";

/** What the deadlines of an appeal are found by; a summary has it, too. */
export type AppealCourse = Pick<
  Appeal,
  "kind" | "dates" | "personalDays" | "timing" | "plan" | "steps" | "followedBy"
>;

/** A deadline of an appeal. `isMet`: the required step was done, or no one needs it any more. */
export interface AppealDeadline extends Deadline {
  isMet: boolean;
}

/** Every deadline of an appeal, the law's and its owner's own, the first to come due first. `today`: the ISO day where the patient lives. */
export function deadlinesOfAppeal(appeal: AppealCourse, today: string): AppealDeadline[] {
  const ofLaw = findDeadlines(datesOfAppeal(appeal), appeal, today);
  const personal = findPersonalDeadlines(appeal.personalDays ?? noPersonalDays, dateSent(appeal), today);
  return [...ofLaw, ...personal].sort(byDueDay).map((deadline) => ({
    ...deadline,
    isMet: isMet(appeal, deadline),
  }));
}

/** Returns the deadlines that the patient must still meet, which reminders mention. */
export function deadlinesToMeet(appeal: AppealCourse, today: string): AppealDeadline[] {
  return deadlinesOfAppeal(appeal, today).filter(
    ({ actor, isMet, daysLeft }) => actor === "patient" && !isMet && daysLeft >= 0,
  );
}

/** The dates that were entered and those of the steps. Without an arrival date, the sending date counts, so the
 *  other side's deadline may show some days too early. */
export function datesOfAppeal({ kind, dates, steps }: AppealCourse): DeadlineDates {
  const sentOn = dateSent({ steps });
  const decided = steps.find((step) => step.step === "decided");
  const deniedOn = decided && decided.result !== "won" ? decided.on : null;
  switch (kind) {
    case "internal-appeal":
      return {
        ...dates,
        appealReceivedOn: dates.appealReceivedOn ?? sentOn,
        finalDenialReceivedOn: dates.finalDenialReceivedOn ?? deniedOn,
      };
    case "external-review":
      return { ...dates, reviewAskedOn: dates.reviewAskedOn ?? sentOn };
    case "records-access":
      return { ...dates, recordsAskedOn: dates.recordsAskedOn ?? sentOn };
    default:
      return dates;
  }
}

function dateSent({ steps }: Pick<AppealCourse, "steps">): string | null {
  return steps.find(({ step }) => step === "sent")?.on ?? null;
}

function isMet(appeal: AppealCourse, { kind, actor }: Deadline): boolean {
  const state = stateOf(appeal);
  if (state === "won" || state === "withdrawn" || appeal.followedBy !== null) return true;
  const wasTaken = (step: AppealStep["step"]) => appeal.steps.some((one) => one.step === step);
  if (kind === appeal.kind) return wasTaken("sent");
  // An external review begins where an internal appeal has ended.
  if (kind === "internal-appeal") return appeal.kind === "external-review";
  const isAnswer =
    kind === "follow-up" || actor === "plan" || actor === "reviewer" || kind.startsWith("records");
  return isAnswer && (wasTaken("answered") || isDecided(state));
}
