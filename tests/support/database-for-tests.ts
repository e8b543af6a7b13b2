import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "./test-database.ts";

interface DatabaseOfTests {
  hasSampleData?: boolean;
  /** Commands find it, too: DATABASE_URL names it. */
  isOfCommands?: boolean;
}

/** A database that the tests of a file or of a `describe` share. */
export const databaseForTests = (options: DatabaseOfTests = {}): TestDatabase =>
  openedBetween(beforeAll, afterAll, options);

/** A database that is new for each test of a file or of a `describe`. */
export const databaseForEachTest = (options: DatabaseOfTests = {}): TestDatabase =>
  openedBetween(beforeEach, afterEach, options);

function openedBetween(
  before: typeof beforeAll | typeof beforeEach,
  after: typeof afterAll | typeof afterEach,
  { hasSampleData, isOfCommands = false }: DatabaseOfTests,
): TestDatabase {
  const database = {} as TestDatabase;
  before(async () => {
    Object.assign(database, await openTestDatabase({ hasSampleData }));
    if (isOfCommands) vi.stubEnv("DATABASE_URL", database.databaseUrl);
  });
  after(async () => {
    if (isOfCommands) vi.unstubAllEnvs();
    await database.close();
  });
  return database;
}
