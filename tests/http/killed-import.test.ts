import { expect, test } from "vitest";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { charge, priceFileText } from "../fixtures/mrf/write-price-file.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { openTestDatabase } from "../support/test-database.ts";

test("a site that starts counts what an import left uncounted that was killed right after its commit", async () => {
  const database = await openTestDatabase();
  const file = priceFileOf("a.csv", Buffer.from(priceFileText({ charges: [charge("71046")] })));
  const options = { strict: true, maxBytes: 1e9, isSample: false, replacesSampleData: false };
  expect(await importPriceFile(database.db, file, options)).toMatchObject({ outcome: "imported" });
  const site = await openTestSite({ DATABASE_URL: database.databaseUrl }, { repeat: repeatInBackground });
  try {
    const statistics = async () => (await (await site.fetch("/get_statistics")).json()).statistics;
    await expect.poll(statistics).toMatchObject({ hospitals: 1, states: 1, services: 1, prices: 1 });
  } finally {
    await site.close();
    await database.close();
  }
});
