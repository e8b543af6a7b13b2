import { mkdtemp, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { openCluster } from "#app/platform/db/embedded/cluster.server.ts";
import { migrateDatabase } from "#app/platform/db/migrate.server.ts";
import { createDatabase } from "#app/platform/db/open-database.server.ts";
import { withClient } from "#app/platform/db/with-client.server.ts";
import { charge, priceFileText } from "../../tests/fixtures/mrf/write-price-file.ts";
import { fastestFolder } from "../../tests/support/fastest-folder.ts";
import { startFaircharge } from "../../tests/support/start-process.ts";

test("a file is told as imported once the standby has it that would take over", async () => {
  const folder = await mkdtemp(path.join(fastestFolder(), "fc-safe-"));
  const cluster = await openCluster({ dataDir: folder, settings: { fsync: "off" }, announce: () => {} });
  try {
    await createDatabase(cluster.urlOf("postgres"), "faircharge");
    const databaseUrl = cluster.urlOf("faircharge");
    await migrateDatabase(databaseUrl);
    const file = path.join(folder, "prices.csv");
    await writeFile(file, priceFileText({ charges: [charge("71046")] }));
    await withClient(databaseUrl, async (holding) => {
      await holding.query("begin; lock table imports in share mode");
      const importing = startFaircharge(["import", file], { DATABASE_URL: databaseUrl });
      await withClient(databaseUrl, async (client) => {
        const count = async (rows: string) => (await client.query(`select from ${rows}`)).rowCount;
        const nameStandby = async (name: string) => {
          await client.query(`alter system set synchronous_standby_names = '${name}'`);
          await client.query("select pg_reload_conf()");
        };
        const held = (event: string, sessions: number) =>
          expect.poll(() => count(`pg_stat_activity where ${event}`), { timeout: 120_000 }).toBe(sessions);

        await held("wait_event_type = 'Lock'", 1);
        await nameStandby("away");
        const other = withClient(databaseUrl, (one) => one.query("create table written ()"));
        await held("wait_event = 'SyncRep'", 1); // from now on every commit that waits for the disk does
        await holding.query("rollback");
        await held("wait_event = 'SyncRep'", 2);
        expect(await count("imports")).toBe(1);
        expect(importing.output()).not.toContain("prices.csv");
        await nameStandby("");
        await other;
        expect(await importing.exited).toEqual([0, null]);
        expect(importing.output()).toContain("prices.csv");
      });
    });
  } finally {
    await cluster.close();
    await rm(folder, { recursive: true, force: true });
  }
});
