import { isProgram, readWantedPlan, type WantedPlan } from "#app/domain/payers/wanted-plan.ts";
import type { Place } from "#app/domain/places/place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findReach } from "./find-reach.server.ts";
import { type AllPrices, listAllPrices } from "./list-all-prices.server.ts";
import { listListedPlans } from "./list-listed-plans.server.ts";
import { listPayerKinds } from "./list-payer-kinds.server.ts";
import type { ListedPlan } from "./listed-plan.ts";
import type { PayerKind } from "./payer-kind.ts";
import type { FoundPrices, PlacedPrices, PricePage, WantedPrices } from "./price-query.ts";
import { findPriceSpread } from "./price-spread.server.ts";
import type { PriceSpread } from "./price-spread.ts";
import type { Radius, Reach } from "./reach.ts";
import { searchPrices } from "./search-prices.server.ts";

/** `reach`: null without a place that distances are measured from. */
export type FoundNear = FoundPrices & { reach: Reach | null };

/** Where to look: null without a place that distances are measured from. */
export type SearchArea = { place: Place | null; radius: Radius };

/**
 * Like searchPrices, but near a place. A chosen radius is never widened. Otherwise the radius is the first of 25, 50,
 * 100, 250 and 500 miles with five hospitals that have such a price. A state has no radius; only its own hospitals
 * count.
 */
export async function searchPricesNear(
  db: Database,
  query: WantedPrices & { page: number; pageSize: number },
  where: SearchArea,
): Promise<FoundNear> {
  const { near, reach } = await narrow(db, query, where);
  return { ...(await searchPrices(db, near)), reach };
}

export type FoundWithSpread = FoundNear & {
  /** The prices to compare the found prices with; null: the search doesn't find comparable prices. */
  spread: PriceSpread | null;
  /** What was searched for in the end, so that all of it can be read. */
  searched: PlacedPrices;
  /** What the words for payer and plan were read as; null: none were given. */
  wantedPlan: WantedPlan | null;
  /** Of the payer's plans that were found there; empty where no payer is asked for, or none has a rate. */
  kinds: PayerKind[];
  /** What the insurer's plans there are, where none is of the product or kind asked for, so that no rate leads; else empty. */
  listedPlans: ListedPlan[];
};

/**
 * Like searchPricesNear, with the spread of comparable prices. With a payer whose rates exist in the area, hospitals without such
 * a rate are also found, last. If no hospital has a rate, `searched` names no payer. A search that implies commercial plans may
 * use plans of unknown kind if no others exist, but never a public program's. A search for a program returns only its rates,
 * without cash prices in their place.
 */
export async function searchPricesWithSpread(
  db: Database,
  wanted: WantedPrices,
  where: SearchArea,
  page: PricePage,
): Promise<FoundWithSpread> {
  const { payer, plan, planKind, ...ofAnyPayer } = wanted;
  const wantedPlan = payer ? readWantedPlan({ payer, plan, planKind }) : null;
  if (!payer || wantedPlan === null || wantedPlan.isSelfPay) {
    return { ...(await searchOnce(db, ofAnyPayer, where, page)), wantedPlan };
  }
  const { near, reach } = await narrow(db, ofAnyPayer, where);
  const ofPayer = { ...near, payer, ...(plan ? { plan } : {}), ...(planKind ? { planKind } : {}) };
  if (isProgram(wantedPlan.kind)) return { ...(await findIn(db, ofPayer, page)), reach, wantedPlan };
  const beside = { ...ofPayer, withoutRate: "too" as const };
  const [kinds, ofWanted] = await Promise.all([listPayerKinds(db, beside), findPriceSpread(db, beside)]);
  const isUnknown = !planKind && !ofWanted && hasUnknown(kinds);
  const searched = isUnknown ? { ...beside, planKind: "unknown" as const } : beside;
  const spread = isUnknown ? await findPriceSpread(db, searched) : ofWanted;
  const named = { wantedPlan, listedPlans: [] };
  if (spread) {
    return {
      ...(await searchPrices(db, { ...searched, ...page })),
      reach,
      spread,
      searched,
      kinds,
      ...named,
    };
  }
  const isThere = kinds.some(({ kind }) => kind === (wantedPlan.kind ?? "commercial") || kind === "unknown");
  const listedPlans = isThere ? [] : await listListedPlans(db, beside, "any");
  if (listedPlans.length > 0) return { ...(await findIn(db, near, page)), reach, wantedPlan, listedPlans };
  const found = await searchOnce(db, wanted, where, page);
  if (found.total > 0) return { ...found, ...named };
  if (!planKind) {
    const { near: ofAnyKind } = await narrow(db, { ...wanted, planKind: "any" as const }, where);
    if (hasUnknown(await listPayerKinds(db, ofAnyKind))) {
      return { ...(await searchOnce(db, { ...wanted, planKind: "unknown" }, where, page)), ...named };
    }
  }
  return { ...(await findIn(db, near, page)), reach, ...named };
}

const hasUnknown = (kinds: readonly PayerKind[]) =>
  kinds.some(({ kind, lowestDollars }) => kind === "unknown" && lowestDollars !== null);

async function searchOnce(
  db: Database,
  wanted: WantedPrices,
  where: SearchArea,
  page: PricePage,
): Promise<Omit<FoundWithSpread, "wantedPlan">> {
  const { near, reach } = await narrow(db, wanted, where);
  return { ...(await findIn(db, near, page)), reach };
}

async function findIn(db: Database, searched: PlacedPrices, page: PricePage) {
  const [found, spread, kinds] = await Promise.all([
    searchPrices(db, { ...searched, ...page }),
    findPriceSpread(db, searched),
    listPayerKinds(db, searched),
  ]);
  return { ...found, spread, searched, kinds, listedPlans: [] };
}

/** Returns the comparable prices near a place, within the distance that searchPricesNear searches. */
export async function findSpreadNear(
  db: Database,
  wanted: WantedPrices,
  where: SearchArea,
): Promise<{ spread: PriceSpread | null; reach: Reach | null }> {
  const { near, reach } = await narrow(db, wanted, where);
  return { spread: await findPriceSpread(db, near), reach };
}

/** All prices that searchPricesNear finds page by page, read as they are taken. */
export async function listAllPricesNear(
  db: Database,
  query: WantedPrices,
  where: SearchArea,
): Promise<AllPrices> {
  const { near } = await narrow(db, query, where);
  return listAllPrices(db, near);
}

async function narrow<Query extends WantedPrices>(
  db: Database,
  query: Query,
  { place, radius }: SearchArea,
): Promise<{ near: Query & PlacedPrices; reach: Reach | null }> {
  if (place === null) return { near: query, reach: null };
  if (place.kind === "state") return { near: { ...query, state: place.state }, reach: null };
  const { latitude, longitude } = place;
  const near = { ...query, place: { latitude, longitude } };
  const reach = radius === "enough" ? await findReach(db, near) : chosen(radius);
  const { radiusMiles } = reach;
  return { near: { ...near, ...(radiusMiles === null ? {} : { radiusMiles }) }, reach };
}

function chosen(radius: number | "any"): Reach {
  return { radiusMiles: radius === "any" ? null : radius, narrower: null };
}
