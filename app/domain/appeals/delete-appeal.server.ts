import { dropFiles } from "#app/domain/kept/drop-files.server.ts";
import type { RecordKeeper } from "#app/domain/kept/record-keeper.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { FoundAppeal } from "./appeal.ts";
import { keptAppeals } from "./kept-appeals.server.ts";
import { removeOutcomes } from "./outcomes/outcome-rows.server.ts";
import { type AppealServices, writeAppeal } from "./write-appeal.server.ts";

/** Deletes an appeal for good, with its documents, its reminders and its outcome; the appeal that it followed becomes independent
 *  again. False if the keeper has no such appeal. */
export async function deleteAppeal(
  services: AppealServices & { accountFiles: SealedFiles },
  keeper: RecordKeeper,
  appealId: string,
): Promise<boolean> {
  const deleted = await services.db.transaction(async (transaction) => {
    const found = await keptAppeals.lock(transaction, keeper, appealId);
    if (!found) return null;
    await removeOutcomes(transaction, found.appeal.outcomeIds);
    await keptAppeals.remove(transaction, keeper, { id: appealId });
    await freeFollowed({ ...services, db: transaction }, keeper, found);
    return found.appeal;
  });
  if (deleted === null) return false;
  const fileIds = deleted.documents.map(({ fileId }) => fileId);
  await dropFiles(services.accountFiles, keeper, fileIds);
  return true;
}

async function freeFollowed(
  services: AppealServices,
  keeper: RecordKeeper,
  { appealId, billId }: FoundAppeal,
): Promise<void> {
  const appeals = await keptAppeals.list(services.db, keeper, { billId });
  for (const { appealId: formerId } of appeals.filter(({ summary }) => summary.followedBy === appealId)) {
    const former = await keptAppeals.lock(services.db, keeper, formerId);
    if (former) await writeAppeal(services, keeper, former, { ...former.appeal, followedBy: null });
  }
}

/** Removes the outcomes of all of a keeper's appeals, or of one bill's. Once the appeals are gone, no one can tell any more whose
 *  the outcomes were. */
export async function removeOutcomesOf(
  db: Database,
  keeper: RecordKeeper,
  of: { billId?: string } = {},
): Promise<void> {
  const appeals = await keptAppeals.list(db, keeper, of);
  await removeOutcomes(
    db,
    appeals.flatMap(({ summary }) => summary.outcomeIds),
  );
}
