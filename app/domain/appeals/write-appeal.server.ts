import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import { planReminders } from "#app/domain/deadlines/plan-reminders.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Appeal, FoundAppeal } from "./appeal.ts";
import { deadlinesToMeet } from "./appeal-deadlines.ts";
import { deadlineKeyOf } from "./deadline-key.ts";
import { keptAppeals } from "./kept-appeals.server.ts";

/** What a change of an appeal needs. */
export interface AppealServices {
  db: Database;
  clock: Clock;
  /** Of where the patient lives, as IANA names it. */
  timeZone: string;
}

/** Writes a changed appeal, which the transaction has locked, in its next version, and plans its reminders again. */
export async function writeAppeal(
  { db: transaction, clock, timeZone }: AppealServices,
  keeper: RecordKeeper,
  { appealId, billId, version }: Pick<FoundAppeal, "appealId" | "billId" | "version">,
  appeal: Appeal,
): Promise<void> {
  const columns = { version: version + 1, updated_at: clock.now() };
  await keptAppeals.replace(transaction, keeper, { id: appealId, kept: appeal, columns });
  await planAppealReminders({ db: transaction, clock, timeZone }, keeper, { appealId, billId }, appeal);
}

export function planAppealReminders(
  { db: transaction, clock, timeZone }: AppealServices,
  keeper: RecordKeeper,
  { appealId, billId }: Pick<FoundAppeal, "appealId" | "billId">,
  appeal: Appeal,
): Promise<void> {
  const now = clock.now();
  const deadlines = deadlinesToMeet(appeal, dayInZone(timeZone, now)).map((deadline) => ({
    ...deadline,
    key: deadlineKeyOf({ appealId, billId, deadline }),
  }));
  return planReminders(transaction, keeper, { appealId, deadlines, timeZone, now });
}
