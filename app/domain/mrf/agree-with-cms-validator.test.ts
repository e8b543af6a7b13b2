import { createReadStream, existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { validateCsv, validateJson } from "@cmsgov/hpt-validator";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { checkMrf } from "./check-mrf.server.ts";
import type { MrfHeader } from "./mrf-header.ts";
import { mrfFile } from "./mrf-source.server.ts";

const FIXTURES = path.join(projectRoot(), "tests/fixtures/mrf");
const TEST_DATA = process.env.FAIRCHARGE_TESTDATA ?? path.join(projectRoot(), "../shared/testdata");

/** Verdicts that differ on purpose: the file, ours, and why. */
const DIFFERENCES: Record<string, { valid: boolean; because: string }> = {
  "V2.0.0_Tall_CSV_Format_Example.csv": {
    valid: true,
    because:
      "rows of a modifier are read in every template: 2.2 files carry the version 2.0.0, as CMS's example does",
  },
  "V2.0.0_Wide_CSV_Format_Example.csv": {
    valid: true,
    because:
      "rows of a modifier are read in every template: 2.2 files carry the version 2.0.0, as CMS's example does",
  },
};

async function ourVerdict(file: string) {
  let header: MrfHeader | null = null;
  for await (const event of checkMrf(mrfFile(file))) {
    if (event.kind === "header") header = event.header;
    if (event.kind === "summary") return { valid: event.summary.valid, template: header?.template };
  }
  throw new Error("no summary");
}

async function cmsVerdict(file: string, template: string): Promise<boolean> {
  const validate = file.endsWith(".json") ? validateJson : validateCsv;
  const { valid } = await validate(createReadStream(file, { encoding: "utf8" }), `${template}.0`);
  return valid;
}

async function listFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names
    .filter((name) => /\.(csv|json)$/.test(name) && !name.includes("schema"))
    .map((name) => path.join(folder, name));
}

async function compare(files: string[]): Promise<void> {
  const disagreements: string[] = [];
  for (const file of files) {
    const name = path.basename(file);
    const ours = await ourVerdict(file);
    const cms = await cmsVerdict(file, ours.template ?? "3.0");
    const expected = DIFFERENCES[name]?.valid ?? cms;
    if (ours.valid !== expected) disagreements.push(`${name}: ours ${ours.valid}, expected ${expected}`);
    if (name in DIFFERENCES && cms === ours.valid) disagreements.push(`${name} no longer differs`);
  }
  expect(files.length).toBeGreaterThan(0);
  expect(disagreements).toEqual([]);
}

test("our fixtures get the verdict of CMS's validator", async () => {
  await compare(await listFiles(FIXTURES));
});

test.skipIf(!existsSync(path.join(TEST_DATA, "mrf")))(
  "CMS's own examples and templates get the verdict of CMS's validator (needs FAIRCHARGE_TESTDATA or ../shared/testdata)",
  async () => {
    const folders = ["cms-v2", "cms-v3"].map((name) => path.join(TEST_DATA, "mrf", name));
    await compare((await Promise.all(folders.map(listFiles))).flat());
  },
);
