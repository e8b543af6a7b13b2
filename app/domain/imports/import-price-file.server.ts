import type pg from "pg";
import { type KnownServices, openServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import type { ImportOptions, ImportOutcome } from "./import-outcome.ts";
import { AddedMeanwhile, loadPriceFile, RefusedFile } from "./load-price-file.server.ts";
import type { PriceFile } from "./price-file.server.ts";

/**
 * Imports a hospital's price file in one transaction: readers see the prices before or after, never half. The same
 * bytes again change nothing; a newer file's charges take the place of the former ones, which become history; an
 * older file becomes history at once. Rows with errors are left out. Throws only when the database or the disk fails.
 * `knownServices` grows with each file: what the next ones need not write again.
 */
export async function importPriceFile(
  db: PooledDatabase,
  file: PriceFile,
  options: ImportOptions,
  knownServices: KnownServices = new Map(),
): Promise<ImportOutcome> {
  const { known, nextImportId } = await findImportOf(db, file.sha256);
  if (known) return { outcome: "unchanged", ...known };
  const services = openServiceRecorder(db, knownServices);
  try {
    // The last commit of a run writes all before it to disk: one wait for the disk instead of thousands.
    return await inTransaction(
      db,
      (client) => loadPriceFile(db, client, { file, importId: nextImportId, services }, options),
      { isDurable: false },
    );
  } catch (error) {
    if (error instanceof RefusedFile) return error.refused;
    if (error instanceof AddedMeanwhile || isOvertaken(databaseErrorOf(error))) {
      return importPriceFile(db, file, options, knownServices);
    }
    if (databaseErrorOf(error).code === DISK_FULL) return diskFull();
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
  const { importId, hospitalName, nextId } = rows[0]!;
  return { known: importId === null ? null : { importId, hospitalName }, nextImportId: Number(nextId) };
}

const DISK_FULL = "53100";
const DEADLOCK = "40P01";
/** The hospital was removed, or another process has imported the same bytes. */
const OVERTAKEN = new Set(["hospital_locations_hospital_id_fkey", "imports_sha256_key"]);

/** Whether another import was in the way, and this one is to begin anew. Of two files of one hospital that wait for each
 *  other the database ends one. */
function isOvertaken({ code, constraint }: Partial<pg.DatabaseError>): boolean {
  return code === DEADLOCK || (constraint !== undefined && OVERTAKEN.has(constraint));
}

function diskFull(): ImportOutcome {
  return { outcome: "refused", refusal: { reason: "disk-full" }, header: null, summary: null, problems: [] };
}

/** The database's own error: the query layer wraps it. */
function databaseErrorOf(error: unknown): Partial<pg.DatabaseError> {
  const { cause } = error as { cause?: pg.DatabaseError };
  return cause ?? (error as pg.DatabaseError);
}
