import { type SQL, sql } from "drizzle-orm";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import { IMPLAUSIBILITIES, type Implausibility } from "#app/domain/charges/implausibility.ts";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import { itemAt } from "#app/domain/item-at.ts";
import { doctorDollarsOf } from "#app/domain/medicare/doctors-ask.ts";
import { readAmountsOf } from "#app/domain/medicare/read-amounts-of.server.ts";
import { type Dollars, isDollars } from "#app/domain/money/dollars.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { isPublishedRanges } from "#app/domain/statistics/tables/published-ranges.server.ts";
import { heapsOfRanges, type PublishedRange } from "#app/domain/statistics/values/price-clusters.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  type Check,
  isInteger,
  isListOf,
  isOneOf,
  orNull,
  readRows,
} from "#app/platform/db/read-rows.server.ts";
import type { Episode } from "./episode.ts";
import { type PartKey, type PartPrice, type PricedPart, partKeys } from "./episode-prices.ts";
import { type AmountNear, heapsNear } from "./heaps-near.ts";

/** Whose prices: a hospital's own, or the medians of the hospitals of a state, of the nation or near a place. */
export type EpisodeWhere =
  | { kind: "hospital"; hospitalId: number }
  | { kind: "state"; state: string }
  | { kind: "nation" }
  | { kind: "near"; latitude: number; longitude: number; radiusMiles: number };

/**
 * Returns the price of each part of an episode. The first of its codes with a published price counts, with the discounted cash
 * price or else the gross charge. A median needs three hospitals or more. If cash prices fall into two clusters, no median is
 * given, and no gross charge or other code replaces it.
 */
export async function priceEpisode(
  db: Database,
  { parts }: Episode,
  where: EpisodeWhere,
): Promise<PricedPart[]> {
  const keys = partKeys(parts);
  const [found, ofMedicare] = await Promise.all([
    readRows<FoundAmounts>(db, FOUND_AMOUNTS, amountsOf(keys, where)),
    readAmountsOf(
      db,
      parts.flatMap(({ biller, options }) => (biller === "hospital" ? [] : options)),
    ),
  ]);
  const byKey = new Map(found.map((amounts) => [amounts.key, amounts]));
  const isArea = where.kind !== "hospital";
  return parts.map(({ role, need, isPerUnit, biller, options }, index): PricedPart => {
    const published = keys.flatMap((key, at) => {
      const amounts = key.part === index ? byKey.get(at + 1) : undefined;
      return amounts ? [{ key, amounts }] : [];
    });
    const [usable] = published.flatMap(({ key, amounts }) => {
      const heaps = heapsOfRanges(amounts.ranges) ?? heapsNear(amounts.cashNear);
      const price = heaps ? null : priceOf(key, amounts, isArea);
      return heaps || price ? [{ key, price, heaps }] : [];
    });
    const { price, heaps } = usable ?? { price: null, heaps: null };
    const leftOut = usable
      ? null
      : (published.find(({ amounts }) => amounts.implausible)?.amounts.implausible ?? null);
    const { codeType, code } = usable?.heaps ? usable.key : itemAt(options, 0);
    const service = { codeType, code };
    const isDoctors = biller !== "hospital" && price?.kind !== "cash" && heaps === null;
    const medicareDollars = isDoctors ? doctorDollarsOf(ofMedicare.amounts, service) : null;
    return { role, need, isPerUnit, service, price, heaps, medicareDollars, leftOut };
  });
}

/** The amounts under one of the keys, which is told by its place, from 1. */
type FoundAmounts = {
  key: number;
  cashDollars: Dollars | null;
  cashCount: number;
  /** Cash prices that fall into two heaps. */
  ranges: PublishedRange[] | null;
  /** Each cash price near a place, of which nothing is counted before. */
  cashNear: AmountNear[] | null;
  grossDollars: Dollars | null;
  grossCount: number;
  /** Why a hospital's own price cannot be one; null where it can, and for middle prices, which leave such ones out. */
  implausible: Implausibility | null;
};

const isAmountNear: Check<AmountNear> = (value): value is AmountNear =>
  Array.isArray(value) && isDollars(value[0]) && isInteger(value[1]);

const FOUND_AMOUNTS = {
  key: isInteger,
  cashDollars: orNull(isDollars),
  cashCount: isInteger,
  ranges: orNull(isPublishedRanges),
  cashNear: orNull(isListOf(isAmountNear)),
  grossDollars: orNull(isDollars),
  grossCount: isInteger,
  implausible: orNull(isOneOf(IMPLAUSIBILITIES)),
};

function priceOf(
  { codeType, code, setting }: PartKey,
  found: FoundAmounts,
  isArea: boolean,
): PartPrice | null {
  const { cashDollars, cashCount, grossDollars, grossCount } = found;
  if (found.implausible !== null) return null;
  const minHospitals = isArea ? MIN_HOSPITALS : 1;
  const of = { service: { codeType, code }, setting };
  if (cashDollars !== null && cashCount >= minHospitals) {
    return { ...of, dollars: cashDollars, kind: "cash", hospitalCount: isArea ? cashCount : null };
  }
  if (grossDollars === null || grossCount < minHospitals) return null;
  return { ...of, dollars: grossDollars, kind: "gross", hospitalCount: isArea ? grossCount : null };
}

/** Some files write one unit next to all that isn't a drug. */
const NO_UNIT = sql`('', '1 UN')`;

function amountsOf(keys: readonly PartKey[], where: EpisodeWhere): SQL {
  const column = (name: "codeType" | "code" | "setting" | "billingClass" | "modifiers") =>
    sql`${sql.param(keys.map((key) => key[name]))}::text[]`;
  const subcategories = sql`${sql.param(keys.map((key) => serviceCategory(key).subcategory))}::text[]`;
  const wanted = sql`unnest(${column("codeType")}, ${column("code")}, ${column("setting")},
    ${column("billingClass")}, ${column("modifiers")}, ${subcategories}) with ordinality
    w(code_type, code, setting, billing_class, modifiers, subcategory, key)`;
  const ofHospital = (hospital: SQL) => sql`
    select p.cash, p.gross, p.implausible, p.drug_unit from prices p
    where p.hospital_id = ${hospital} and p.subcategory = w.subcategory and p.code_type = w.code_type
      and p.code = w.code and p.setting::text in (w.setting, 'both') and p.billing_class in (w.billing_class, 'both')
      and p.modifiers = w.modifiers and p.drug_unit in ${NO_UNIT}`;
  switch (where.kind) {
    case "state":
    case "nation":
      return sql`
        select w.key::int as key, s.cash_median as "cashDollars", s.cash_count as "cashCount",
          s.cash_ranges as ranges, null as "cashNear", s.gross_median as "grossDollars",
          s.gross_count as "grossCount", null as implausible
        from ${wanted} join service_statistics s on s.code = w.code and s.code_type = w.code_type
          and s.setting = w.setting::setting and s.billing_class = w.billing_class and s.modifiers = w.modifiers
          and s.drug_unit = '' and s.state = ${where.kind === "state" ? where.state : ""}`;
    case "hospital":
      return sql`
        select w.key::int as key, p.cash as "cashDollars", 1 as "cashCount",
          null as ranges, null as "cashNear",
          p.gross as "grossDollars", 1 as "grossCount", p.implausible
        from ${wanted} cross join lateral (
          ${ofHospital(sql`${where.hospitalId}`)} order by p.implausible is not null, p.drug_unit limit 1) p`;
    case "near":
      // `offset 0` keeps the lookup by hospital: planned as a join it may read a service's prices of the whole nation.
      return sql`
        with found as (
          select w.key::int as key, coalesce(m.price_list_id, -h.hospital_id) as list, p.cash, p.gross
          from hospitals h left join price_list_members m using (hospital_id)
          cross join ${wanted} cross join lateral (
            ${ofHospital(sql`h.hospital_id`)} and p.implausible is null offset 0) p
          where h.current_import_id is not null and ${isWithinMiles(where, where.radiusMiles)})
        select *, null as ranges, null as implausible
        from (
          select key, percentile_disc(0.5) within group (order by cash) as "cashDollars", count(cash)::int as "cashCount",
            percentile_disc(0.5) within group (order by gross) as "grossDollars", count(gross)::int as "grossCount"
          from found group by key) middle
        left join (
          select key, json_agg(json_build_array(cash::text, hospitals)) as "cashNear"
          from (
            select key, cash, count(*) as hospitals from found where cash is not null group by key, list, cash) of_list
          group by key) near using (key)`;
  }
}
