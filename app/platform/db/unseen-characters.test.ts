import { readFile } from "node:fs/promises";
import path from "node:path";
import { expect, test } from "vitest";
import { databaseForTests } from "../../../tests/support/database-for-tests.ts";
import { migrationsFolder } from "./migration-files.server.ts";
import { withClient } from "./with-client.server.ts";

const database = databaseForTests();

test("names kept before they were tidied lose what nobody sees, and keep every letter", async () => {
  const migration = path.join(migrationsFolder(), "0083_names_without_unseen_characters.sql");
  const rows = await withClient(database.databaseUrl, async (client) => {
    await client.query(`
      insert into hospitals (name, match_name, state, city, short_id) values
        (E'\\u202eGeneral\\u202c', 'general', 'OH', E'A\\u200bkron', 'aaa'),
        (E'Hospital Pe\\u00f1a', 'hospital pena', 'TX', null, 'bbb'),
        (E'\\u05d1\\u05d9\\u05ea \\u0639\\u0644\\u06cc\\u200c\\u0631\\u0636\\u0627', 'x', 'NY', null, 'ccc');
      insert into shared_bills (id, hospital_name, uploaded_at)
        values (gen_random_uuid(), E'Mercy\\u2066 Clinic\\u200f', now())`);
    await client.query(await readFile(migration, "utf8"));
    const { rows } = await client.query(`
      select name, city from hospitals union all select hospital_name, null from shared_bills order by 1`);
    return rows;
  });
  expect(rows).toEqual(
    expect.arrayContaining([
      { name: "General", city: "Akron" },
      { name: "Hospital Peña", city: null },
      { name: "בית علی\u200cرضا", city: null },
      { name: "Mercy Clinic", city: null },
    ]),
  );
});
