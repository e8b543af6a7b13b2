import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { RecordKeeper } from "./record-keeper.ts";

/** Removes files that came to nothing. */
export async function dropFiles(
  accountFiles: SealedFiles,
  { accountId }: RecordKeeper,
  fileIds: string[],
): Promise<void> {
  for (const fileId of fileIds) await accountFiles.remove(accountId, fileId);
}
