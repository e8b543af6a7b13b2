import { stat } from "node:fs/promises";
import path from "node:path";
import { DATA_DIRECTORY_NAME } from "./initialise.server.ts";

/** Whether a data folder has a built-in database; makes nothing. A folder that this user can't open counts as one. */
export function isClusterThere(dataDir: string): Promise<boolean> {
  return stat(path.join(dataDir, "postgres", DATA_DIRECTORY_NAME, "PG_VERSION")).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== "ENOENT" && error.code !== "ENOTDIR",
  );
}
