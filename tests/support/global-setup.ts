import { rm } from "node:fs/promises";
import {
  dropAbandonedDatabases,
  ensureTemplate,
  keepTestClusterRunning,
  testClusterFolder,
} from "./test-cluster.ts";

/** For vitest's `globalSetup`: one PostgreSQL for the run, and its files removed by the last run that uses them. */
export default async function setup() {
  const cluster = await keepTestClusterRunning();
  await dropAbandonedDatabases(cluster.urlOf("postgres"));
  await ensureTemplate(cluster.urlOf);
  return async () => {
    const { stopped } = await cluster.close();
    if (stopped) await rm(testClusterFolder(), { recursive: true, force: true });
  };
}
