/**
 * A separate process that uses the built-in PostgreSQL: `hold-database.ts <dataDir>`. It says 'open', and at
 * SIGINT or SIGTERM asks the database once more, says 'answered' and closes.
 */
import { once } from "node:events";
import { sql } from "drizzle-orm";
import { openDatabase } from "#app/platform/db/open-database.server.ts";

const [dataDir = ""] = process.argv.slice(2);
const { db, close } = await openDatabase({ databaseUrl: null, dataDir, statementTimeoutMs: 120_000 });
const asked = Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
console.log("open");
await asked;
await db.execute(sql`select 1`);
console.log("answered");
await close();
