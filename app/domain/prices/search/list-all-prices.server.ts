import { sql } from "drizzle-orm";
import { SETTINGS } from "#app/domain/billing-codes/comparable-key.ts";
import { itemAt } from "#app/domain/item-at.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, isInteger, orNull, readRow } from "#app/platform/db/read-rows.server.ts";
import { allInOrder } from "./find-at-hospitals.server.ts";
import type { PriceKey } from "./find-by-price.server.ts";
import type { PlacedPrices, PriceResult } from "./price-query.ts";
import { resolveScope } from "./price-scope.server.ts";
import { readPriceResults } from "./read-price-results.server.ts";

export type AllPrices = { count: number; prices: AsyncIterable<PriceResult> };

/** Far more than any category has in the nation; it bounds the memory of a file that is sent slowly to 12 MB. */
const MAX_PRICES = 1_000_000;
const PRICES_PER_READ = 500;
/** Hospital, charge and setting, a 32-bit integer each. */
const KEY_BYTES = 12;

/**
 * All prices that searchPrices finds page by page, in the same order, read as they are taken. Which ones and how many is
 * settled at once; one that an import replaces meanwhile is left out. No connection is held between two reads.
 */
export async function listAllPrices(db: Database, query: PlacedPrices): Promise<AllPrices> {
  const scope = await resolveScope(db, query);
  if (scope === null) return { count: 0, prices: nothing() };
  const { sort } = query;
  const window = { sort, place: sort === "nearest" ? query.place : undefined, limit: MAX_PRICES, offset: 0 };
  const settingNo = sql`array_position(${sql.param(SETTINGS)}::text[], setting::text)`;
  const { count, keys } = await readRow(
    db,
    { count: isInteger, keys: orNull(isBytes) },
    sql`
    with ${allInOrder(scope, window)}
    select count(*)::int as count, string_agg(
      int4send(hospital_id) || int4send(charge_no) || int4send(${settingNo}), ''::bytea order by place) as keys
    from found`,
  );
  return { count, prices: readInOrder(db, keys ?? Buffer.alloc(0), { ...scope, place: query.place }) };
}

async function* nothing(): AsyncGenerator<never, void, void> {}

async function* readInOrder(
  db: Database,
  keys: Buffer,
  scope: Parameters<typeof readPriceResults>[2],
): AsyncGenerator<PriceResult, void, void> {
  const blockBytes = PRICES_PER_READ * KEY_BYTES;
  for (let from = 0; from < keys.length; from += blockBytes) {
    yield* await readPriceResults(db, keysIn(keys.subarray(from, from + blockBytes)), scope);
  }
}

function keysIn(bytes: Buffer): PriceKey[] {
  return Array.from({ length: bytes.length / KEY_BYTES }, (_, index) => ({
    hospitalId: bytes.readInt32BE(index * KEY_BYTES),
    chargeNo: bytes.readInt32BE(index * KEY_BYTES + 4),
    setting: itemAt(SETTINGS, bytes.readInt32BE(index * KEY_BYTES + 8) - 1),
  }));
}
