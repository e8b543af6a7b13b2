import type { TestSite } from "./open-test-site.ts";

/** What `use` gives while tables of a site's database are not there. */
export async function withoutTables<Result>(
  site: TestSite,
  tables: string[],
  use: () => Promise<Result>,
): Promise<Result> {
  for (const table of tables) await site.db.$client.query(`alter table ${table} rename to ${table}_away`);
  try {
    return await use();
  } finally {
    for (const table of tables) await site.db.$client.query(`alter table ${table}_away rename to ${table}`);
  }
}
