import { isClusterThere } from "./embedded/is-cluster-there.server.ts";
import type { DatabaseOptions } from "./open-database.server.ts";
import { withClient } from "./with-client.server.ts";

/** Whether a site has been made in this database; makes nothing. A database that can't be asked counts as a site: the caller that
 *  opens it gets the reason. */
export function isSiteThere({
  databaseUrl,
  directDatabaseUrl,
  dataDir,
}: Pick<DatabaseOptions, "databaseUrl" | "directDatabaseUrl" | "dataDir">): Promise<boolean> {
  if (databaseUrl === null) return isClusterThere(dataDir);
  return withClient(directDatabaseUrl ?? databaseUrl, async (client) => {
    const { rowCount } = await client.query("select where to_regclass('schema_migrations') is not null");
    return rowCount !== 0;
  }).catch(() => true);
}
