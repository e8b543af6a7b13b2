import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isNumber,
  isOneOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { MIN_HOSPITALS } from "../tables/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "../tables/statistics-tables.server.ts";

/** Prices of a state over the comparable services of a category, 1 = the nation's median of each. */
export type PriceIndex = {
  serviceCount: number;
  /** Of the services' ratios, weighted with the hospitals of the nation that publish a price. */
  p25: number;
  median: number;
  p75: number;
  /** The median of the services' upper quartiles divided by their lower ones; null: none has both. */
  spread: number | null;
};

export type StateIndex = PriceIndex & { state: string; kind: ChargeKind };

const INDEX_ROW: Shape<StateIndex> = {
  state: isText,
  kind: isOneOf(CHARGE_KINDS),
  serviceCount: isInteger,
  p25: isNumber,
  median: isNumber,
  p75: isNumber,
  spread: orNull(isNumber),
};

/** The median of fewer services would describe these services, not the category. */
const MIN_SERVICES = 5;

type Room = { category: string; subcategory: string; setting: string };

/** The indexes of a category, of each state and kind of price that has five services or more. */
export async function listStateIndexes(
  db: Database,
  { category, subcategory, setting }: Room,
): Promise<StateIndex[]> {
  return readRows(
    db,
    INDEX_ROW,
    sql`
    select state, kind, service_count as "serviceCount", p25, median, p75, spread from category_indexes
    where category = ${category} and subcategory = ${subcategory} and setting = ${setting}
      and service_count >= ${MIN_SERVICES}`,
  );
}

/** A service of a basket: what it costs in the nation, and in a state where that has three hospitals or more and one heap
 *  of prices. */
export type WeightedService = ServiceCode & { name: string } & {
  /** The nation's hospitals that publish a price. */
  weight: number;
  nationDollars: Dollars;
  stateDollars: Dollars | null;
  /** Whether the state has cash prices in two heaps, which have no middle. */
  isInHeaps: boolean;
};

/** The services of a category's basket that weigh most, for outpatients unless a setting is asked for. */
export async function listHeaviestServices(
  db: Database,
  { category, subcategory, setting }: Room,
  { kind, state, limit }: { kind: ChargeKind; state: string; limit: number },
): Promise<WeightedService[]> {
  const column = (name: string) => sql.identifier(`${kind}_${name}`);
  const [count, median] = [column("count"), column("median")];
  return readRows<WeightedService>(
    db,
    {
      ...SERVICE_CODE_ROW,
      name: isText,
      weight: isInteger,
      nationDollars: isDollars,
      stateDollars: orNull(isDollars),
      isInHeaps: isFlag,
    },
    sql`
    select s.code_type as "codeType", s.code, name, n.weight, n.median as "nationDollars",
      p.${median} as "stateDollars",
      ${kind === "cash" ? sql`p.cash_ranges is not null` : sql`false`} as "isInHeaps"
    from (
      select code_type, code, coalesce(plain_name, description) as name, hospital_count from services
      where category = ${category} ${subcategory ? sql`and subcategory = ${subcategory}` : sql``}
      order by hospital_count desc, code_type, code limit ${limit}) s
    cross join lateral (
      select setting, ${count} as weight, ${median} as median from service_statistics n
      where n.code = s.code and n.code_type = s.code_type and n.billing_class = 'facility' and n.modifiers = ''
        and n.drug_unit = '' and n.state = '' and n.setting = ${setting || "outpatient"}::setting
        and ${median} > 0) n
    left join service_statistics p on p.code = s.code and p.code_type = s.code_type and p.setting = n.setting
      and p.billing_class = 'facility' and p.modifiers = '' and p.drug_unit = '' and p.state = ${state}
      and p.${column("amount_count")} >= ${MIN_HOSPITALS}
    order by n.weight desc, s.code_type, s.code`,
  );
}
