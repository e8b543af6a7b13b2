import type pg from "pg";
import { type NationalAmount, type NationalAmounts, nameOfAmount } from "./national-amounts.ts";

/** Returns Medicare's national amounts of some codes; null: of all, some 11,000. */
export async function readNationalAmounts(
  client: pg.ClientBase,
  codes: readonly string[] | null,
): Promise<NationalAmounts> {
  const { rows } = await client.query<NationalAmount>(
    `select code, code_type as "codeType", part, (hospital * 10000)::float8 as "hospitalE4", schedule,
       (doctor * 10000)::float8 as "doctorE4"
     from national_amounts where $1::text[] is null or code = any($1)`,
    [codes],
  );
  return new Map(rows.map((amount) => [nameOfAmount(amount, amount.part), amount]));
}
