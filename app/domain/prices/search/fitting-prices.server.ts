import { type SQL, sql } from "drizzle-orm";
import { partsByHospital, partsByState } from "./price-parts.server.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** At so few hospitals all prices of a category are read at once; of single services at more. */
const FEW_HOSPITALS = 60;
const FEW_LOOKUPS = 3000;

/** The hospitals of a scope where each is looked up by itself; null: they are too many for that, or all. */
export function fewHospitals({ hospitals, services }: PriceScope): readonly number[] | null {
  if (!hospitals?.ids) return null;
  const isFew =
    hospitals.count <= FEW_HOSPITALS ||
    (services !== null && hospitals.count * services.length <= FEW_LOOKUPS);
  return isFew ? hospitals.ids : null;
}

/** A query for `columns` of the prices `p` that fit a scope, by whichever index leads to them. */
export function fittingPrices(scope: PriceScope, columns: SQL): SQL {
  const hospitalIds = fewHospitals(scope);
  return hospitalIds ? pricesAtHospitals(scope, hospitalIds, columns) : pricesAnywhere(scope, columns);
}

/** Of a few hospitals. */
export function pricesAtHospitals(scope: PriceScope, hospitalIds: readonly number[], columns: SQL): SQL {
  const { from, isOf } = partsByHospital(scope);
  // `offset 0` keeps the lookup by hospital: planned as a join it may read a service's prices of the whole nation.
  return sql`
    select found.* from unnest(${sql.param(hospitalIds)}::int[]) at(hospital_id) cross join ${from}
    cross join lateral (
      select ${columns} from prices p where p.hospital_id = at.hospital_id and ${isOf}
      offset 0) found`;
}

/** Wherever they are. */
export function pricesAnywhere(scope: PriceScope, columns: SQL): SQL {
  const { from, fitting } = partsByState(scope);
  return sql`select price.* from ${from} cross join lateral (select ${columns} ${fitting}) price`;
}
