import { addDays, daysBetween } from "#app/domain/dates/calendar-days.ts";
import { FOLLOW_UP_DAYS } from "#app/domain/deadlines/personal-days.ts";
import type { AppealState, ListedAppeal } from "./appeal.ts";

const OPEN_STATES: readonly AppealState[] = ["draft", "sent", "more-asked", "answered"];

/** A day to look at an open letter again. */
export interface NextLook extends Pick<ListedAppeal, "appealId" | "summary"> {
  /** ISO day. */
  on: string;
}

/** For each letter that is not decided, withdrawn or continued elsewhere a day that is still to come: each 30 days after what
 *  happened last. What has no other day in a calendar stands there by it. `today`: an ISO day. */
export function nextLooks(appeals: readonly ListedAppeal[], today: string): NextLook[] {
  return appeals
    .filter(({ summary: { state, followedBy } }) => followedBy === null && OPEN_STATES.includes(state))
    .map(({ appealId, createdAt, summary }) => {
      const last = summary.steps.at(-1)?.on ?? createdAt.slice(0, 10);
      const rounds = Math.max(1, Math.ceil(daysBetween(last, today) / FOLLOW_UP_DAYS));
      return { appealId, summary, on: addDays(last, rounds * FOLLOW_UP_DAYS) };
    });
}
