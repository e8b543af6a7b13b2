import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isInteger, isListOf, isNumber, isText, orNull, readRow } from "#app/platform/db/read-rows.server.ts";
import type { AmountBalance } from "./amount-balance.ts";
import { isLeftOut } from "./list-imports.server.ts";

/** What became of the amounts of several files; `importedOn` is the ISO day of the latest of their imports. */
export type SummedBalance = {
  fileCount: number;
  importedOn: string;
  balance: Omit<AmountBalance, "unreadColumns">;
};

/** What became of the amounts of every imported file that counted them, also of those that a newer one followed; null:
 *  none did. */
export async function sumAmountBalances(db: Database): Promise<SummedBalance | null> {
  const { fileCount, importedOn, ...balance } = await readRow(
    db,
    {
      fileCount: isInteger,
      importedOn: orNull(isText),
      readCount: isNumber,
      storedCount: isNumber,
      mergedCount: isNumber,
      leftOut: isListOf(isLeftOut),
    },
    sql`
    with counted as materialized (
      select imported_at, amount_balance from imports where amount_balance is not null)
    select summed.*, left_out.*
    from (
      select count(*)::int as "fileCount",
        to_char(max(imported_at) at time zone 'UTC', 'YYYY-MM-DD') as "importedOn",
        coalesce(sum((amount_balance->>'readCount')::bigint), 0)::float8 as "readCount",
        coalesce(sum((amount_balance->>'storedCount')::bigint), 0)::float8 as "storedCount",
        coalesce(sum((amount_balance->>'mergedCount')::bigint), 0)::float8 as "mergedCount"
      from counted) summed,
    (
      select coalesce(jsonb_agg(by_reason order by count desc, reason), '[]') as "leftOut"
      from (
        select reason, sum(count)::bigint as count
        from counted cross join jsonb_to_recordset(amount_balance->'leftOut') l(reason text, count bigint)
        group by reason) by_reason) left_out`,
  );
  return importedOn === null ? null : { fileCount, importedOn, balance };
}
