import type pg from "pg";
import { copyLine, copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { derivePrices } from "./derive-prices.ts";
import { type ChargesByService, listChargesByService } from "./list-charges-by-service.server.ts";
import { PRICE_COLUMNS, type PricedImport } from "./price-lines.server.ts";
import { openPriceTally, type PublishedPrices } from "./price-tally.ts";

/** Makes prices of the charges of an import that becomes the present one of its hospital, which has none. */
export function publishPrices(
  client: pg.ClientBase,
  priced: PricedImport,
  charges: ChargesByService,
): Promise<PublishedPrices> {
  return writePrices(client, "prices", priced, charges);
}

/** Makes a former import of a hospital without prices the present one; its charges are read back. */
export async function publishStoredPrices(client: pg.ClientBase, priced: PricedImport): Promise<void> {
  const { hospitalId, importId } = priced;
  await client.query("update hospitals set current_import_id = $2 where hospital_id = $1", [
    hospitalId,
    importId,
  ]);
  await publishPrices(client, priced, await listChargesByService(client, priced));
}

/** Makes the charges of an import, of a file older than the present one, history. */
export function recordPriceHistory(
  client: pg.ClientBase,
  priced: PricedImport,
  charges: ChargesByService,
): Promise<PublishedPrices> {
  return writePrices(client, "price_history", priced, charges);
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

const BATCH_BYTES = 1024 * 1024;

/** Charges under the hospital's own codes are of no service; nothing elsewhere is like them. */
async function writePrices(
  client: pg.ClientBase,
  table: "prices" | "price_history",
  priced: PricedImport,
  { hasProfessional, services }: ChargesByService,
): Promise<PublishedPrices> {
  const tally = openPriceTally();
  const lines = openCopyLines();
  for await (const service of services) {
    const prices = derivePrices(service.charges, hasProfessional);
    tally.add(prices);
    for (const price of prices) lines.add(copyLine(PRICE_COLUMNS, { priced, service, price }));
    if (lines.sizeBytes() >= BATCH_BYTES) await copyRows(client, table, COLUMN_NAMES, lines.take());
  }
  if (lines.sizeBytes() > 0) await copyRows(client, table, COLUMN_NAMES, lines.take());
  return tally.end();
}
