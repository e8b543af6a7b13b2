import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { doctorDollarsOf } from "#app/domain/medicare/doctors-ask.ts";
import { readAmountsOf } from "#app/domain/medicare/read-amounts-of.server.ts";
import type { Place } from "#app/domain/places/place.ts";
import {
  findPresenceIn,
  findPricePresence,
} from "#app/domain/prices/at-hospital/find-price-presence.server.ts";
import type { PricePresence } from "#app/domain/prices/at-hospital/price-presence.ts";
import type { PriceResult, WantedPrices } from "#app/domain/prices/search/price-query.ts";
import { findPriceSpread } from "#app/domain/prices/search/price-spread.server.ts";
import {
  type FoundWithSpread,
  searchPricesWithSpread,
} from "#app/domain/prices/search/search-near.server.ts";
import { searchPrices } from "#app/domain/prices/search/search-prices.server.ts";
import type { NamedInSearch } from "#app/domain/search/read-search-words.server.ts";
import { findPriceFileReason } from "#app/domain/sources/find-price-file-standing.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { Answer } from "./answer.ts";
import { composeAnswer, type FoundForAnswer } from "./compose-answer.ts";
import { listNotLoaded } from "./list-not-loaded.server.ts";

/** What a search found. */
export type SearchOutcome = Pick<FoundForAnswer, "foundPlace" | "service" | "assumptions" | "asksFirst"> & {
  place: Place | null;
  named: NamedInSearch | null;
  /** What was searched for, and what was found; null: nothing was. */
  wanted: WantedPrices | null;
  prices: FoundWithSpread | null;
  /** That was chosen; null: as far as it takes. */
  radiusMiles: number | null;
};

/** Within it hospitals are near, where nothing says how far to look. */
const NEAR_MILES = 25;

/** The answer to what was searched, with what has to be read for it. */
export async function findAnswer(db: Database, searched: SearchOutcome): Promise<Answer> {
  const { service, named, wanted, prices, place } = searched;
  const radiusMiles = prices?.reach?.radiusMiles ?? searched.radiusMiles ?? NEAR_MILES;
  const around = place && place.kind !== "state" ? place : null;
  const [ofMedicare, lowest, levels, ofNamed, notLoaded, reasonOfNamed] = await Promise.all([
    service ? readAmountsOf(db, [service]) : null,
    prices ? findLowest(db, prices) : null,
    prices ? findLevels(db, searched, prices) : null,
    named && wanted ? findAtNamed(db, wanted, named) : null,
    around && service ? listNotLoaded(db, around, radiusMiles) : [],
    named?.file === "not-loaded" ? findPriceFileReason(db, named.hospitalId) : null,
  ]);
  const isPriced = named ? ofNamed !== null : Boolean(prices?.spread);
  return composeAnswer({
    ...searched,
    spread: prices?.spread ?? null,
    lowest,
    levels,
    named: named && { hospital: named, price: ofNamed, fileReason: reasonOfNamed ?? "not-asked-yet" },
    wantedPlan: prices?.wantedPlan ?? null,
    listedPlans: prices?.listedPlans ?? [],
    medicare: service && ofMedicare ? ofMedicare.paymentFor({ ...service, ...WHOLE }) : null,
    doctorDollars: service && ofMedicare ? doctorDollarsOf(ofMedicare.amounts, service) : null,
    notLoaded,
    presence: isPriced || !service ? "priced" : await findPresence(db, service, searched, radiusMiles),
  });
}

const WHOLE = { billingClass: "facility", modifiers: "", drugUnit: "" };

async function findLowest(db: Database, { spread, searched, results, page }: FoundWithSpread) {
  if (!spread) return null;
  const [first] = results;
  if (page === 1 && searched.sort === "lowestPrice" && first) return first;
  const found = await searchPrices(db, { ...searched, sort: "lowestPrice", page: 1, pageSize: 1 });
  return found.results[0] ?? null;
}

/** No one knows the level of an emergency visit before it; most are of level 3 to 5. */
const USUAL_LEVELS = { lowest: "99283", highest: "99285" };

async function findLevels(
  db: Database,
  { assumptions, service }: SearchOutcome,
  { searched }: FoundWithSpread,
) {
  if (!service || service.code < USUAL_LEVELS.lowest) return null;
  if (!assumptions.assumed.some(({ kind }) => kind === "emergency-level")) return null;
  const spreadOf = (code: string) =>
    findPriceSpread(db, { ...searched, services: [{ codeType: "CPT", code }] });
  const [lowest, highest] = await Promise.all([
    spreadOf(USUAL_LEVELS.lowest),
    spreadOf(USUAL_LEVELS.highest),
  ]);
  return { lowest, highest };
}

/** The row of the hospital that the search names; null: it lists no such price. */
async function findAtNamed(
  db: Database,
  wanted: WantedPrices,
  { hospitalId, file, distanceMiles }: NamedInSearch,
): Promise<PriceResult | null> {
  if (file === "not-loaded") return null;
  const where = { place: null, radius: "any" as const };
  const only = { ...wanted, hospitalId, sort: "lowestPrice" as const };
  const found = await searchPricesWithSpread(db, only, where, { page: 1, pageSize: 1 });
  const [price] = found.results;
  const isPriced = price && (price.priceDollars ?? price.payerRate?.negotiatedDollars ?? null) !== null;
  return isPriced ? { ...price, distanceMiles } : null;
}

/** What is here of prices of the service: of the named hospital, else of those where was searched. */
async function findPresence(
  db: Database,
  service: ServiceCode,
  { named, place }: SearchOutcome,
  radiusMiles: number,
): Promise<PricePresence> {
  if (named) return (await findPricePresence(db, [named.hospitalId], [service]))[0] ?? "not-loaded";
  if (!place) return findPresenceIn(db, null, [service]);
  return findPresenceIn(db, place.kind === "state" ? place : { place, radiusMiles }, [service]);
}
