import type pg from "pg";
import type { ServiceRecorder } from "#app/domain/billing-codes/record-services.server.ts";
import { openChargeLoader } from "#app/domain/charges/open-charge-loader.server.ts";
import {
  publishPrices,
  recordPriceHistory,
  retirePrices,
} from "#app/domain/charges/publish-prices.server.ts";
import type {
  FoundHospital,
  ImportedHospital,
} from "#app/domain/hospitals/matching/find-or-add-hospital.server.ts";
import type { NamingFile } from "#app/domain/hospitals/matching/written-hospital.ts";
import { checkMrf } from "#app/domain/mrf/check-mrf.server.ts";
import { isoFileDate } from "#app/domain/mrf/file-date.ts";
import type { MrfSummary } from "#app/domain/mrf/mrf-event.ts";
import type { MrfHeader } from "#app/domain/mrf/mrf-header.ts";
import type { MrfProblem } from "#app/domain/mrf/mrf-problem.ts";
import { countBytes } from "#app/domain/mrf/mrf-source.server.ts";
import { recordPayers } from "#app/domain/payers/record-payers.server.ts";
import type { CopyBatches } from "#app/platform/db/copy-batches.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { balanceAmounts } from "./amount-balance.ts";
import type { FinishedImport } from "./finished-import.ts";
import type { ImportOptions, ImportOutcome, Refusal } from "./import-outcome.ts";
import type { PriceFile } from "./price-file.server.ts";

/** The problems that are kept with an import; all are counted. */
const KEPT_PROBLEMS = 1000;

/** Rolls the transaction back on the way to a refusal. */
export class RefusedFile extends Error {
  readonly refused: Extract<ImportOutcome, { outcome: "refused" }>;
  constructor(refused: Omit<Extract<ImportOutcome, { outcome: "refused" }>, "outcome">) {
    super(refused.refusal.reason);
    this.refused = { outcome: "refused", ...refused };
  }
}

type FileToLoad = {
  file: PriceFile;
  importId: number;
  services: ServiceRecorder;
  findHospital: (
    client: pg.ClientBase,
    file: NamingFile,
    isSample: boolean,
  ) => FoundHospital | Promise<FoundHospital>;
  /** Where its rows go, perhaps with those of other files. */
  batches: CopyBatches;
};

/**
 * Reads a price file and makes rows of its charges and of its prices, the hospital's present ones or history. The rows are in the
 * client's transaction once `batches` has sent them. The caller still has to record the import. Throws `RefusedFile` if the file
 * must not be imported: nothing of it can stay then.
 */
export async function loadPriceFile(
  db: PooledDatabase,
  client: pg.ClientBase,
  { file, importId, services, findHospital, batches }: FileToLoad,
  options: ImportOptions,
): Promise<FinishedImport> {
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
  const refuse = (refusal: Refusal): RefusedFile => new RefusedFile({ refusal, header, summary, problems });

  for await (const event of checkMrf(source, { maxBytes: options.maxBytes, maxProblems: KEPT_PROBLEMS })) {
    options.signal?.throwIfAborted();
    if (event.kind === "header") {
      header = storableHeader(event.header);
      if ((header.hospitalName?.length ?? 0) > MAX_TEXT_LENGTH)
        throw refuse({ reason: "hospital-unclear", hospital: { unclear: "name-too-long" } });
      const found = await findHospital(
        client,
        { header, fileName: file.fileName, importId },
        options.isSample,
      );
      if (found.outcome === "unclear") throw refuse({ reason: "hospital-unclear", hospital: found.hospital });
      hospital = found.hospital;
      loader = openChargeLoader(client, batches, { hospitalId: hospital.hospitalId, importId }, services);
    } else if (event.kind === "problems") {
      problems.push(...event.problems);
    } else if (event.kind === "summary") {
      summary = event.summary;
    } else if (loader) {
      for (const record of event.records) loader.add(record, event.rates);
      rows += event.records.length;
      services.send();
      await batches.send();
      options.onProgress?.({ rows, bytesRead });
    }
  }
  if (!summary) throw new Error(`No summary for ${file.fileName}.`);
  if (summary.outcome !== "checked" || !header || !hospital || !loader)
    throw refuse(unreadable(summary, problems));
  if (options.strict && !summary.valid) throw refuse({ reason: "has-errors", errorCount: summary.errors });
  const loaded = loader.end();
  if (loaded.chargeCount === 0) throw refuse({ reason: "no-charges" });

  loader.endRates();

  // Words that all hospitals share are committed by themselves, so that two imports do not wait for each other.
  const payerNames = [...new Set(loaded.plans.map(({ payerName }) => payerName))];
  const [payerIds] = await Promise.all([recordPayers(db, payerNames), services.finish(), batches.send()]);
  const fileDate = header.lastUpdatedOn === null ? null : isoFileDate(header.lastUpdatedOn);
  const isCurrent = options.takesOver === true || !isOlder(fileDate, hospital.currentFileDate);
  if (isCurrent && hospital.currentImportId !== null) await retirePrices(client, hospital.hospitalId);
  const publish = isCurrent ? publishPrices : recordPriceHistory;
  const { hospitalId, state } = hospital;
  const published = await publish(batches, { hospitalId, state, importId }, await loader.chargesByService());
  const balance = balanceAmounts(summary.amounts, loaded.amounts);
  return {
    importId,
    file,
    header,
    fileDate,
    hospital,
    isCurrent,
    loaded,
    payerIds,
    published,
    summary,
    balance,
    problems,
  };
}

function isOlder(fileDate: string | null, currentFileDate: string | null): boolean {
  return fileDate !== null && currentFileDate !== null && fileDate < currentFileDate;
}

function unreadable({ outcome }: MrfSummary, problems: readonly MrfProblem[]): Refusal {
  const damage = outcome === "damaged" ? problems.find(({ rule }) => rule === "damaged") : undefined;
  return {
    reason: "unreadable",
    unreadable: outcome === "checked" ? "no-header" : outcome,
    about: damage?.about ?? {},
  };
}

/** Longer than any name or address; an index of PostgreSQL holds no text of more than some 2,700 bytes. */
const MAX_TEXT_LENGTH = 500;
const storable = (text: string | null) => (text === null ? null : storableText(text));

function storableText(text: string): string {
  return text.replaceAll("\0", "").slice(0, MAX_TEXT_LENGTH);
}

/** A file's header as the database can hold it: without NUL characters, names and addresses of a sane length. */
function storableHeader(header: MrfHeader): MrfHeader {
  const { license } = header;
  return {
    ...header,
    version: storable(header.version),
    hospitalName: header.hospitalName?.replaceAll("\0", "") ?? null,
    lastUpdatedOn: storable(header.lastUpdatedOn),
    locations: header.locations.map(storableText),
    addresses: header.addresses.map(storableText),
    license: license && { ...license, number: storable(license.number) },
    npis: header.npis.map(storableText),
    attesterName: storable(header.attesterName),
  };
}
