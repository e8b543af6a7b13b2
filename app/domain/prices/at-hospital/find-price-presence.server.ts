import { type SQL, sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { isWithinMiles } from "#app/domain/hospitals/addresses/is-within-miles.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isOneOf, readRow, readRows } from "#app/platform/db/read-rows.server.ts";
import { PRICE_PRESENCES, type PricePresence } from "./price-presence.ts";

/** What is here of each hospital's price of any of these services, in the order of the hospitals. */
export async function findPricePresence(
  db: Database,
  hospitalIds: readonly number[],
  services: readonly ServiceCode[],
): Promise<PricePresence[]> {
  const rows = await readRows(
    db,
    { presence: isOneOf(PRICE_PRESENCES) },
    sql`
    select case
      when h.current_import_id is null then 'not-loaded'
      when exists (
        select from prices p where p.hospital_id = h.hospital_id and ${isOfAny(services)}
          and p.price is not null and p.implausible is null) then 'priced'
      when exists (
        select from standard_charges p where p.hospital_id = h.hospital_id and p.import_id = h.current_import_id
          and ${isOfAny(services)}) then 'without-usable-price'
      else 'does-not-list' end as presence
    from unnest(${sql.param(hospitalIds)}::int[]) with ordinality wanted(hospital_id, no) join hospitals h using (hospital_id)
    order by no`,
  );
  return rows.map(({ presence }) => presence);
}

/** Where hospitals are looked among: around a place, in a state, or everywhere. */
export type PresenceScope =
  | { place: { latitude: number; longitude: number }; radiusMiles: number }
  | { state: string }
  | null;

/** The most that is here of the prices that the hospitals of a scope have of any of these services. */
export async function findPresenceIn(
  db: Database,
  scope: PresenceScope,
  services: readonly ServiceCode[],
): Promise<PricePresence> {
  const { isLoaded, isListed, isPriced } = await readRow(
    db,
    { isLoaded: isFlag, isListed: isFlag, isPriced: isFlag },
    sql`
    with listed as not materialized (
      select p.* from prices p join hospitals h using (hospital_id) where ${isOfAny(services)} and ${isIn(scope)})
    select exists (select from hospitals h where current_import_id is not null and ${isIn(scope)}) as "isLoaded",
      exists (select from listed) as "isListed",
      exists (select from listed where price is not null and implausible is null) as "isPriced"`,
  );
  if (!isLoaded) return "not-loaded";
  if (!isListed) return "does-not-list";
  return isPriced ? "priced" : "without-usable-price";
}

function isOfAny(services: readonly ServiceCode[]): SQL {
  return sql`(p.code_type, p.code) in (
    select * from unnest(${sql.param(services.map(({ codeType }) => codeType))}::text[],
      ${sql.param(services.map(({ code }) => code))}::text[]))`;
}

function isIn(scope: PresenceScope): SQL {
  if (scope === null) return sql`true`;
  return "state" in scope ? sql`h.state = ${scope.state}` : isWithinMiles(scope.place, scope.radiusMiles);
}
