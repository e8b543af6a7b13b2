import { writeFile } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openDatabase } from "#app/platform/db/open-database.server.ts";
import { charge, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../support/database-for-tests.ts";
import { folderForTests } from "../support/folder-for-tests.ts";
import { type MailedSite, openMailedSite } from "../support/mailed-site.ts";
import { findPgBouncer, openPgBouncer, type PgBouncer } from "../support/open-pgbouncer.ts";
import { runProgramIn } from "../support/run-program.ts";
import { billFixture, postBill } from "../support/upload.ts";

describe.skipIf(!findPgBouncer())("behind a pooler of transactions", () => {
  const database = databaseForTests({ hasSampleData: true });
  let pooler: PgBouncer;
  const folder = folderForTests();
  beforeAll(async () => {
    pooler = await openPgBouncer(database.databaseUrl, { connectQuery: "set statement_timeout = 300000" });
  });
  afterAll(() => pooler.close());

  const open = (directDatabaseUrl: string | null, statementTimeoutMs = 300_000) =>
    openDatabase({ databaseUrl: pooler.databaseUrl, directDatabaseUrl, dataDir: folder, statementTimeoutMs });

  test("a site without the server's own address does not start, and says which variable is missing", async () => {
    await expect(open(null)).rejects.toThrow(/DATABASE_URL names a pooler.*Set DATABASE_DIRECT_URL/s);
    await expect(open(pooler.databaseUrl)).rejects.toThrow(/DATABASE_DIRECT_URL names a pooler too/);
  });

  test("another database at the server's own address is refused", async () => {
    const other = new URL(database.databaseUrl);
    other.pathname = "/postgres";
    await expect(open(other.href)).rejects.toThrow(/different databases/);
  });

  test("a pooler that sets statements no limit is told of, with the line that does", async () => {
    const unlimited = await openPgBouncer(database.databaseUrl, { connectQuery: "select 1" });
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const { close } = await openDatabase({
      databaseUrl: unlimited.databaseUrl,
      directDatabaseUrl: database.databaseUrl,
      dataDir: folder,
      statementTimeoutMs: 7000,
    });
    await close();
    await unlimited.close();
    expect(warn.mock.calls.flat().join()).toContain("connect_query='set statement_timeout = 7000'");
    warn.mockRestore();
  });

  describe("a site", () => {
    let site: MailedSite;
    beforeAll(async () => {
      site = await openMailedSite({
        DATABASE_URL: pooler.databaseUrl,
        DATABASE_DIRECT_URL: database.databaseUrl,
      });
    });
    afterAll(() => site.close());

    const count = async (table: string) =>
      Number((await database.db.$client.query(`select count(*) from ${table}`)).rows[0].count);
    const post = (address: string, fields: Record<string, string>) => site.post(address, fields);

    test("answers many pages and calls at once over two connections", async () => {
      const addresses = [
        "/",
        "/hospitals",
        "/hospital_search?search=mri",
        "/data",
        "/price-files",
        "/common/get_states",
        "/roadmap",
      ];
      const asked = Array.from({ length: 10 }, () => addresses).flat();
      const replies = await Promise.all(
        asked.map(async (address, n) => {
          const mark = address.includes("?") ? `&n=${n}` : `?n=${n}`;
          const reply = await site.fetch(`${address}${mark}`);
          await reply.text();
          return reply.status;
        }),
      );
      expect(new Set(replies)).toEqual(new Set([200]));
    });

    test("takes forms, and sends mail as soon as it is asked for", async () => {
      expect((await post("/coming-soon", { intent: "waitlist", email: "ann@example.org" })).status).toBe(303);
      expect(await count("waitlist")).toBe(1);
      const password = "correct horse battery staple";
      expect((await post("/signup", { name: "Ada", email: "ada@example.org", password })).status).toBe(303);
      expect(await site.mailedPath("ada@example.org", /confirm/i)).toMatch(/^\//);
    });

    test("reads a bill", async () => {
      const reply = await postBill(site, await billFixture("urgent-care-receipt.png"), "bill.png");
      expect(reply.status).toBe(200);
    });

    test("shows what a command imported meanwhile", async () => {
      const file = path.join(folder, "prices.csv");
      await writeFile(file, priceFileText({ charges: [charge("71046")] }));
      const env = {
        ...process.env,
        DATABASE_URL: pooler.databaseUrl,
        DATABASE_DIRECT_URL: database.databaseUrl,
        DATA_DIR: folder,
      };
      const { code, output } = await runProgramIn({ env }, "import", file);
      expect([code, output]).toEqual([0, expect.stringContaining("imported")]);
      const hospitals = async () => (await (await site.fetch("/get_statistics")).json()).statistics.hospitals;
      await expect.poll(hospitals).toBe(1); // the sample data are gone
    });

    test("leaves nothing in the pooler's connections that another client would meet", () => {
      expect(pooler.logged()).not.toMatch(/prepared statement|unsupported startup parameter|ERROR/i);
    });
  });
});
