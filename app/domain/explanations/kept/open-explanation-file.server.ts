import { sql } from "drizzle-orm";
import type { BillKeeper } from "#app/domain/bills/kept/bill-keeper.ts";
import { isUuid } from "#app/domain/is-uuid.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { SealedFile, SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import { type KeptExplanationState, keptExplanationStates } from "./kept-explanation.ts";

/** The picture of a page (JPEG) or a document as it was sent, and whether its explanation is a draft; null where there is no
 *  such file of this explanation of the keeper's. */
export async function openExplanationFile(
  { db, accountFiles }: { db: Database; accountFiles: SealedFiles },
  keeper: BillKeeper,
  { explanationId, fileId, kind }: { explanationId: string; fileId: string; kind: "document" | "page" },
): Promise<(SealedFile & { state: KeptExplanationState }) | null> {
  if (!isUuid(explanationId) || !isUuid(fileId)) return null;
  const [row] = await readRows(
    db,
    { fileId: isText, state: isOneOf(keptExplanationStates) },
    sql`select file_id as "fileId", state from account_files join account_explanations using (explanation_id)
        where file_id = ${fileId} and explanation_id = ${explanationId} and kind = ${kind}
          and account_explanations.account_id = ${keeper.accountId}`,
  );
  const file = row && (await accountFiles.read(keeper, row.fileId));
  return file ? { ...file, state: row.state } : null;
}
