import { access, constants } from "node:fs/promises";
import path from "node:path";

/** How systems say that nothing may be written there; Node's recursive mkdir says ENOENT on a read-only disk. */
const CANNOT_WRITE = /\b(?:EROFS|ENOENT)\b|read-only file system/i;

/** Why something failed, where it was for a disk that is mounted read-only: that of the file that the failure names, else that
 *  of `folder`. Null: it was not. */
export async function explainReadOnly(error: unknown, folder: string | null): Promise<Error | null> {
  const place = fileOf(error) ?? folder;
  if (place === null || !(error instanceof Error && CANNOT_WRITE.test(error.message))) return null;
  if (!(await isReadOnly(place))) return null;
  return new Error(
    `The disk of ${place} is read-only. Mount it for writing, or name a folder on another disk: DATA_DIR is the site's own. Linux makes a disk read-only by itself when it fails; dmesg says so.`,
    { cause: error },
  );
}

function fileOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  return (error as NodeJS.ErrnoException).path ?? fileOf(error.cause);
}

async function isReadOnly(place: string): Promise<boolean> {
  const code = await access(place, constants.W_OK).then(
    () => null,
    (error: NodeJS.ErrnoException) => error.code,
  );
  const above = path.dirname(place);
  return code === "ENOENT" && above !== place ? isReadOnly(above) : code === "EROFS";
}
