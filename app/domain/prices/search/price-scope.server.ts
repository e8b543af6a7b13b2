import { type SQL, sql } from "drizzle-orm";
import type { Setting } from "#app/domain/billing-codes/comparable-key.ts";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { serviceCategories } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { findState, US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { typedText } from "#app/domain/hospitals/names/typed-text.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { findWantedRates } from "../rates/find-wanted-rates.server.ts";
import { hasRateOf, isOfNobody, type WantedRates } from "../rates/payer-rates.server.ts";
import { findHospitalSet, type HospitalSet } from "./hospital-set.server.ts";
import { IMPLAUSIBLE_GROUP, UNPUBLISHED_GROUP } from "./price-group.ts";
import type { PlacedPrices } from "./price-query.ts";

/** Where to look for prices: services or whole subcategories, in states, at some hospitals, with what a price must be. */
export type PriceScope = {
  /** Null: all services of the subcategories. */
  services: (ServiceCode & { subcategory: string })[] | null;
  categories: string[];
  subcategories: string[];
  states: string[];
  /** Null: all hospitals of the states. */
  hospitals: HospitalSet | null;
  /** Conditions on `prices p`. */
  conditions: SQL[];
  settings: Setting[] | null;
  /** The first and the last `price_group` of what is looked for. */
  groups: { first: number; last: number };
  /** Null: no payer is asked for. */
  rates: WantedRates | null;
  /** Only what the statistics of categories count: nothing else was asked for. */
  isCounted: boolean;
};

/** More services at once aren't a search for a price. */
const MAX_SERVICES = 12;

/** Null where nothing can fit: an unknown service, state or payer, min above max; or where nothing was asked for. */
export async function resolveScope(db: Database, query: PlacedPrices): Promise<PriceScope | null> {
  const category = query.category
    ? (serviceCategories.find((c) => c.category === query.category) ?? null)
    : undefined;
  const state = query.state ? findState(query.state) : undefined;
  if (category === null || state === null) return null;
  const settings = query.setting ? settingsOf(query.setting) : null;
  const categories = (category ? [category] : serviceCategories).filter(
    ({ subcategories }) => !query.subcategory || subcategories.includes(query.subcategory),
  );
  const { subcategory } = query;
  const subcategories = subcategory
    ? categories.map(() => subcategory)
    : categories.flatMap((known) => known.subcategories);
  if (subcategories.length === 0) return null;
  const isNarrowed = Boolean(query.category || query.subcategory);
  const [services, { rates, hospitals }] = await Promise.all([
    query.services?.length ? findServices(db, query.services, isNarrowed ? subcategories : null) : null,
    findWhere(db, query, { state: state ?? null, settings }),
  ]);
  if (services?.length === 0 || (rates && isOfNobody(rates))) return null;
  const needed = query.withoutRate ? null : rates;
  if (hospitals?.count === 0) return null;
  const { minDollars = null, maxDollars = null } = query;
  const isBounded = minDollars !== null || maxDollars !== null;
  const isAnything = !services && !isNarrowed && state === undefined && !hospitals && !isBounded;
  if (isAnything || (minDollars !== null && maxDollars !== null && Number(minDollars) > Number(maxDollars)))
    return null;
  return {
    services,
    categories: categories.map((known) => known.category),
    subcategories,
    states: state ? [state] : (hospitals?.states ?? [...US_STATES.keys()]),
    hospitals,
    conditions: [
      ...(minDollars === null ? [] : [sql`p.price >= ${minDollars}::numeric`]),
      ...(maxDollars === null ? [] : [sql`p.price <= ${maxDollars}::numeric`]),
      ...(query.modifiers === undefined ? [] : [sql`p.modifiers = ${typedText(query.modifiers)}`]),
      ...(settings ? [sql`p.setting = any(${sql.param(settings)}::setting[])`] : []),
      ...(query.billingClass ? [sql`p.billing_class in (${query.billingClass}, 'both')`] : []),
      ...(needed ? [hasRateOf(needed)] : []),
    ],
    settings,
    rates,
    groups: {
      first: query.implausible === "only" ? IMPLAUSIBLE_GROUP : 0,
      last: query.implausible ? IMPLAUSIBLE_GROUP : UNPUBLISHED_GROUP,
    },
    isCounted:
      !services &&
      !hospitals &&
      !rates &&
      !query.implausible &&
      !query.billingClass &&
      minDollars === null &&
      maxDollars === null &&
      query.modifiers === undefined,
  };
}

/** The rates that are asked for, and the hospitals that are; none where the payer is unknown. */
async function findWhere(
  db: Database,
  query: PlacedPrices,
  { state, settings }: { state: string | null; settings: Setting[] | null },
): Promise<Pick<PriceScope, "rates" | "hospitals">> {
  const rates = query.payer ? await findWantedRates(db, { ...query, payer: query.payer }, settings) : null;
  if (rates && isOfNobody(rates)) return { rates, hospitals: null };
  const payerIds = query.withoutRate || rates?.brandWord ? null : (rates?.payerIds ?? null);
  return { rates, hospitals: await findHospitalSet(db, query, { state, payerIds }) };
}

/** A price for both settings is one for each. */
function settingsOf(setting: Setting): Setting[] {
  return setting === "both" ? ["both"] : [setting, "both"];
}

async function findServices(
  db: Database,
  wanted: readonly ServiceCode[],
  subcategories: readonly string[] | null,
): Promise<NonNullable<PriceScope["services"]>> {
  const codes = wanted.slice(0, MAX_SERVICES);
  return readRows(
    db,
    { ...SERVICE_CODE_ROW, subcategory: isText },
    sql`
    select code_type as "codeType", code, subcategory
    from (select distinct * from unnest(
      ${sql.param(codes.map(({ codeType }) => codeType))}::text[],
      ${sql.param(codes.map(({ code }) => code))}::text[]) as w(code_type, code)) w
    join services using (code_type, code)
    where hospital_count > 0
      ${subcategories ? sql`and subcategory = any(${sql.param(subcategories)}::text[])` : sql``}`,
  );
}
