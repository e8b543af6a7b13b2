import type pg from "pg";
import {
  openServiceRecorder,
  type ServiceRecorder,
} from "#app/domain/billing-codes/record-services.server.ts";
import { type LoadedCharges, openChargeLoader } from "#app/domain/charges/open-charge-loader.server.ts";
import {
  type PublishedPrices,
  publishPrices,
  recordPriceHistory,
  retirePrices,
} from "#app/domain/charges/publish-prices.server.ts";
import {
  findOrAddHospital,
  type ImportedHospital,
} from "#app/domain/hospitals/find-or-add-hospital.server.ts";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import { isoFileDate } from "#app/domain/mrf/file-date.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { countBytes } from "#app/domain/mrf/mrf-source.server.ts";
import { recordPayers } from "#app/domain/payers/record-payers.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { hasTwin } from "./has-twin.server.ts";
import type { PriceFile } from "./price-file.server.ts";
import { recordImport } from "./record-import.server.ts";
import { removeSampleData } from "./remove-sample-data.server.ts";
import { LONGEST_TEXT, storableHeader } from "./storable-header.ts";

export type ImportOptions = {
  /** Refuses a file with any error. */
  strict: boolean;
  maxBytes: number;
  /** The hospitals are fictional. */
  isSample: boolean;
  /** Removes the sample data in the same transaction. */
  replacesSampleData: boolean;
  signal?: AbortSignal;
  onProgress?: (progress: ImportProgress) => void;
};

/** `bytesRead` of the file as it lies on disk, packed or not. */
export type ImportProgress = { rows: number; bytesRead: number };

/** Why a file was not imported, as a sentence follows in `message`. */
export type Refusal = "unreadable" | "has-errors" | "hospital-unclear" | "no-charges" | "disk-full";

export type ImportOutcome =
  | {
      outcome: "imported";
      importId: number;
      hospital: ImportedHospital;
      /** False: the file is older than the present one and became history. */
      isCurrent: boolean;
      loaded: LoadedCharges;
      published: PublishedPrices;
      header: MrfHeader;
      summary: MrfSummary;
      problems: MrfProblem[];
    }
  | { outcome: "unchanged"; importId: number; hospitalName: string }
  | {
      outcome: "refused";
      reason: Refusal;
      message: string;
      header: MrfHeader | null;
      summary: MrfSummary | null;
      problems: MrfProblem[];
    };

/** The problems that are kept with an import; all are counted. */
export const KEPT_PROBLEMS = 1000;

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
  knownServices = new Set<string>(),
): Promise<ImportOutcome> {
  const { known, nextImportId } = await findImportOf(db, file.sha256);
  if (known) return { outcome: "unchanged", ...known };
  const services = openServiceRecorder(db, knownServices);
  try {
    // The last commit of a run writes all before it to disk: one wait for the disk instead of thousands.
    return await inTransaction(
      db,
      (client) => importInto(db, client, { file, importId: nextImportId, services }, options),
      { isDurable: false },
    );
  } catch (error) {
    if (error instanceof RefusedFile) return error.refusal;
    const isHospitalGone = violatedConstraint(error) === "hospital_locations_hospital_id_fkey"; // removed meanwhile
    if (
      isHospitalGone ||
      error instanceof AddedMeanwhile ||
      violatedConstraint(error) === "imports_sha256_key"
    )
      return importPriceFile(db, file, options, knownServices);
    if (databaseErrorOf(error).code === DISK_FULL) return diskFull();
    throw error;
  } finally {
    await services.settle();
  }
}

/** Rolls the transaction back on the way to a refusal. */
class RefusedFile extends Error {
  readonly refusal: Extract<ImportOutcome, { outcome: "refused" }>;
  constructor(refusal: Omit<Extract<ImportOutcome, { outcome: "refused" }>, "outcome">) {
    super(refusal.message);
    this.refusal = { outcome: "refused", ...refusal };
  }
}

/** Another import added the same hospital, which is known now. */
class AddedMeanwhile extends Error {}

async function importInto(
  db: PooledDatabase,
  client: pg.ClientBase,
  { file, importId, services }: { file: PriceFile; importId: number; services: ServiceRecorder },
  options: ImportOptions,
): Promise<ImportOutcome> {
  let header: MrfHeader | null = null;
  let hospital: ImportedHospital | null = null;
  let loader: ReturnType<typeof openChargeLoader> | null = null;
  let summary: MrfSummary | null = null;
  let rows = 0;
  let bytesRead = 0;
  const source = countBytes(file.source, (bytes) => {
    bytesRead = bytes;
  });
  const problems: MrfProblem[] = [];
  const refuse = (reason: Refusal, message: string): RefusedFile =>
    new RefusedFile({ reason, message, header, summary, problems });

  for await (const event of checkMrf(source, { maxBytes: options.maxBytes, maxProblems: KEPT_PROBLEMS })) {
    options.signal?.throwIfAborted();
    if (event.kind === "header") {
      header = storableHeader(event.header);
      if ((header.hospitalName?.length ?? 0) > LONGEST_TEXT)
        throw refuse("hospital-unclear", "What stands as its hospital's name is too long to be one.");
      const found = await findOrAddHospital(client, header, options.isSample);
      if (found.outcome === "unclear") throw refuse("hospital-unclear", found.message);
      hospital = found.hospital;
      loader = openChargeLoader(client, { hospitalId: hospital.hospitalId, importId }, services);
    } else if (event.kind === "problems") {
      problems.push(...event.problems);
    } else if (event.kind === "summary") {
      summary = event.summary;
    } else if (loader) {
      for (const record of event.records) loader.add(record);
      rows += event.records.length;
      services.send();
      await loader.send();
      options.onProgress?.({ rows, bytesRead });
    }
  }
  if (!summary) throw new Error(`No summary for ${file.fileName}.`);
  if (summary.outcome !== "checked" || !header || !hospital || !loader)
    throw refuse("unreadable", describeUnreadable(summary, problems));
  if (options.strict && !summary.valid)
    throw refuse("has-errors", `It has ${summary.errors} errors, and --strict refuses a file with any.`);
  const loaded = loader.end();
  if (loaded.chargeCount === 0) throw refuse("no-charges", "No row of it could be imported.");

  // Words that all hospitals share are committed by themselves, so that two imports do not wait for each other.
  const payerNames = [...new Set(loaded.plans.map(({ payerName }) => payerName))];
  const [payerIds] = await Promise.all([recordPayers(db, payerNames), services.finish(), loader.sendRest()]);
  const fileDate = header.lastUpdatedOn === null ? null : isoFileDate(header.lastUpdatedOn);
  const isCurrent = !isOlder(fileDate, hospital.currentFileDate);
  if (isCurrent && hospital.currentImportId !== null) await retirePrices(client, hospital.hospitalId);
  const publish = isCurrent ? publishPrices : recordPriceHistory;
  const published = await publish(client, hospital.hospitalId, importId);
  await recordImport(client, {
    importId,
    file,
    header,
    fileDate,
    hospital,
    loaded,
    payerIds,
    published,
    summary,
    problems,
  });
  if (options.replacesSampleData) await removeSampleData(client);
  if (hospital.isNew && (await hasTwin(client, hospital.hospitalId))) throw new AddedMeanwhile();
  return { outcome: "imported", importId, hospital, isCurrent, loaded, published, header, summary, problems };
}

function isOlder(fileDate: string | null, currentFileDate: string | null): boolean {
  return fileDate !== null && currentFileDate !== null && fileDate < currentFileDate;
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

const UNREADABLE: Record<Exclude<MrfSummary["outcome"], "checked">, string> = {
  "too-large": "It unpacks to more bytes than --max-bytes allows.",
  damaged: "It is damaged or ends early; ask the hospital's site for it again.",
  "not-a-price-file": "It is not a price file of the CMS templates: CSV tall, CSV wide or JSON.",
  "unreadable-columns": "Its row 3 does not say where the charges are, so no row can be read.",
};

function describeUnreadable({ outcome }: MrfSummary, problems: readonly MrfProblem[]): string {
  if (outcome === "checked") return "It names no hospital.";
  const damage = outcome === "damaged" ? problems.find(({ rule }) => rule === "damaged") : null;
  return damage?.message ?? UNREADABLE[outcome];
}

const DISK_FULL = "53100";

function diskFull(): ImportOutcome {
  const message =
    "The database's disk is full. Nothing of the file was imported; make room and import it again.";
  return { outcome: "refused", reason: "disk-full", message, header: null, summary: null, problems: [] };
}

function violatedConstraint(error: unknown): string | undefined {
  return databaseErrorOf(error).constraint;
}

/** The database's own error: the query layer wraps it. */
function databaseErrorOf(error: unknown): Partial<pg.DatabaseError> {
  const { cause } = error as { cause?: pg.DatabaseError };
  return cause ?? (error as pg.DatabaseError);
}
