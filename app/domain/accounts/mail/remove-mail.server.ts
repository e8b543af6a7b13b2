import { type SQL, sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { MasterKey } from "#app/platform/keys/master-key.server.ts";

/** Removes the mail that waits and that `condition` picks, and what opens it. */
export async function removeMail(
  { db, masterKey }: { db: Database; masterKey: MasterKey },
  condition: SQL,
): Promise<void> {
  const rows = await readRows(
    db,
    { mail_id: isText },
    sql`select mail_id from account_mail where ${condition}`,
  );
  for (const { mail_id: mailId } of rows) {
    await masterKey.waitingKeys.destroy(mailId);
    await db.execute(sql`delete from account_mail where mail_id = ${mailId}`);
  }
}
