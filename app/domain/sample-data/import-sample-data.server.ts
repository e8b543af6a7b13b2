import type pg from "pg";
import { importFilings } from "#app/domain/assistance/filings/import-filings.server.ts";
import { memberOfText } from "#app/domain/assistance/filings/return-members.server.ts";
import type { KnownServices } from "#app/domain/billing-codes/record-services.server.ts";
import { tidyNumber } from "#app/domain/hospitals/numbers/hospital-numbers.ts";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { MRF_CHECK_DEFAULTS } from "#app/domain/mrf/check-mrf.server.ts";
import { refreshStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { analyzeGrownTables } from "#app/platform/db/analyze-grown-tables.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { importSamplePayer } from "./import-sample-payer.server.ts";
import { makeSampleFiles } from "./make-sample-files.ts";
import { makeSampleFilings } from "./make-sample-filings.ts";
import { sampleHospitals } from "./sample-hospitals.ts";

/** Only one process may fill an empty database. An advisory lock is a number that all agree on: 'samp' in ASCII. */
const SAMPLE_LOCK = 0x73616d70;

/**
 * Fills a database without hospitals with the sample data, through the importer of real files. Returns how many
 * hospitals came in: 0 where there were some already.
 */
export async function importSampleData(db: PooledDatabase): Promise<number> {
  // The lock ends with its transaction; another process may be at it for seconds.
  return inTransaction(db, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [SAMPLE_LOCK]);
    const { rows } = await client.query("select from hospitals limit 1");
    return rows.length > 0 ? 0 : fillWithSampleData(db);
  });
}

async function fillWithSampleData(db: PooledDatabase): Promise<number> {
  let imported = 0;
  const knownServices: KnownServices = new Map();
  for (const { fileName, text } of makeSampleFiles()) {
    const options = {
      strict: true,
      maxBytes: MRF_CHECK_DEFAULTS.maxBytes,
      isSample: true,
      replacesSampleData: false,
    };
    const file = priceFileOf(fileName, Buffer.from(text));
    const result = await importPriceFile(db, file, options, knownServices);
    if (result.outcome !== "imported") throw new Error(`The sample file ${fileName} was ${result.outcome}.`);
    imported += 1;
  }
  await inTransaction(db, addWhatFilesDoNotSay);
  await importSampleFilings(db);
  await importSamplePayer(db);
  await refreshStatistics(db);
  await analyzeGrownTables(db);
  return imported;
}

/** Their financial assistance, through the importer of real filings. */
async function importSampleFilings(db: PooledDatabase): Promise<void> {
  const members = async function* () {
    for (const { fileName, text } of makeSampleFilings()) yield memberOfText(fileName, text);
  };
  const { broken } = await importFilings(db, { fileName: "sample filings", members }, { isSample: true });
  const [first] = broken;
  if (first) throw new Error(`The sample filing ${first.memberName}: ${first.told}`);
}

/** Phone, coordinates and NPI, which a real hospital has from the hospital list and NPPES. */
async function addWhatFilesDoNotSay(client: pg.ClientBase): Promise<void> {
  for (const { licenseNumber, state, phone, latitude, longitude, npi } of sampleHospitals()) {
    await client.query(
      `update hospitals set phone = $3, latitude = $4, longitude = $5, npis = array[$6], is_position_approximate = false
       where is_sample and state = $1 and license_numbers @> array[$2]`,
      [state, tidyNumber(licenseNumber), phone, latitude, longitude, npi],
    );
  }
}
