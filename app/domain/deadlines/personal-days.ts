import { addDays } from "#app/domain/dates/calendar-days.ts";
import type { Deadline, PersonalKind, Remedy } from "./deadline.ts";
import { byDueDay, standingOf } from "./find-deadlines.ts";

/** A deadline that a user noted themselves. */
export interface OwnDay {
  name: string;
  /** ISO day. */
  on: string;
}

/** Days of a letter that no law sets. ISO days. */
export interface PersonalDays {
  /** When to ask about the status; null: 30 days after it was sent. */
  followUpOn: string | null;
  /** The due date that the bill states; null: no one noted it. */
  billDueOn: string | null;
  own: OwnDay[];
}

export const noPersonalDays: PersonalDays = { followUpOn: null, billDueOn: null, own: [] };

export const FOLLOW_UP_DAYS = 30;

/** The maximum of deadlines that a user may note for a letter. */
export const MAX_OWN_DAYS = 5;

const remediesOf: Record<PersonalKind, readonly Remedy[]> = {
  "follow-up": ["ask-how-it-stands", "send-again"],
  "bill-due": ["ask-for-hold", "payment-plan"],
  own: [],
};

/** Returns the deadlines that no law sets, past ones too, the first to come due first. A day to ask about a letter's status
 *  exists only once it is sent. `sentOn`: an ISO day; null: it is not. `today`: the ISO day where the patient lives. */
export function findPersonalDeadlines(
  { followUpOn, billDueOn, own }: PersonalDays,
  sentOn: string | null,
  today: string,
): Deadline[] {
  const found: Deadline[] = own.map(({ name, on }) => deadline("own", on, null, name));
  if (billDueOn !== null) found.push(deadline("bill-due", billDueOn, null));
  if (sentOn !== null) {
    found.push(
      followUpOn === null
        ? deadline("follow-up", addDays(sentOn, FOLLOW_UP_DAYS), sentOn)
        : deadline("follow-up", followUpOn, null),
    );
  }
  return found.sort(byDueDay);

  function deadline(
    kind: PersonalKind,
    dueOn: string,
    startsOn: string | null,
    name: string | null = null,
  ): Deadline {
    return {
      kind,
      name,
      actor: "patient",
      mayBeLonger: false,
      remedies: remediesOf[kind],
      source: null,
      startsOn,
      ...standingOf(dueOn, dueOn, today),
    };
  }
}
