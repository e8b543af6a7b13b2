import { expect, test } from "vitest";
import { removeImport } from "#app/domain/imports/remove-import.server.ts";
import { importPriceTexts } from "../../../../tests/fixtures/mrf/import-price-texts.ts";
import { listRows } from "../../../../tests/fixtures/mrf/list-rows.ts";
import { charge, nthHospital, priceFileText } from "../../../../tests/fixtures/mrf/write-price-file.ts";
import { databaseForTests } from "../../../../tests/support/database-for-tests.ts";
import { refreshStatistics } from "../counting/refresh-statistics.server.ts";

const database = databaseForTests();

const statistics = () =>
  listRows(
    database.db,
    `select state, trim_scale(gross_median), trim_scale(cash_p25), trim_scale(cash_median), trim_scale(cash_p75),
       cash_amount_count, cash_ranges::text from service_statistics where setting = 'outpatient' order by state`,
  );
const ranges =
  '[{"lowest": 240, "highest": 410, "hospital_count": 5}, {"lowest": 1900, "highest": 3100, "hospital_count": 5}]';
const heaps = `5000 ; - ; - ; - ; 10 ; ${ranges}`;

test("cash prices in two heaps are kept as two ranges without quartiles, as files come and go", async () => {
  const prices = [410, 240, 260, 300, 390, 1900, 2000, 2500, 2900, 3100];
  const [hospitalId] = await importPriceTexts(
    database.db,
    prices.map((cash, n) =>
      priceFileText({
        hospital: nthHospital(n, "CA"),
        charges: [charge("73721", { gross: "5000", cash: String(cash) })],
      }),
    ),
  );
  expect(await statistics()).toEqual([` ; ${heaps}`, `CA ; ${heaps}`]);
  const [importId] = await listRows(
    database.db,
    `select current_import_id from hospitals where hospital_id = ${hospitalId}`,
  );
  await removeImport(database.db, Number(importId));
  const oneHeap = "5000 ; 300 ; 1900 ; 2500 ; 9 ; -";
  expect(await statistics()).toEqual([` ; ${oneHeap}`, `CA ; ${oneHeap}`]);
});

test("statistics that an older version counted are counted anew", async () => {
  const counted = await statistics();
  await database.db.$client.query(
    "update service_statistics set cash_median = 1; update site_totals set price_list_rule = 0",
  );
  await refreshStatistics(database.db);
  expect(await statistics()).toEqual(counted);
});
