import { sql } from "drizzle-orm";
import { type KeptPrice, readKeptPrices, writeKeptPrice } from "#app/domain/prices/search/kept-price.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isBytes, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { openJson, sealJson } from "#app/platform/keys/sealing-key.server.ts";
import type { OpenAccount } from "./open-account.server.ts";

/** The prices that an account keeps, in the order in which they were saved; none where it keeps none or is gone. */
export async function findSavedPrices(db: Database, { accountId, key }: OpenAccount): Promise<KeptPrice[]> {
  const [row] = await readRows(
    db,
    { sealed: orNull(isBytes) },
    sql`select sealed_saved_prices as sealed from accounts where account_id = ${accountId}`,
  );
  return row?.sealed ? readKeptPrices(openJson<string[]>(key, purposeOf(accountId), row.sealed)) : [];
}

/** Changes what an account keeps; of two changes at once the later one builds on the earlier. */
export async function changeSavedPrices(
  db: Database,
  account: OpenAccount,
  change: (prices: KeptPrice[]) => readonly KeptPrice[],
): Promise<void> {
  const { accountId, key } = account;
  await db.transaction(async (transaction) => {
    await transaction.execute(sql`select from accounts where account_id = ${accountId} for update`);
    const texts = change(await findSavedPrices(transaction, account)).map(writeKeptPrice);
    const sealed = texts.length > 0 ? sealJson(key, purposeOf(accountId), texts) : null;
    await transaction.execute(
      sql`update accounts set sealed_saved_prices = ${sealed} where account_id = ${accountId}`,
    );
  });
}

function purposeOf(accountId: string): string {
  return `saved prices ${accountId}`;
}
