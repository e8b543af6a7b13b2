import { expect, test } from "vitest";
import { findHospitalPolicies } from "#app/domain/assistance/find-hospital-policies.server.ts";
import { importPriceFile } from "#app/domain/imports/import-price-file.server.ts";
import { priceFileOf } from "#app/domain/imports/price-file.server.ts";
import { listRows } from "../../../tests/fixtures/mrf/list-rows.ts";
import { charge, priceFileText } from "../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../tests/support/database-for-tests.ts";

const database = databaseForEachTest({ hasSampleData: true });

test("some sample hospitals have a policy, said to be fictional: one doubtful, one that states no line", async () => {
  const ids = (await listRows(database.db, "select hospital_id from hospitals")).map(Number);
  const policies = [...(await findHospitalPolicies(database.db, ids)).values()];
  expect([ids.length, policies.length]).toEqual([40, 14]);
  for (const { isSample, source, policyUrl } of policies) {
    expect([isSample, policyUrl]).toEqual([true, expect.stringContaining(".example.org/")]);
    expect(source).toMatchObject({ kind: "filing", filerName: expect.stringMatching(/ \(fictional\)$/) });
  }
  expect(policies.filter(({ isDoubtful }) => isDoubtful)).toMatchObject([
    { freeUpToPercent: 200, discountUpToPercent: 400 },
  ]);
  const withoutLines = policies.filter(
    ({ freeUpToPercent, discountUpToPercent }) => freeUpToPercent === null && discountUpToPercent === null,
  );
  expect(withoutLines).toHaveLength(1);
});

test("they go with the sample hospitals when the first real price file comes", async () => {
  const bytes = Buffer.from(priceFileText({ charges: [charge("71046")] }));
  const options = { strict: false, maxBytes: 1e9, isSample: false, replacesSampleData: true };
  expect(await importPriceFile(database.db, priceFileOf("a.csv", bytes), options)).toMatchObject({
    outcome: "imported",
  });
  const counts = `select (select count(*) from assistance_filings), (select count(*) from assistance_facilities),
    (select count(*) from hospital_policies)`;
  expect(await listRows(database.db, counts)).toEqual(["0 ; 0 ; 0"]);
});
