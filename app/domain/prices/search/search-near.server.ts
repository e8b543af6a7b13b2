import type { Place } from "#app/domain/places/place.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findReach } from "./find-reach.server.ts";
import { type AllPrices, listAllPrices } from "./list-all-prices.server.ts";
import { listPayerKinds } from "./list-payer-kinds.server.ts";
import type { PayerKind } from "./payer-kind.ts";
import type { FoundPrices, PlacedPrices, WantedPrices } from "./price-query.ts";
import { findPriceSpread } from "./price-spread.server.ts";
import type { PriceSpread } from "./price-spread.ts";
import type { Radius, Reach } from "./reach.ts";
import { searchPrices } from "./search-prices.server.ts";

/** `reach`: null without a place that distances are measured from. */
export type FoundNear = FoundPrices & { reach: Reach | null };

/** Where to look: null without a place that distances are measured from. */
export type Where = { place: Place | null; radius: Radius };

/**
 * As searchPrices, near a place: within a radius that was chosen, which is never widened, or within the first of 25, 50,
 * 100, 250 and 500 miles that has five hospitals with such a price. A state is no radius but its own hospitals.
 */
export async function searchPricesNear(
  db: Database,
  query: WantedPrices & { page: number; pageSize: number },
  where: Where,
): Promise<FoundNear> {
  const { near, reach } = await narrow(db, query, where);
  return { ...(await searchPrices(db, near)), reach };
}

export type FoundWithSpread = FoundNear & {
  /** The like prices among which those that were found stand; null: what was searched for is not alike. */
  spread: PriceSpread | null;
  /** What was searched for in the end, so that all of it can be read. */
  searched: PlacedPrices;
  /** Of the payer's plans that were found there; empty where no payer is asked for, or none has a rate. */
  kinds: PayerKind[];
};

/**
 * As searchPricesNear, with the spread of like prices. Where a payer is asked for and a hospital as near as any price is
 * sought has a rate of it, hospitals without one are found, too, last; where no hospital has one, `searched` names no
 * payer. Where no kind of plan was chosen and the payer has none of the kind that it means, `searched` names one it has.
 */
export async function searchPricesWithSpread(
  db: Database,
  wanted: WantedPrices,
  where: Where,
  page: { page: number; pageSize: number },
): Promise<FoundWithSpread> {
  if (!wanted.payer) return searchOnce(db, wanted, where, page);
  const { payer, plan, planKind, ...ofAnyPayer } = wanted;
  const ofPayer = { payer, ...(plan ? { plan } : {}), ...(planKind ? { planKind } : {}) };
  const { near, reach } = await narrow(db, ofAnyPayer, where);
  const beside = { ...near, ...ofPayer, withoutRate: "too" as const };
  const [kinds, ofWanted] = await Promise.all([listPayerKinds(db, beside), findPriceSpread(db, beside)]);
  const other =
    planKind || ofWanted ? undefined : kinds.find(({ lowestDollars }) => lowestDollars !== null)?.kind;
  const searched = other ? { ...beside, planKind: other } : beside;
  const spread = other ? await findPriceSpread(db, searched) : ofWanted;
  if (spread)
    return { ...(await searchPrices(db, { ...searched, ...page })), reach, spread, searched, kinds };
  const found = await searchOnce(db, wanted, where, page);
  if (found.total > 0) return found;
  if (!planKind) {
    const ofAnyKind = await narrow(db, { ...wanted, planKind: "any" as const }, where);
    const [there] = await listPayerKinds(db, ofAnyKind.near);
    if (there) return searchOnce(db, { ...wanted, planKind: there.kind }, where, page);
  }
  return searchOnce(db, ofAnyPayer, where, page);
}

async function searchOnce(
  db: Database,
  wanted: WantedPrices,
  where: Where,
  page: { page: number; pageSize: number },
): Promise<FoundWithSpread> {
  const { near: searched, reach } = await narrow(db, wanted, where);
  const [found, spread, kinds] = await Promise.all([
    searchPrices(db, { ...searched, ...page }),
    findPriceSpread(db, searched),
    listPayerKinds(db, searched),
  ]);
  return { ...found, reach, spread, searched, kinds };
}

/** The like prices near a place, as far as searchPricesNear looks. */
export async function findSpreadNear(
  db: Database,
  wanted: WantedPrices,
  where: Where,
): Promise<{ spread: PriceSpread | null; reach: Reach | null }> {
  const { near, reach } = await narrow(db, wanted, where);
  return { spread: await findPriceSpread(db, near), reach };
}

/** All prices that searchPricesNear finds page by page, read as they are taken. */
export async function listAllPricesNear(db: Database, query: WantedPrices, where: Where): Promise<AllPrices> {
  const { near } = await narrow(db, query, where);
  return listAllPrices(db, near);
}

async function narrow<Query extends WantedPrices>(
  db: Database,
  query: Query,
  { place, radius }: Where,
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
