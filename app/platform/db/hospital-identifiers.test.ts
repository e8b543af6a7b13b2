import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { migrationsFolder } from "./migration-files.server.ts";
import { withClient } from "./with-client.server.ts";

const database = databaseForTests();

test("license numbers kept before numbers had kinds are told from CCNs, and file names give EINs", async () => {
  const migration = path.join(migrationsFolder(), "0089_hospital_identifiers.sql");
  const rows = await withClient(database.databaseUrl, async (client) => {
    await client.query(`
      drop table hospital_merges;
      alter table hospitals drop column stated_ccns, drop column eins, drop column license_numbers,
        add column license_number text;
      alter table merged_hospitals drop column stated_ccns, drop column eins, drop column license_numbers,
        add column license_number text;
      insert into hospitals (name, match_name, state, license_number) values
        ('A', 'a', 'IL', '14-0119'), ('B', 'b', 'WI', '140119'), ('C', 'c', 'TX', '670055'), ('D', 'd', 'IL', 'N/A'),
        ('E', 'e', 'IL', 'l-1917'), ('F', 'f', 'IL', null);
      insert into imports (hospital_id, file_name, sha256, size_bytes, layout, template, imported_at, row_count,
          row_left_out_count, charge_count, negotiated_charge_count, price_count, service_count, cash_price_count,
          payer_count, error_count, warning_count, problem_counts)
        select hospital_id, file_name, file_name, 1, 'tall', '3.0', now(), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, '[]'
        from hospitals join (values
          ('A', '36-2174823_a_standardcharges.csv'), ('A', '362174823-1932213600_a_standardcharges.json'),
          ('B', '00-0040119_b_standardcharges.csv'), ('C', 'prices.csv')) file(hospital, file_name) on hospital = name`);
    await client.query(`begin;${await readFile(migration, "utf8")};commit`);
    const { rows } = await client.query(
      "select name, stated_ccns as ccns, license_numbers as licenses, eins from hospitals order by name",
    );
    return rows;
  });
  expect(rows).toEqual([
    { name: "A", ccns: ["140119"], licenses: [], eins: ["362174823"] },
    { name: "B", ccns: [], licenses: ["140119"], eins: [] },
    { name: "C", ccns: ["670055"], licenses: [], eins: [] },
    { name: "D", ccns: [], licenses: [], eins: [] },
    { name: "E", ccns: [], licenses: ["L1917"], eins: [] },
    { name: "F", ccns: [], licenses: [], eins: [] },
  ]);
});
