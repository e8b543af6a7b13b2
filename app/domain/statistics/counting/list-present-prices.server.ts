import type pg from "pg";
import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { ComparablePrices } from "../tables/comparable-prices.ts";
import { toE4 } from "../values/price-distribution.ts";

/** All present prices of one service at the hospitals that are counted. */
export type ServicePrices = ServiceCode & {
  category: string;
  subcategory: string;
  prices: ComparablePrices[];
};

const ROWS_AT_ONCE = 500;
/** Sorting on disk takes twice as long. */
const SORT_MEMORY = "64MB";

/**
 * The present prices of these hospitals, service by service, those of a category and of a subcategory one after another.
 * Needs a transaction; the next rows are on their way while some are worked on.
 */
export async function* listPresentPrices(
  client: pg.ClientBase,
  hospitalIds: readonly number[],
): AsyncGenerator<ServicePrices> {
  await client.query(`set local work_mem = '${SORT_MEMORY}'`);
  await client.query({
    text: `declare present_prices no scroll cursor for ${PRESENT}`,
    values: [hospitalIds],
  });
  const fetchRows = () => client.query<Row>(`fetch ${ROWS_AT_ONCE} from present_prices`);
  let service = null as ServicePrices | null;
  for (let next = fetchRows(); ; ) {
    const { rows } = await next;
    if (rows.length === 0) break;
    next = fetchRows();
    next.catch(() => {}); // met where it is awaited
    for (const row of rows) {
      const { code, codeType, category, subcategory } = row;
      if (service?.code !== code || service.codeType !== codeType) {
        if (service) yield service;
        service = { code, codeType, category, subcategory, prices: [] };
      }
      service.prices.push(likePrices(row));
    }
  }
  if (service) yield service;
}

// A list each, so that prices are not handed over one by one; null where none has an amount. Sorting by the numbers of services
// takes two thirds of the time of sorting by their names.
const PRESENT = `
  with numbered as materialized (
    select code, code_type, category, subcategory,
      row_number() over (order by category, subcategory, code, code_type) as service_no
    from services)
  select min(n.category) as category, min(n.subcategory) as subcategory, min(p.code) as code,
    min(p.code_type) as "codeType", setting, billing_class as "billingClass", modifiers,
    drug_unit as "drugUnit", state, string_agg(hospital_id::text, ',') as "hospitalIds",
    string_agg(charge_no::text, ',') as "chargeNos", ${listOf("gross")} as gross, ${listOf("cash")} as cash,
    ${listOf("negotiated_median")} as negotiated, ${listOf("implausible")} as implausible
  from prices p join numbered n using (code, code_type) where hospital_id = any($1)
  group by service_no, setting, billing_class, modifiers, drug_unit, state
  order by service_no`;

function listOf(column: string): string {
  return `case when count(${column}) > 0 then string_agg(coalesce(${column}::text, ''), ',') end`;
}

type Row = ServiceCode &
  Likeness & {
    category: string;
    subcategory: string;
    state: string;
    hospitalIds: string;
    chargeNos: string;
  } & Record<"gross" | "cash" | "negotiated" | "implausible", string | null>;

function likePrices(row: Row): ComparablePrices {
  const { setting, billingClass, modifiers, drugUnit, state, implausible } = row;
  const hospitalIds = row.hospitalIds.split(",").map(Number);
  const amounts = (list: string | null): Float64Array =>
    list === null
      ? new Float64Array(hospitalIds.length).fill(Number.NaN)
      : Float64Array.from(list.split(","), (amount) => (amount === "" ? Number.NaN : toE4(amount)));
  return {
    setting,
    billingClass,
    modifiers,
    drugUnit,
    state,
    hospitalIds,
    chargeNos: row.chargeNos.split(",").map(Number),
    amountsE4: { gross: amounts(row.gross), cash: amounts(row.cash), negotiated: amounts(row.negotiated) },
    implausible:
      implausible === null
        ? hospitalIds.map(() => null)
        : implausible.split(",").map((why) => (why === "" ? null : (why as Implausibility))),
  };
}
