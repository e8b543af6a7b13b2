import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { lockFilings } from "../lock-filings.server.ts";
import { matchFacilities } from "../matching/match-facilities.server.ts";
import { findCurrentFilings } from "./store-filings.server.ts";

/** PostgreSQL's integer goes no further. */
const MAX_NUMBER = 2_147_483_647;

/** Removes a filing by its number, or those of a zip or of a file by its name; former filings become current again. How many
 *  were removed. */
export async function removeFilings(db: PooledDatabase, numberOrName: string): Promise<number> {
  const number = /^[1-9]\d*$/.test(numberOrName) ? Number(numberOrName) : MAX_NUMBER + 1;
  return inTransaction(db, async (client) => {
    await lockFilings(client);
    const { rowCount } = await client.query(
      `delete from assistance_filings
       where filing_id = $1 or file_name = $2 or member_name = $2 or member_name like '%/' || $3`,
      [number > MAX_NUMBER ? null : number, numberOrName, numberOrName.replace(/[\\%_]/g, "\\$&")],
    );
    if (rowCount === 0) return 0;
    await findCurrentFilings(client);
    await matchFacilities(client);
    return rowCount ?? 0;
  });
}
