import { type SQL, sql } from "drizzle-orm";
import { cityName } from "#app/domain/hospitals/listed-address.ts";
import { isDollars } from "#app/domain/money/dollars.ts";
import { changeDistribution, toE4 } from "#app/domain/statistics/price-distribution.ts";
import { figuresOf } from "#app/domain/statistics/price-quartiles.ts";
import { thinnedPrices } from "#app/domain/statistics/thinned-prices.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isInteger,
  isListOf,
  isText,
  orNull,
  readRows,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { fittingPrices } from "./fitting-prices.server.ts";
import { ratesOf } from "./payer-rates.server.ts";
import { priceGroup } from "./price-group.ts";
import { CLASS_NO } from "./price-order.server.ts";
import type { PriceQuery } from "./price-query.ts";
import { type PriceScope, resolveScope } from "./price-scope.server.ts";
import type { PriceSpread, SpreadEnd } from "./price-spread.ts";

/**
 * All like prices of one service that a search can find, each hospital's lowest, in cents or finer: cash prices where any
 * is published, else gross charges; where a payer is asked for, its rates. Limits of price do not count: they would tell
 * of themselves. Null: nothing was found, or the search is for unlike prices (several services, settings or modifiers).
 */
export async function findPriceSpread(
  db: Database,
  { minDollars: _, maxDollars: __, withoutRate: ___, ...query }: Omit<PriceQuery, "page" | "pageSize">,
): Promise<PriceSpread | null> {
  const isAlike = query.services?.length === 1 && query.setting !== undefined && query.modifiers === "";
  const scope = isAlike ? await resolveScope(db, query) : null;
  return scope === null ? null : readSpread(db, scope);
}

const COLUMNS = sql`p.hospital_id, p.import_id, p.charge_no, p.price, p.price_group, p.billing_class, p.drug_unit`;

const ROW = {
  kindNo: orNull(isInteger),
  drugUnit: orNull(isText),
  amounts: orNull(isListOf(isDollars)),
  hospitalIds: orNull(isListOf(isInteger)),
  first: orNull(isText),
  last: orNull(isText),
};

async function readSpread(db: Database, scope: PriceScope): Promise<PriceSpread | null> {
  const { payerIds, plan } = scope;
  // One number for prices that may stand in one order, the first of which is shown.
  const [amount, kind]: [SQL, SQL] = payerIds
    ? [sql`(select min(as_price(n.dollar)) ${ratesOf(payerIds, plan)})`, CLASS_NO]
    : [sql`p.price`, sql`p.price_group`];
  const rows = await readRows(
    db,
    ROW,
    sql`
    with priced as materialized (
      select hospital_id, import_id, drug_unit, ${amount} as amount, ${kind} as kind_no
      from (${fittingPrices(scope, COLUMNS)}) p),
    shown as (
      select kind_no, drug_unit from priced where amount is not null
      group by kind_no, drug_unit order by kind_no, count(*) desc, drug_unit limit 1),
    of_hospital as materialized (
      select hospital_id, import_id, min(amount) as amount from priced join shown using (kind_no, drug_unit)
      where amount is not null group by hospital_id, import_id order by amount, hospital_id)
    select shown.kind_no::int as "kindNo", shown.drug_unit as "drugUnit", listed.*, files.*
    from (select array_agg(amount::text) as amounts, array_agg(hospital_id) as "hospitalIds" from of_hospital) listed
    -- All imports are passed over: looked up one by one, those of the nation's prices take three times as long.
    cross join (
      select min(file_date) filter (where is_of)::text as first, max(file_date) filter (where is_of)::text as last
      from (select file_date, import_id in (select import_id from of_hospital) as is_of from imports offset 0) i) files
    left join shown on true`,
  );
  const { kindNo, drugUnit, amounts, hospitalIds, first, last } = rows[0]!;
  if (kindNo === null || amounts === null || hospitalIds === null) return null;
  const distribution = changeDistribution({ amountsE4: [], counts: [] }, amounts.map(toE4), []);
  const [lowestId, highestId] = [hospitalIds[0]!, hospitalIds.at(-1)!];
  const hospitals = await readHospitals(db, [lowestId, highestId]);
  const [lowest, highest] = [hospitals.get(lowestId), hospitals.get(highestId)];
  if (!lowest || !highest) return null; // one was taken away meanwhile
  return {
    ...kindOf(kindNo, payerIds !== null),
    ...figuresOf(distribution),
    drugUnit: drugUnit ?? "",
    lowest: { ...lowest, priceDollars: amounts[0]! },
    highest: { ...highest, priceDollars: amounts.at(-1)! },
    pointsDollars: thinnedPrices(distribution),
    fileDates: first === null || last === null ? null : { first, last },
  };
}

const CLASSES = ["facility", "professional", ""] as const;

function kindOf(kindNo: number, isByRate: boolean): Pick<PriceSpread, "kind" | "billingClass"> {
  if (isByRate) return { kind: "negotiated", billingClass: CLASSES[kindNo]! };
  const { priceKind, billingClass } = priceGroup(kindNo);
  return { kind: priceKind, billingClass };
}

const HOSPITAL_ROW: Shape<Omit<SpreadEnd, "priceDollars"> & { hospitalId: number }> = {
  hospitalId: isInteger,
  hospitalShortId: isText,
  hospitalName: isText,
  city: orNull(isText),
  state: isText,
};

async function readHospitals(db: Database, hospitalIds: readonly number[]) {
  const rows = await readRows(
    db,
    HOSPITAL_ROW,
    sql`
    select hospital_id as "hospitalId", short_id as "hospitalShortId", name as "hospitalName", city, state
    from hospitals where hospital_id = any(${sql.param(hospitalIds)}::int[])`,
  );
  return new Map(
    rows.map(({ hospitalId, ...hospital }) => [hospitalId, { ...hospital, city: cityName(hospital.city) }]),
  );
}
