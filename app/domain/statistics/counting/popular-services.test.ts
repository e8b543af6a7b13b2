import { expect, test } from "vitest";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { importPriceText } from "../../../../tests/fixtures/mrf/import-price-text.ts";
import { listRows } from "../../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForEachTest } from "../../../../tests/support/database-for-tests.ts";
import { refreshStatistics } from "./refresh-statistics.server.ts";

const database = databaseForEachTest();

/** A hospital that offers the services from J1000 + `from` to before J1000 + `to`. */
async function importServices(hospital: number, from: number, to: number): Promise<number> {
  const codes = Array.from({ length: to - from }, (_, n) => ({
    code: `J${1000 + from + n}`,
    type: "HCPCS" as const,
  }));
  const text = priceFileText({
    hospital: nthHospital(hospital, "TX"),
    charges: codes.map((code) => charge("71046", { codes: [code] })),
  });
  const { importId } = await importPriceText(database.db, text);
  await refreshStatistics(database.db);
  return importId;
}

async function expectTheMostOffered(): Promise<void> {
  const order = "order by hospital_count desc, code_type, code";
  const columns = "code_type, code, hospital_count";
  const listed = await listRows(database.db, `select ${columns} from popular_services ${order}`);
  expect(listed).toEqual(
    await listRows(
      database.db,
      `select ${columns} from services where hospital_count > 0 ${order} limit 1000`,
    ),
  );
}

test("of more services than the list is long, those that most hospitals offer are in it, whoever comes and goes", async () => {
  await importServices(0, 0, 1200);
  await expectTheMostOffered();
  const last = await importServices(1, 1100, 1200); // from outside the list to its head
  await expectTheMostOffered();
  await importServices(2, 900, 1150); // some of the list, some outside it
  await expectTheMostOffered();
  await removeImport(database.db, last);
  await expectTheMostOffered();
});
