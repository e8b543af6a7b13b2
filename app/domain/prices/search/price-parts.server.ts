import { type SQL, sql } from "drizzle-orm";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import type { PriceScope } from "./price-scope.server.ts";

/** Parts of the prices that an index holds in order of price: a group of a service, or of a subcategory in a state. */
export type PriceParts = {
  /** Rows `part` for a from clause, each with its `price_group`. */
  from: SQL;
  /** The prices `p` of a part that fit. */
  fitting: SQL;
  /** Whether `part` has the lowest and the highest price that fits. */
  hasRange: boolean;
};

/**
 * Returns the parts in the states of the scope, to the extent that the statistics know their prices. A service's index has its
 * prices in the nation's order, with their states.
 */
export function partsByState(scope: PriceScope): PriceParts {
  const { services, subcategories, states, groups } = scope;
  const others = [...scope.conditions, ...hospitalCondition(scope)];
  const hasRange = services === null && others.length === 0;
  const isIn =
    services === null
      ? [IS_SUBCATEGORY, sql`p.state = part.state`]
      : [IS_SERVICE, ...(states.length < US_STATES.size ? [isInStates(states)] : [])];
  return {
    from:
      services === null
        ? sql`(
            select subcategory, state, price_group ${hasRange ? sql`, lowest, highest` : sql``} from price_ranges
            where subcategory = any(${sql.param(subcategories)}::text[])
              and state = any(${sql.param(states)}::text[]) and price_group between ${groups.first} and ${groups.last}
          ) part`
        : sql`(
            select * from ${kindsOf(scope)}
            cross join generate_series(${groups.first}::int, ${groups.last}::int) g(price_group)) part`,
    fitting: sql`from prices p where ${sql.join([...isIn, IS_IN_GROUP, ...others], sql` and `)}`,
    hasRange,
  };
}

/**
 * Looked at in each entry of the service's index. As a condition of an index, PostgreSQL 18 would skip from price to price
 * for it, takes that for dear, and among ten million charges reads all prices of the states by subcategory in its place.
 */
const isInStates = (states: readonly string[]) => sql`(p.state = any(${sql.param(states)}::text[])) is true`;

const IS_SERVICE = sql`p.code_type = part.code_type and p.code = part.code`;
const IS_IN_GROUP = sql`p.price_group = part.price_group`;
const IS_SUBCATEGORY = sql`p.subcategory = part.subcategory`;

/** What is looked for at each hospital: `part` rows for a from clause, and which prices `p` are of a part. */
export function partsByHospital(scope: PriceScope): { from: SQL; isOf: SQL } {
  // The index by hospital has the subcategory before the code; those by state serve one of the two alone.
  const isInGroups = sql`p.price_group between ${scope.groups.first} and ${scope.groups.last}`;
  const isOf = [IS_SUBCATEGORY, ...(scope.services ? [IS_SERVICE] : []), isInGroups, ...scope.conditions];
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
