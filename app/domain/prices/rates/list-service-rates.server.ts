import { sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import { planKindOrder } from "#app/domain/payers/plan-kind-order.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type AllOrNull,
  allOrNull,
  isInteger,
  isListOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import {
  type Place,
  RATE_COLUMNS,
  RATE_ROW,
  RATES_OF_CHARGE,
  type RateRow,
  readRate,
  type ServiceRate,
} from "./service-rate.server.ts";

export type FoundRates = {
  /** Each with the charge that it is of. */
  rates: (ServiceRate & { chargeNo: number })[];
  total: number;
  /** All payers of the charge in our spelling, by name, whichever was asked for. */
  payers: string[];
};

const KIND_ORDER = planKindOrder(sql`"planKind"`);

type FoundRow = AllOrNull<RateRow & Place & { chargeNo: number }> & {
  payers: string[] | null;
  total: number;
};

const FOUND_ROW: Shape<FoundRow> = {
  ...allOrNull({ ...RATE_ROW, sourceItem: orNull(isInteger), chargeNo: isInteger }),
  payers: orNull(isListOf(isText)),
  total: isInteger,
};

const MAX_ON_A_PAGE = 500;
const LAST_PAGE = 1000;

/** A page of the negotiated charges of some charges of a hospital's present file, by payer and plan. */
export async function listServiceRates(
  db: Database,
  query: ServiceCode & {
    hospitalId: number;
    chargeNos: readonly number[];
    payer?: string;
    planKind?: PlanKind;
    page: number;
    pageSize: number;
  },
): Promise<FoundRates> {
  const pageSize = Math.min(Math.max(Math.trunc(query.pageSize), 1), MAX_ON_A_PAGE);
  const page = Math.min(Math.max(Math.trunc(query.page), 1), LAST_PAGE);
  const wanted = sql.join(
    [
      sql`true`,
      ...(query.payer ? [sql`lower(payer) = lower(${typedText(query.payer)})`] : []),
      ...(query.planKind ? [sql`"planKind" = ${query.planKind}`] : []),
    ],
    sql` and `,
  );
  const rows = await readRows<FoundRow>(
    db,
    FOUND_ROW,
    sql`
    with rates as materialized (
      select c.source_item as "sourceItem", c.charge_no as "chargeNo", ${RATE_COLUMNS}
      from hospitals h
      join standard_charges c on c.hospital_id = h.hospital_id and c.import_id = h.current_import_id
        and c.code_type = ${query.codeType} and c.code = ${query.code} and c.charge_no = any(${sql.param(query.chargeNos)}::int[])
      ${RATES_OF_CHARGE}
      join payer_plans pp on pp.hospital_id = n.hospital_id and pp.import_id = n.import_id and pp.plan_no = n.plan_no
      join payers y on y.payer_id = pp.payer_id
      where h.hospital_id = ${query.hospitalId})
    select counted.*, wanted.* from (
      select (select array_agg(payer order by kind_order, payer) from (select payer, min(${KIND_ORDER}) as kind_order from rates group by payer) p) as payers,
        (select count(*)::int from rates where ${wanted}) as total) counted
    left join (
      select * from rates where ${wanted}
      order by ${KIND_ORDER}, payer, "payerName", "planName", "rateNo" limit ${pageSize} offset ${(page - 1) * pageSize}
    ) wanted on true
    order by ${KIND_ORDER}, payer, "payerName", "planName", "rateNo"`,
  );
  const { total, payers } = firstRow(rows);
  const rates = rows.flatMap((row) =>
    row.rateNo === null || row.chargeNo === null
      ? []
      : [{ ...readRate(row as RateRow, row as Place), chargeNo: row.chargeNo }],
  );
  return { rates, total, payers: payers ?? [] };
}
