import { cp, readdir } from "node:fs/promises";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { folderForTests } from "../../../tests/support/folder-for-tests.ts";
import { migrateDatabase } from "./migrate.server.ts";
import { migrationsFolder } from "./migration-files.server.ts";
import { withClient } from "./with-client.server.ts";

const FIRST_WITH_LISTS = "0070_rates_in_lists.sql";

const database = databaseForTests();
let databaseUrl: string;
const folder = folderForTests();

/** A database of the version before rates were kept in lists, with two files. */
beforeAll(async () => {
  const url = new URL(database.databaseUrl);
  url.pathname += "_rows";
  databaseUrl = url.href;
  for (const name of await readdir(migrationsFolder())) {
    if (name < FIRST_WITH_LISTS) await cp(path.join(migrationsFolder(), name), path.join(folder, name));
  }
  await withClient(database.databaseUrl, (client) =>
    client.query(`create database ${url.pathname.slice(1)}`),
  );
  await migrateDatabase(databaseUrl, folder);
  await query(`
    insert into hospitals (name, match_name, state, short_id) values ('General', 'general', 'OH', 'abc');
    insert into imports (hospital_id, file_name, sha256, size_bytes, layout, template, imported_at, row_count,
        row_left_out_count, charge_count, negotiated_charge_count, price_count, service_count, cash_price_count,
        payer_count, error_count, warning_count, problem_counts)
      select 1, 'prices.csv', file, 1, 'tall', '3.0', now(), 5, 0, 2, 5, 0, 0, 0, 1, 0, 0, '[]'
      from generate_series(1, 2) file;
    insert into negotiated_charges (hospital_id, import_id, charge_no, rate_no, plan_no, dollar, percentage, algorithm,
        methodology, estimated_amount, claim_count, notes, source_row)
      select 1, file, charge_no, rate_no, plan_no, dollar, percentage, algorithm, kind::methodology, estimated, claims,
        notes, source_row
      from generate_series(1, 2) file cross join (values
        (1, 1, 1, 100.50, null, null, 'case rate', null, '1 through 10', 'DRG, or less', 4),
        (1, 2, 2, null, 62.5, 'of charges, 90+', 'other', 3000000000000.25, '0', 'DRG, or less', 5),
        (1, 4, 3, 0.000001, null, null, null, null, null, null, 7),
        (2, 3, 2, 80, null, null, 'per diem', null, '12', null, 6),
        (2, 5, 2, 80, null, null, 'per diem', null, '12', '', 6)) rate(
        charge_no, rate_no, plan_no, dollar, percentage, algorithm, kind, estimated, claims, notes, source_row);`);
});
afterAll(async () => {
  await withClient(database.databaseUrl, (client) =>
    client.query(`drop database ${new URL(databaseUrl).pathname.slice(1)} with (force)`),
  );
});

const query = (sql: string) => withClient(databaseUrl, async (client) => (await client.query(sql)).rows);

test("the rates of every file are the same, in the same order, once they are packed", async () => {
  const said = `plan_no, dollar, percentage, algorithm, methodology, estimated_amount, claim_count, notes, source_row`;
  const rates = () =>
    query(
      `select import_id, charge_no, ${said} from negotiated_charges order by import_id, charge_no, rate_no`,
    );
  const rows = await rates();
  expect(rows).toHaveLength(10);
  expect(await migrateDatabase(databaseUrl)).toContain("0071_pack_rates.sql");
  expect(await rates()).toEqual(rows);
  expect(await query("select from charge_rates")).toHaveLength(4);
  expect(await query("select to_regclass('rate_rows') as left")).toEqual([{ left: null }]);
});
