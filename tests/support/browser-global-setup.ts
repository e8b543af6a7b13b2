import { buildWhenStale } from "../../app/cli/build-when-stale.js";
import setUpCluster from "./global-setup.ts";
import { openTestDatabase } from "./test-database.ts";

/** For Playwright's `globalSetup`: the built site, and the PostgreSQL and the sample data that all workers share. */
export default async function setup() {
  buildWhenStale();
  const close = await setUpCluster();
  await (await openTestDatabase({ hasSampleData: true })).close();
  return close;
}
