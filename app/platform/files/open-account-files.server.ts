import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { openSealedFiles, type SealedFiles, sealedFilesIn } from "./sealed-files.server.ts";

/** Opens people's saved files where the operator stores them. Throws, with the fix, if that is an unavailable
 *  bucket. */
export async function openAccountFiles({
  filesFolder,
  bucket,
}: Pick<Env, "filesFolder" | "bucket">): Promise<{ accountFiles: SealedFiles; closeFiles(): void }> {
  if (bucket === null) {
    return { accountFiles: openSealedFiles(path.join(filesFolder, "account-files")), closeFiles: () => {} };
  }
  const { openBucketObjects } = await import("./bucket-objects.server.ts"); // not loaded by sites without a bucket
  const objects = await openBucketObjects({ ...bucket, prefix: `${bucket.prefix}account-files/` });
  return { accountFiles: sealedFilesIn(objects), closeFiles: objects.close };
}
