import { expect, test } from "vitest";
import { addSources } from "#app/domain/sources/add-sources.server.ts";
import { repeatInBackground } from "#app/platform/jobs/repeat-in-background.ts";
import { COUNTY_PAUSE_MS, makeCountyRound } from "../support/county/county-round.ts";
import { priceFile } from "../support/county/editions.ts";
import { judgeCounty } from "../support/county/judge-county.ts";
import { openCounty, timeOf } from "../support/county/open-county.ts";
import { databaseForTests } from "../support/database-for-tests.ts";
import { openTestSite } from "../support/open-test-site.ts";
import { serveHere } from "../support/serve-here.ts";
import { openTestDatabase } from "../support/test-database.ts";

const database = databaseForTests();

// A county of one site of each kind; npm run drill -- county has some 200, each day of the month, and processes that are killed.
test("a month of a county's web sites ends with each of them as it is, and no host asked more than it allows", async () => {
  let now = timeOf(0);
  const county = await openCounty({ size: 0, now: () => now, pauseMs: COUNTY_PAUSE_MS });
  try {
    await addSources(database.db, county.sites.map(county.addressOf), now);
    for (const day of [0, 10, 13, 29]) {
      now = timeOf(day);
      await makeCountyRound(database.db, { now, dataDir: database.dataDir });
    }
    expect(await judgeCounty(database.db, county)).toEqual([]);
  } finally {
    await county.close();
  }
});

test("a site looks at its sources by itself, and counts what it finds", async () => {
  const file = priceFile({ hospital: 1, edition: 0 });
  const hospital = await serveHere((request, response) => {
    if (request.url === "/prices.csv") response.end(file);
    else response.writeHead(404).end();
  });
  const own = await openTestDatabase();
  await addSources(own.db, [`${hospital.origin}/prices.csv`], new Date());
  const site = await openTestSite(
    { DATABASE_URL: own.databaseUrl, SOURCES_ALLOW_PRIVATE: "on" },
    { repeat: repeatInBackground },
  );
  try {
    const statistics = async () => (await (await site.fetch("/get_statistics")).json()).statistics;
    await expect.poll(statistics).toMatchObject({ hospitals: 1, prices: 12 });
  } finally {
    await site.close();
    await own.close();
    await hospital.close();
  }
});
