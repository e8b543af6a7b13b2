import { type SQL, sql } from "drizzle-orm";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** Parts of the prices that an index holds in order of price: a service, or a subcategory in a state. */
export type PriceParts = {
  /** Rows `part` for a from clause. */
  from: SQL;
  /** The prices `p` of a part that fit. */
  fitting: SQL;
  /** Whether `part` has the lowest and the highest price that fits. */
  hasRange: boolean;
};

/**
 * The parts in the states of the scope, as far as the statistics know prices of them. A service's index has its prices
 * in the nation's order, with their states.
 */
export function partsByState(scope: PriceScope): PriceParts {
  const { services, subcategories, states } = scope;
  const others = [...scope.conditions, ...hospitalCondition(scope)];
  const hasRange = services === null && others.length === 0;
  const isIn =
    services === null
      ? [IS_SUBCATEGORY, sql`p.state = part.state`]
      : [
          IS_SERVICE,
          ...(states.length < US_STATES.size ? [sql`p.state = any(${sql.param(states)}::text[])`] : []),
        ];
  return {
    from:
      services === null
        ? sql`(
            select subcategory, state ${hasRange ? sql`, lowest, highest` : sql``} from price_ranges
            where subcategory = any(${sql.param(subcategories)}::text[])
              and state = any(${sql.param(states)}::text[])) part`
        : kindsOf(scope),
    fitting: sql`from prices p where ${sql.join([...isIn, ...others], sql` and `)}`,
    hasRange,
  };
}

const IS_SERVICE = sql`p.code_type = part.code_type and p.code = part.code`;
const IS_SUBCATEGORY = sql`p.subcategory = part.subcategory`;

/** What is looked for at each hospital: `part` rows for a from clause, and which prices `p` are of a part. */
export function partsByHospital(scope: PriceScope): { from: SQL; isOf: SQL } {
  // The index by hospital has the subcategory before the code; those by state serve one of the two alone.
  const isOf = [IS_SUBCATEGORY, ...(scope.services ? [IS_SERVICE] : []), ...scope.conditions];
  return { from: kindsOf(scope), isOf: sql.join(isOf, sql` and `) };
}

function kindsOf({ services, subcategories }: PriceScope): SQL {
  if (services === null) return sql`unnest(${sql.param(subcategories)}::text[]) part(subcategory)`;
  const column = (name: "subcategory" | "codeType" | "code") =>
    sql.param(services.map((service) => service[name]));
  return sql`unnest(${column("subcategory")}::text[], ${column("codeType")}::text[], ${column("code")}::text[])
    part(subcategory, code_type, code)`;
}

function hospitalCondition({ hospitals }: PriceScope): SQL[] {
  if (hospitals === null) return [];
  if (hospitals.ids) return [sql`p.hospital_id = any(${sql.param(hospitals.ids)}::int[])`];
  return [
    sql`p.hospital_id in (
      select h.hospital_id from hospitals h where h.current_import_id is not null and ${hospitals.condition})`,
  ];
}
