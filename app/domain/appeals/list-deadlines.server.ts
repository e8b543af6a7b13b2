import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { LetterKindId } from "#app/domain/letters/letter-kind.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { ListedAppeal } from "./appeal.ts";
import { type AppealDeadline, deadlinesOfAppeal } from "./appeal-deadlines.ts";
import { deadlineKeyOf } from "./deadline-key.ts";
import { keptAppeals } from "./kept-appeals.server.ts";

/** A deadline of one of an account's appeals. */
export interface ListedDeadline {
  appealId: string;
  billId: string;
  appealKind: LetterKindId;
  providerName: string | null;
  deadline: AppealDeadline;
}

/** Every deadline of a keeper's appeals that is still to be met, by the patient or by the others, the first to come due
 *  first; past ones are there with what is left. `today`: the ISO day where the patient lives. */
export async function listDeadlines(
  db: Database,
  keeper: RecordKeeper,
  today: string,
): Promise<ListedDeadline[]> {
  return deadlinesOf(await keptAppeals.list(db, keeper), today);
}

/** The same, of appeals that are read already. What several appeals of a bill have in common is one deadline. */
export function deadlinesOf(appeals: readonly ListedAppeal[], today: string): ListedDeadline[] {
  const listed = appeals
    .flatMap(({ appealId, billId, summary }) =>
      deadlinesOfAppeal(summary, today)
        .filter(({ isMet }) => !isMet)
        .map((deadline) => {
          const { kind: appealKind, providerName } = summary;
          return { appealId, billId, appealKind, providerName, deadline };
        }),
    )
    .sort((a, b) => a.deadline.daysLeft - b.deadline.daysLeft);
  return [...new Map(listed.map((one) => [deadlineKeyOf(one), one])).values()];
}
