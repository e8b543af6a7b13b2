import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { projectRoot } from "#app/platform/files/project-root.server.ts";
import { checkPriceFile } from "./check-price-file.server.ts";
import { CMS_VALIDATOR_VERSION } from "./file-check.ts";
import { gradeFile } from "./grade-file.ts";

const FIXTURES = path.join(projectRoot(), "tests/fixtures/hpt-validator");

/**
 * Of each fixture of CMS's validator: our errors, the validator's, the grade ("-": not graded). Counts differ where the
 * validator names a condition and its missing member, and where one of both stops at a header it cannot use.
 */
const FOUND: Record<string, string> = {
  "3.0/alerts-with-errors.json": "1 1 D",
  "3.0/allowed-amounts-nine-9s.json": "0 0 B",
  "3.0/estimated-amount.json": "0 0 B",
  "3.0/false-confirmation.json": "0 0 B",
  "3.0/sample-empty-address.json": "1 1 C",
  "3.0/sample-empty-algorithm.json": "1 1 D",
  "3.0/sample-empty-generic-notes.json": "1 1 F",
  "3.0/sample-empty-location.json": "1 1 C",
  "3.0/sample-empty-payer-notes.json": "1 1 D",
  "3.0/sample-missing-10th.json": "1 2 D",
  "3.0/sample-missing-90th.json": "1 2 D",
  "3.0/sample-missing-count-of-allowed-amounts.json": "1 2 D",
  "3.0/sample-missing-median.json": "1 2 D",
  "3.0/sample-modifier-invalid-setting.json": "1 1 C",
  "3.0/sample-payer-no-charge.json": "1 4 C",
  "3.0/sample-valid-allowed-amount-zero.json": "0 0 A",
  "3.0/sample-valid-drug-info.json": "0 0 A",
  "3.0/sample-valid.json": "0 0 A",
  "3.0/unexpected-version.json": "3 3 F",
  "false-confirmation.json": "0 0 B",
  "sample-bad-header.csv": "1 2 C",
  "sample-bad-item-header.csv": "1 10 -",
  "sample-blank-header.csv": "1 1 -",
  "sample-empty.json": "1 9 -",
  "sample-invalid.json": "6 1 -",
  "sample-lots-of-alerts.json": "0 0 B",
  "sample-lots-of-errors.csv": "22 22 F",
  "sample-missing-estimate.json": "0 0 B",
  "sample-ndc-no-drug-info.json": "0 0 B",
  "sample-nine-nines.json": "0 0 B",
  "sample-no-charges.json": "0 0 B",
  "sample-no-data.csv": "1 1 F",
  "sample-no-min-max.json": "0 0 B",
  "sample-no-payer-charges.json": "0 0 B",
  "sample-other-no-notes.json": "0 0 B",
  "sample-tall-mixed-line-endings.csv": "0 0 B",
  "sample-tall-small-rows.csv": "0 0 B",
  "sample-tall-valid.csv": "0 0 B",
  "sample-valid-bom.json": "0 0 B",
  "sample-valid-drug-info.json": "0 0 B",
  "sample-valid-modifier.json": "0 0 B",
  "sample-valid.json": "0 0 B",
  "sample-wide-blank-headers.csv": "1 2 C",
  "sample-wide-valid.csv": "0 0 B",
  "sample-wrong-drug-info.json": "0 0 B",
  "sample-wrong-modifier.json": "0 0 B",
  "unexpected-version.json": "1 0 C",
};

/** Fixtures whose verdicts differ, and why. */
const DIFFERENCES: Record<string, string> = {
  "unexpected-version.json": "a version that no template has is an error here, an alert there",
};

test("each of CMS's 47 fixtures gets the validator's verdict beside ours, and a grade", async () => {
  const found: Record<string, string> = {};
  const differing: string[] = [];
  for (const name of Object.keys(FOUND)) {
    const check = await checkPriceFile(path.join(FIXTURES, name), name, { maxBytes: 1e6 });
    const { summary, cms } = check;
    if (cms.outcome === "no-verdict") throw new Error(`CMS's validator gave no verdict on ${name}.`);
    found[name] = `${summary.errors} ${cms.errorCount} ${gradeFile(check).grade ?? "-"}`;
    if (summary.valid !== (cms.outcome === "valid")) differing.push(name);
  }
  expect(found).toEqual(FOUND);
  expect(differing).toEqual(Object.keys(DIFFERENCES));
});

test("the validator's version that a check names is the one that is installed", async () => {
  const { dependencies } = JSON.parse(await readFile(path.join(projectRoot(), "package.json"), "utf8"));
  expect(dependencies["@cmsgov/hpt-validator"]).toBe(CMS_VALIDATOR_VERSION);
});
