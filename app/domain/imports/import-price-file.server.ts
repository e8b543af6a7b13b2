import { type KnownServices, openServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { noteSeen } from "#app/domain/editions/note-look.server.ts";
import { findOrAddHospital } from "#app/domain/hospitals/matching/find-or-add-hospital.server.ts";
import { recordPriceMoves } from "#app/domain/price-moves/record-price-moves.server.ts";
import { openCopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isDiskFull } from "#app/platform/files/is-disk-full.server.ts";
import { hasTwin } from "./has-twin.server.ts";
import type { ImportOptions, ImportOutcome } from "./import-outcome.ts";
import { loadPriceFile, RefusedFile } from "./load-price-file.server.ts";
import { type ImportTurn, openTurns } from "./open-turns.ts";
import { AddedMeanwhile, isOvertaken } from "./overtaken.ts";
import type { PriceFile } from "./price-file.server.ts";
import { importedFile, recordImports } from "./record-import.server.ts";
import { removeSampleData } from "./remove-sample-data.server.ts";

/**
 * Imports a hospital's price file in one transaction: readers see the prices before or after, never half. The same bytes again
 * change nothing. A newer file's charges replace the former ones, which become history; an older file becomes history at once.
 * Rows with errors are left out. Throws only when the database or the disk fails. `knownServices` grows with each file: what the
 * next ones don't have to write again. In a run of several the hospital is looked up when it is the file's turn.
 */
export async function importPriceFile(
  db: PooledDatabase,
  file: PriceFile,
  options: ImportOptions,
  knownServices: KnownServices = new Map(),
  turn: ImportTurn = openTurns().take(),
): Promise<ImportOutcome> {
  const { known, nextImportId } = await findImportOf(db, file.sha256);
  if (known) {
    if (file.sourceUrl !== null) await noteSeen(db, known.importId);
    return { outcome: "unchanged", ...known };
  }
  const services = openServiceRecorder(db, knownServices);
  try {
    // A run waits for the disk for many files at once, before it reports them.
    return await inTransaction(
      db,
      async (client) => {
        const batches = openCopyBatches(client);
        const findHospital: typeof findOrAddHospital = async (...named) => {
          await turn.comes;
          const found = await findOrAddHospital(...named);
          turn.pass();
          return found;
        };
        const toLoad = { file, importId: nextImportId, services, findHospital, batches };
        const finished = await loadPriceFile(db, client, toLoad, options);
        const { hospitalId, isNew, currentImportId } = finished.hospital;
        await batches.sendRest();
        await recordImports(client, [finished]);
        if (currentImportId !== null) await recordPriceMoves(client, hospitalId);
        const hold = await options.judge?.(client, finished);
        if (hold) {
          const { header, summary, problems } = finished;
          throw new RefusedFile({ refusal: { reason: "held", hold }, header, summary, problems });
        }
        if (options.replacesSampleData) await removeSampleData(client);
        if (isNew && (await hasTwin(client, [hospitalId]))) throw new AddedMeanwhile();
        return importedFile(finished);
      },
      { isDurable: false },
    );
  } catch (error) {
    if (error instanceof RefusedFile) return error.refused;
    if (isOvertaken(error)) return importPriceFile(db, file, options, knownServices, turn);
    if (isDiskFull(error)) return diskFull();
    throw error;
  } finally {
    await services.settle();
  }
}

/** The import of the same bytes, if there is one, and a number for the next. */
async function findImportOf(
  db: PooledDatabase,
  sha256: string,
): Promise<{ known: { importId: number; hospitalName: string } | null; nextImportId: number }> {
  const { rows } = await db.$client.query<{ importId: number | null; hospitalName: string; nextId: string }>({
    name: "find-import-of",
    text: `
      select import_id as "importId", name as "hospitalName",
        nextval(pg_get_serial_sequence('imports', 'import_id')) as "nextId"
      from (values ($1)) file(sha256) left join (imports join hospitals using (hospital_id)) using (sha256)`,
    values: [sha256],
  });
  const { importId, hospitalName, nextId } = firstRow(rows);
  return { known: importId === null ? null : { importId, hospitalName }, nextImportId: Number(nextId) };
}

function diskFull(): ImportOutcome {
  return { outcome: "refused", refusal: { reason: "disk-full" }, header: null, summary: null, problems: [] };
}
