import { sql } from "drizzle-orm";
import { keptBills } from "#app/domain/bills/kept/kept-bills.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import { SealedNotes } from "#app/domain/kept/sealed-notes.server.ts";
import type { Clock } from "#app/platform/clock.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type CaseFile, emptyCaseFile } from "./case-file.ts";

const caseFiles = new SealedNotes<CaseFile>({
  table: sql`account_case_files`,
  column: sql`sealed_file`,
  purpose: "case of",
});

/** What was noted about a bill; an empty file where nothing was. */
export async function findCaseFile(db: Database, keeper: RecordKeeper, billId: string): Promise<CaseFile> {
  return (await caseFiles.find(db, keeper, billId)) ?? emptyCaseFile;
}

/** Changes what is noted about a bill, on top of what another window noted meanwhile. "gone": the keeper has no such bill. What
 *  `change` gives in place of a file is passed on, and nothing is changed. */
export function changeCaseFile<Refusal extends string>(
  { db, clock }: { db: Database; clock: Clock },
  keeper: RecordKeeper,
  billId: string,
  change: (file: CaseFile) => CaseFile | Refusal,
): Promise<"saved" | "gone" | Refusal> {
  return db.transaction(async (transaction) => {
    if (!(await keptBills.hold(transaction, keeper, billId))) return "gone";
    const changed = change(await findCaseFile(transaction, keeper, billId));
    if (typeof changed === "string") return changed;
    return caseFiles.save(transaction, keeper, { billId, note: changed }, clock.now());
  });
}
