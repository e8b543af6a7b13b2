import { dayInZone } from "#app/domain/dates/day-in-zone.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { SavedRecord } from "#app/domain/kept/sealed-record.server.ts";
import type { FoundAppeal } from "./appeal.ts";
import { type AppealChange, type AppealRefusal, changeAppeal } from "./change-appeal.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import { recountOutcome } from "./outcomes/recount-outcome.server.ts";
import { type AppealServices, writeAppeal } from "./write-appeal.server.ts";

export type SavedAppeal = SavedRecord<FoundAppeal> | { outcome: "refused"; reason: AppealRefusal };

/** Changes an appeal that was read in this version, plans its reminders and counts its outcome again, all or nothing. */
export async function changeKeptAppeal(
  services: AppealServices,
  keeper: RecordKeeper,
  { appealId, version, change }: { appealId: string; version: number; change: AppealChange },
): Promise<SavedAppeal> {
  const now = services.clock.now();
  const today = dayInZone(services.timeZone, now);
  return services.db.transaction(async (transaction) => {
    const present = await keptAppeals.lock(transaction, keeper, appealId);
    if (!present) return { outcome: "gone" };
    if (present.version !== version) return { outcome: "conflict", present };
    const changed = changeAppeal(present.appeal, change, { now, today });
    if (changed.outcome === "refused") return changed;
    const appeal = await recountOutcome(transaction, present.appeal, changed.appeal);
    await writeAppeal({ ...services, db: transaction }, keeper, present, appeal);
    return { outcome: "saved", version: version + 1 };
  });
}
