import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { lockFilings } from "../lock-filings.server.ts";
import { matchFacilities } from "./match-facilities.server.ts";
import type { EinPair } from "./read-ein-pairs.ts";

/** Replaces the pairs of EIN and CCN, and matches again. */
export async function loadEinPairs(db: PooledDatabase, pairs: readonly EinPair[]): Promise<void> {
  await inTransaction(db, async (client) => {
    await lockFilings(client);
    await client.query("delete from assistance_ein_pairs");
    await client.query(
      "insert into assistance_ein_pairs select * from jsonb_populate_recordset(null::assistance_ein_pairs, $1)",
      [JSON.stringify(pairs)],
    );
    await matchFacilities(client);
  });
}
