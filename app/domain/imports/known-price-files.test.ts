import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { sayRefusal } from "#app/content/words/say-price-file.ts";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import type { ImportOutcome } from "./import-outcome.ts";
import { importPriceFile } from "./import-price-file.server.ts";
import { openPriceFile } from "./price-file.server.ts";

const database = databaseForTests();

async function run(filePath: string): Promise<ImportOutcome> {
  return importPriceFile(
    database.db,
    await openPriceFile(filePath, { sourceUrl: null, sourcePageUrl: null }),
    { strict: false, maxBytes: 1e9, isSample: false, replacesSampleData: false },
  );
}

/** CMS's own examples, where they are available, and every fixture of ours. */
async function listPriceFiles(folder: string, pattern: RegExp): Promise<string[]> {
  return (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => path.join(folder, name));
}

test("every fixture comes in or is refused with a sentence", async () => {
  const files = await listPriceFiles(path.join(projectRoot(), "tests/fixtures/mrf"), /\.(csv|json)$/);
  const outcomes: Record<string, number> = {};
  for (const file of files) {
    const outcome = await run(file);
    outcomes[outcome.outcome] = (outcomes[outcome.outcome] ?? 0) + 1;
    if (outcome.outcome === "refused")
      expect([file, sayRefusal("en", outcome.refusal)]).toEqual([
        file,
        expect.stringMatching(/^[A-Z“].*\.$/),
      ]);
    else expect([file, outcome.outcome]).toEqual([file, "imported"]);
  }
  expect(outcomes.imported).toBeGreaterThan(50);
  expect(outcomes.refused).toBeGreaterThan(10);
});

const TEST_DATA = process.env.FAIRCHARGE_TESTDATA ?? path.join(projectRoot(), "../shared/testdata");

test.skipIf(!existsSync(path.join(TEST_DATA, "mrf")))(
  "CMS's own examples come in (needs FAIRCHARGE_TESTDATA or ../shared/testdata)",
  async () => {
    const folders = ["cms-v2", "cms-v3"].map((name) => path.join(TEST_DATA, "mrf", name));
    const lists = await Promise.all(
      folders.map((folder) => listPriceFiles(folder, /_example\.(csv|json)$/i)),
    );
    expect(lists.map((list) => list.length)).toEqual([expect.any(Number), 3]);
    for (const file of lists.flat()) {
      const outcome = await run(file);
      expect([path.basename(file), outcome]).toEqual([
        path.basename(file),
        expect.objectContaining({ outcome: "imported" }),
      ]);
    }
  },
);
