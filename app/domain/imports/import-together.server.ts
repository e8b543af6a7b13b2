import { type KnownServices, openServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { addUnlessKnown } from "#app/domain/hospitals/find-or-add-hospital.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import { isDatabaseFull } from "#app/platform/db/is-database-full.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { hasTwin } from "./has-twin.server.ts";
import type { ImportedFile, ImportOptions } from "./import-outcome.ts";
import { loadPriceFile, RefusedFile } from "./load-price-file.server.ts";
import { AddedMeanwhile, isOvertaken } from "./overtaken.ts";
import type { PriceFile } from "./price-file.server.ts";

/**
 * Imports small files of hospitals that are all new in one transaction, with a third of the questions to the database that
 * each by itself takes. Null: one of them is refused, known or of a hospital that is known, so that nothing of any came in
 * and each is to be imported by itself.
 */
export async function importTogether(
  db: PooledDatabase,
  files: readonly PriceFile[],
  options: ImportOptions,
  knownServices: KnownServices,
): Promise<ImportedFile[] | null> {
  const importIds = await takeImportIds(db, files);
  if (importIds === null) return null;
  try {
    return await inTransaction(
      db,
      async (client) => {
        const imported: ImportedFile[] = [];
        for (const [index, file] of files.entries()) {
          const services = openServiceRecorder(db, knownServices);
          const toLoad = { file, importId: importIds[index]!, services, findHospital: addUnlessKnown };
          const loaded = await loadPriceFile(db, client, toLoad, options).finally(services.settle);
          if (!loaded.hospital.isNew) throw new AddedMeanwhile();
          imported.push(loaded);
        }
        const hospitalIds = imported.map(({ hospital }) => hospital.hospitalId);
        if (await hasTwin(client, hospitalIds)) throw new AddedMeanwhile();
        return imported;
      },
      { isDurable: false },
    );
  } catch (error) {
    if (error instanceof RefusedFile || isOvertaken(error) || isDatabaseFull(error)) return null;
    throw error;
  }
}

/** Numbers for the imports of files; null: one of them is imported already. */
async function takeImportIds(db: PooledDatabase, files: readonly PriceFile[]): Promise<number[] | null> {
  const { rows } = await db.$client.query<{ isKnown: boolean; importIds: number[] }>({
    name: "take-import-ids",
    text: `
      select exists (select from imports where sha256 = any($1)) as "isKnown",
        array(select nextval(pg_get_serial_sequence('imports', 'import_id'))::int from unnest($1)) as "importIds"`,
    values: [files.map(({ sha256 }) => sha256)],
  });
  const { isKnown, importIds } = rows[0]!;
  return isKnown ? null : importIds;
}
