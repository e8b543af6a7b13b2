import { openSiteKeys } from "#app/domain/accounts/open-site-keys.server.ts";
import { locateHospitals } from "#app/domain/hospitals/addresses/locate-hospitals.server.ts";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { importSampleData } from "#app/domain/sample-data/import-sample-data.server.ts";
import { type DataVersion, watchDataVersion } from "#app/platform/db/data-version.server.ts";
import { openDatabase, type PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { openReplicas, type Replicas } from "#app/platform/db/replicas/open-replicas.server.ts";
import type { Env } from "#app/platform/env/env.server.ts";
import { openAccountFiles } from "#app/platform/files/open-account-files.server.ts";
import type { SealedFiles } from "#app/platform/files/sealed-files.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";
import type { Opening } from "#app/platform/processes/open-in-turn.ts";
import { readSessionSecret } from "#app/platform/session/session-secret.server.ts";

/** Where everything is kept. */
export interface Stores {
  /** For pages and forms. */
  db: PooledDatabase;
  /** Leads to the server itself, for what takes long or needs a session. */
  sessions: PooledDatabase;
  dataVersion: DataVersion;
  replicas: Replicas;
  accountFiles: SealedFiles;
  masterKey: MasterKey;
  sessionSecret: string;
}

/** Opens the database, filled and migrated, the files of accounts and the keys to both. Throws with what to do if one of them
 *  isn't available. */
export async function openStores(
  opening: Opening,
  env: Env,
  { gazetteer, readinessPatienceMs }: { gazetteer: Gazetteer; readinessPatienceMs: number },
): Promise<Stores> {
  const { accountFiles, closeFiles } = await openAccountFiles(env);
  opening.add({ close: closeFiles });
  const { db, sessions } = opening.add(await openDatabase(env));
  const masterKey = await openSiteKeys(db, { ...env, dataDir: env.filesFolder });
  const sessionSecret = await readSessionSecret(env);
  if (env.fillsEmptyDatabase) await importSampleData(sessions);
  await locateHospitals(sessions, gazetteer);
  const dataVersion = opening.add(watchDataVersion(db, { timeoutMs: readinessPatienceMs }));
  const replicas = opening.add(
    await openReplicas({
      primary: db,
      urls: env.readDatabaseUrls,
      statementTimeoutMs: env.statementTimeoutMs,
      keptVersion: () => dataVersion.current()?.all ?? null,
    }),
  );
  return { db, sessions, dataVersion, replicas, accountFiles, masterKey, sessionSecret };
}
