import { sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { type SourcePosition, sourcePlace } from "../source-place.ts";
import { isRateFor } from "./payer-rates.server.ts";

/** A line of one of a hospital's files. */
export type ListedCharge = ServiceCode & { importId: number; chargeNo: number };

/** The lowest amount that a payer agreed to for a line of the file, for its commercial plans and those of unknown kind:
 *  public programs set their own prices. Rates for a day are left out, too. */
export interface LowestRate {
  /** May have fractions. */
  cents: number;
  /** In our one spelling. */
  payer: string;
  plan: string;
  /** It is for a whole case, not for each unit. */
  isForCase: boolean;
  /** In the file: 'row 12'. */
  place: string;
}

type Row = Omit<LowestRate, "place"> & SourcePosition & { at: number };

const ROW: Shape<Row> = {
  at: isInteger,
  cents: isNumber,
  payer: isText,
  plan: isText,
  isForCase: isFlag,
  sourceRow: isInteger,
  sourceItem: orNull(isInteger),
};

/** For each of some lines of a hospital's files, in their order, by one query; null where no payer's amount is published. */
export async function listLowestRates(
  db: Database,
  hospitalId: number,
  charges: readonly ListedCharge[],
): Promise<(LowestRate | null)[]> {
  if (charges.length === 0) return [];
  const texts = (of: (charge: ListedCharge) => string) => sql`${sql.param(charges.map(of))}::text[]`;
  const numbers = (of: (charge: ListedCharge) => number) => sql`${sql.param(charges.map(of))}::int[]`;
  const rows = await readRows<Row>(
    db,
    ROW,
    sql`
    select wanted.at::int, rate.*, c.source_item as "sourceItem"
    from unnest(${texts(({ codeType }) => codeType)}, ${texts(({ code }) => code)},
      ${numbers(({ importId }) => importId)}, ${numbers(({ chargeNo }) => chargeNo)})
      with ordinality wanted(code_type, code, import_id, charge_no, at)
    join standard_charges c on c.hospital_id = ${hospitalId} and c.import_id = wanted.import_id
      and c.code = wanted.code and c.code_type = wanted.code_type and c.charge_no = wanted.charge_no
    cross join lateral (
      select (100 * n.dollar)::float8 as cents, y.name as payer, pp.plan_name as plan,
        n.methodology is not distinct from 'case rate' as "isForCase", n.source_row as "sourceRow"
      from negotiated_charges n
      join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
      join payers y on y.payer_id = pp.payer_id
      where n.hospital_id = ${hospitalId} and n.import_id = wanted.import_id and n.charge_no = wanted.charge_no
        and as_price(n.dollar) > 0 and n.methodology is distinct from 'per diem'
        and pp.plan_kind in ('commercial', 'unknown') and ${isRateFor({ setting: sql`c.setting`, billingClass: sql`c.billing_class` })}
      order by n.dollar, n.rate_no
      limit 1) rate`,
  );
  const found = new Map(
    rows.map(({ at, sourceRow, sourceItem, ...rate }) => [
      at,
      { ...rate, place: sourcePlace({ sourceRow, sourceItem }) },
    ]),
  );
  return charges.map((_, index) => found.get(index + 1) ?? null);
}
