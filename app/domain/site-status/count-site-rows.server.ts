import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";

/** What a site's owner knows it by. */
export interface SiteRows {
  accounts: number;
  bills: number;
  hospitals: number;
  imports: number;
}

export async function countSiteRows({ $client }: PooledDatabase): Promise<SiteRows> {
  const { rows } = await $client.query<SiteRows>(`
    select (select count(*)::float8 from accounts) as accounts,
      (select count(*)::float8 from account_bills) as bills,
      (select count(*)::float8 from hospitals) as hospitals,
      (select count(*)::float8 from imports) as imports`);
  const [row] = rows;
  if (!row) throw new Error("The database counts nothing.");
  return row;
}
