import path from "node:path";
import { expect, test } from "vitest";
import { importCmsFile } from "#app/domain/cms-files/import-cms-file.server.ts";
import { openStarterEdits } from "#app/domain/coding-edits/starter/open-starter-edits.server.ts";
import { STARTER_EDITION } from "#app/domain/coding-edits/starter/starter-edition.ts";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { bill, line } from "./audit.fixture.ts";
import { runAudit } from "./run-audit.server.ts";

const database = databaseForTests();

const on = (day: string) => ({ serviceDate: day });

async function audit(day: string) {
  const lines = [
    line("A4550", 8_000, { ...on(day), units: 4 }),
    line("71046", 30_000, on(day)),
    line("80053", 9_000, on(day)),
    line("80048", 5_000, on(day)),
  ];
  const services = { db: database.db, starterEdits: openStarterEdits() };
  const dates = { serviceFrom: day, serviceTo: day, statementDate: "2026-09-01" };
  const { audit, lines: coded, editions } = await runAudit(services, bill(lines, dates), null);
  const found = audit.findings.map(({ rule, lines, facts }) => [rule, lines, facts.edition]);
  return { found, editions, medicare: coded.map(({ prices }) => prices.medicare?.amountCents ?? null) };
}

test("a bill is held against the edition of its day, and the starter set where none is imported", async () => {
  const fromStarter = [
    ["ncci-pair", [2, 3], STARTER_EDITION],
    ["mue-units", [0], STARTER_EDITION],
  ];
  expect(await audit("2026-05-04")).toEqual({
    found: fromStarter,
    editions: [STARTER_EDITION],
    medicare: [null, null, null, null],
  });
  for (const name of [
    "MCR_MUE_OutpatientHospitalServices_Eff_04-01-2026.csv",
    "opps-addendum-b-2025-10.csv",
  ]) {
    await importCmsFile(database.db, path.join("tests/fixtures/rules", name), { edition: null, table: null });
  }
  expect(await audit("2026-05-04")).toEqual({
    found: [
      ["ncci-pair", [2, 3], STARTER_EDITION],
      ["mue-units", [0], "2026-04"],
      ["above-medicare", [1], "2025-10"],
    ],
    editions: ["2026-04", STARTER_EDITION],
    medicare: [null, 8_805, null, null],
  });
  expect((await audit("2026-03-31")).found).toMatchObject([
    ...fromStarter,
    ["above-medicare", [1], "2025-10"],
  ]);
});
