import type pg from "pg";
import { type KnownServices, openServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { openNewHospitals } from "#app/domain/hospitals/matching/add-new-hospitals.server.ts";
import type { NamingFile } from "#app/domain/hospitals/matching/written-hospital.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { openCopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import type { FinishedImport } from "./finished-import.ts";
import { hasTwin } from "./has-twin.server.ts";
import type { ImportedFile, ImportOptions } from "./import-outcome.ts";
import { loadPriceFile, RefusedFile } from "./load-price-file.server.ts";
import type { ImportTurn } from "./open-turns.ts";
import { AddedMeanwhile, isOvertaken } from "./overtaken.ts";
import type { PriceFile } from "./price-file.server.ts";
import { importedFile, recordImports } from "./record-import.server.ts";

/**
 * Imports small files of hospitals that are all new in one transaction: their rows share a COPY for each table, and the
 * database is asked as often as for one file by itself. Null: one of them is refused, known or of a hospital that is known,
 * so that nothing of any came in and each is to be imported by itself. The hospitals are added when it is their turn.
 */
export async function importTogether(
  db: PooledDatabase,
  files: readonly PriceFile[],
  options: ImportOptions,
  knownServices: KnownServices,
  turn: ImportTurn,
): Promise<ImportedFile[] | null> {
  const ids = await takeIds(db, files);
  if (ids === null) return null;
  try {
    return await inTransaction(
      db,
      async (client) => {
        const batches = openCopyBatches(client);
        const hospitals = openNewHospitals();
        const finished: FinishedImport[] = [];
        for (const [index, file] of files.entries()) {
          const { importId, hospitalId } = itemAt(ids, index);
          const services = openServiceRecorder(db, knownServices);
          const toLoad = {
            file,
            importId,
            services,
            findHospital: (_: pg.ClientBase, named: NamingFile) =>
              hospitals.take(hospitalId, named, options.isSample),
            batches,
          };
          const loading = loadPriceFile(db, client, toLoad, options);
          finished.push(await loading.finally(services.settle));
        }
        await turn.comes;
        if (!(await hospitals.add(client))) throw new AddedMeanwhile();
        turn.pass();
        await batches.sendRest();
        await recordImports(client, finished);
        const hospitalIds = finished.map(({ hospital }) => hospital.hospitalId);
        if (await hasTwin(client, hospitalIds)) throw new AddedMeanwhile();
        return finished.map(importedFile);
      },
      { isDurable: false },
    );
  } catch (error) {
    if (error instanceof RefusedFile || isOvertaken(error) || isDiskFull(error)) return null;
    throw error;
  }
}

/** Numbers for the imports of files and for hospitals of theirs; null: one of them is imported already. */
async function takeIds(
  db: PooledDatabase,
  files: readonly PriceFile[],
): Promise<{ importId: number; hospitalId: number }[] | null> {
  const { rows } = await db.$client.query<{ isKnown: boolean; importId: number; hospitalId: number }>({
    name: "take-ids",
    text: `
      select exists (select from imports where sha256 = any($1)) as "isKnown",
        nextval(pg_get_serial_sequence('imports', 'import_id'))::int as "importId",
        nextval(pg_get_serial_sequence('hospitals', 'hospital_id'))::int as "hospitalId"
      from unnest($1::text[])`,
    values: [files.map(({ sha256 }) => sha256)],
  });
  return firstRow(rows).isKnown ? null : rows;
}
