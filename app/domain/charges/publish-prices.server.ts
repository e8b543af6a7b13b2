import type pg from "pg";
import { COPY_BATCH_BYTES, type CopyBatches, openCopyBatches } from "#app/platform/db/copy-batches.server.ts";
import { copyLine } from "#app/platform/db/copy-rows.server.ts";
import { derivePrices } from "./derive-prices.ts";
import { type ChargesByService, listChargesByService } from "./list-charges-by-service.server.ts";
import { PRICE_COLUMNS, type PricedImport } from "./price-lines.server.ts";
import { openPriceTally, type PublishedPrices } from "./price-tally.ts";

/** Makes prices of the charges of an import that becomes the present one of its hospital, which has none. `batches` sends them. */
export function publishPrices(
  batches: CopyBatches,
  priced: PricedImport,
  charges: ChargesByService,
): Promise<PublishedPrices> {
  return writePrices(batches, "prices", priced, charges);
}

/** Makes a former import of a hospital without prices the present one; its charges are read back. */
export async function publishStoredPrices(client: pg.ClientBase, priced: PricedImport): Promise<void> {
  const { hospitalId, importId } = priced;
  await client.query("update hospitals set current_import_id = $2 where hospital_id = $1", [
    hospitalId,
    importId,
  ]);
  const batches = openCopyBatches(client);
  await publishPrices(batches, priced, await listChargesByService(client, priced));
  await batches.sendRest();
}

/** Makes the charges of an import, of a file older than the present one, history. `batches` sends it. */
export function recordPriceHistory(
  batches: CopyBatches,
  priced: PricedImport,
  charges: ChargesByService,
): Promise<PublishedPrices> {
  return writePrices(batches, "price_history", priced, charges);
}

/** Makes the hospital's present prices history. */
export async function retirePrices(client: pg.ClientBase, hospitalId: number): Promise<void> {
  await client.query(
    `with gone as (delete from prices where hospital_id = $1 returning *)
     insert into price_history (${COLUMNS}) select ${COLUMNS} from gone`,
    [hospitalId],
  );
  await client.query("update hospitals set current_import_id = null where hospital_id = $1", [hospitalId]);
}

const COLUMN_NAMES = PRICE_COLUMNS.map(({ name }) => name);
const COLUMNS = COLUMN_NAMES.join(", ");

/** Charges under the hospital's own codes are of no service; nothing elsewhere is like them. */
async function writePrices(
  batches: CopyBatches,
  table: "prices" | "price_history",
  priced: PricedImport,
  { hasProfessional, services }: ChargesByService,
): Promise<PublishedPrices> {
  const tally = openPriceTally();
  const lines = batches.linesFor(table, COLUMN_NAMES);
  for await (const some of services) {
    for (const service of some) {
      const prices = derivePrices(service.charges, hasProfessional);
      tally.add(prices);
      for (const price of prices) lines.add(copyLine(PRICE_COLUMNS, { priced, service, price }));
      if (lines.sizeBytes() >= COPY_BATCH_BYTES) await batches.send();
    }
  }
  return tally.end();
}
