import path from "node:path";
import type { Env } from "#app/platform/env/env.server.ts";
import { openSealedFiles, type SealedFiles, sealedFilesIn } from "./sealed-files.server.ts";

/** The files that people keep, where the operator wants them. Throws with what to do where that is a bucket that is not at hand. */
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
