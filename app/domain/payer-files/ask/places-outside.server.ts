import { setImmediate as others } from "node:timers/promises";
import type { Gazetteer } from "#app/domain/places/open-gazetteer.server.ts";
import { findProviders, type Provider } from "#app/domain/providers/find-providers.server.ts";
import type { PlaceKind } from "#app/domain/providers/place-kind.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { findRatedPlan } from "./find-plan.server.ts";
import { findRatedPlans, type ListedPlan } from "./find-rated-plans.server.ts";
import { matchRates, type RatedProviders } from "./match-rates.server.ts";
import {
  isRead,
  type OfferPart,
  PART_ORDER,
  type PlaceOffer,
  type PlacesOutside,
  type ReadingFee,
} from "./place-offer.ts";
import { type AnsweredRate, sortIntoLists } from "./sort-rates.server.ts";

export interface OutsideQuestion {
  service: { codeType: string; code: string };
  point: { latitude: number; longitude: number };
  radiusMiles: number;
  /** The insurer and the plan as on the card; "" for none. */
  payer: string;
  plan: string;
  /** "": any. */
  kind: PlaceKind | "";
}

/** Without a plan, the range over so many is shown; each costs some milliseconds. */
const MAX_PLANS = 6;
const MAX_OFFERS = 40;

/**
 * What plans agreed to pay places around a point for a service, hospitals with their reading among them so that like is compared
 * with like. Null: no payer's files are here, or none of a plan of these words.
 */
export async function findPlacesOutside(
  db: Database,
  gazetteer: Gazetteer,
  question: OutsideQuestion,
): Promise<PlacesOutside | null> {
  const words = `${question.payer} ${question.plan}`.trim();
  const plans = (await findRatedPlans(db, { words, maxPlans: MAX_PLANS })).filter(
    ({ readCount }) => readCount > 0,
  );
  if (plans.length === 0) return null;
  const found: FoundOffer[] = [];
  let ghostCount = 0;
  for (const plan of plans) {
    const ofPlan = await offersOfPlan(db, gazetteer, plan, question);
    found.push(...ofPlan.offers);
    ghostCount = Math.max(ghostCount, ofPlan.ghostCount);
    await others();
  }
  const offers = await mergeOffers(db, found, question.kind);
  return {
    plans,
    isOfCard: words !== "" && plans.length === 1,
    offers: offers.slice(0, MAX_OFFERS),
    ghostCount,
  };
}

interface FoundOffer {
  rate: AnsweredRate;
  part: OfferPart;
  reading: ReadingFee | null;
  isSure: boolean;
  plan: ListedPlan;
}

async function offersOfPlan(
  db: Database,
  gazetteer: Gazetteer,
  plan: ListedPlan,
  { service, point, radiusMiles }: OutsideQuestion,
): Promise<{ offers: FoundOffer[]; ghostCount: number }> {
  const rated = await findRatedPlan(db, plan.idType, plan.planId);
  if (rated === null) return { offers: [], ghostCount: 0 };
  const { latitude, longitude } = point;
  const wanted: RatedProviders = { kind: "near", latitude, longitude, radiusMiles };
  const needsReading = isRead(service);
  const listed = async (billingClass: "professional" | "institutional", modifier: string | null) => {
    const asked = { ...service, billingClass, modifier };
    return sortIntoLists(db, (await matchRates(db, gazetteer, rated, asked, wanted)).rates, asked, false);
  };
  const professional = await listed("professional", null);
  const institutional = await listed("institutional", null);
  const readings = needsReading ? ((await listed("professional", "26")).get("rates") ?? []) : [];
  const offers: FoundOffer[] = [];
  for (const [lists, part] of [
    [professional, needsReading ? "global" : "professional"],
    [institutional, needsReading ? "facility-and-reading" : "facility"],
  ] as const) {
    for (const list of ["rates", "unsure"] as const) {
      for (const rate of lists.get(list) ?? []) {
        const reading = part === "facility-and-reading" ? readingFor(rate, readings) : null;
        offers.push({ rate, part, reading, isSure: list === "rates", plan });
      }
    }
  }
  const ghosts = [professional, institutional].flatMap((lists) => lists.get("ghost") ?? []);
  return { offers, ghostCount: new Set(ghosts.map(({ npi }) => npi)).size };
}

/** The reading at a facility: of those with its tax number, else the median of all around; null: no rate for it is published. */
function readingFor({ taxNumber }: AnsweredRate, readings: readonly AnsweredRate[]): ReadingFee | null {
  const own = readings.filter((reading) => reading.taxNumber === taxNumber);
  const amounts = (own.length > 0 ? own : readings).map(({ amount }) => amount);
  if (amounts.length === 0) return null;
  return { amount: median(amounts), isOwn: own.length > 0, rateCount: amounts.length };
}

/** One offer for a place and a part: providers of one tax number at one address are one place. */
async function mergeOffers(
  db: Database,
  found: readonly FoundOffer[],
  kind: PlaceKind | "",
): Promise<PlaceOffer[]> {
  const providers = new Map(
    (await findProviders(db, [...new Set(found.map(({ rate }) => rate.npi))])).map((one) => [one.npi, one]),
  );
  const places = new Map<string, FoundOffer[]>();
  for (const offer of found) {
    const provider = providers.get(offer.rate.npi);
    if (provider === undefined || (kind !== "" && provider.kind !== kind)) continue;
    const key = [offer.rate.taxNumber, provider.zip, provider.address, offer.part].join("|");
    places.set(key, [...(places.get(key) ?? []), offer]);
  }
  return [...places.values()].map((offers) => placeOffer(offers, providers)).sort(compareOffers);
}

function placeOffer(offers: readonly FoundOffer[], providers: ReadonlyMap<number, Provider>): PlaceOffer {
  const dollarsOf = ({ rate, reading }: FoundOffer) => rate.amount + (reading?.amount ?? 0);
  const sorted = offers.toSorted((a, b) => dollarsOf(a) - dollarsOf(b)) as [FoundOffer, ...FoundOffer[]];
  const [lowest] = sorted;
  const highest = sorted.at(-1) ?? lowest;
  const ofPlace = offers.flatMap(({ rate }) => providers.get(rate.npi) ?? []);
  const provider = (ofPlace.find(({ isPerson }) => !isPerson) ?? ofPlace[0]) as Provider;
  const { file, terms } = lowest.rate;
  return {
    provider,
    providerCount: new Set(offers.map(({ rate }) => rate.npi)).size,
    miles: Math.min(...offers.map(({ rate }) => rate.miles)),
    part: lowest.part === "facility-and-reading" && lowest.reading === null ? "facility" : lowest.part,
    lowest: roundToCents(dollarsOf(lowest)),
    highest: roundToCents(dollarsOf(highest)),
    reading: lowest.reading,
    isAmbiguous: offers.some(({ rate }) => rate.isAmbiguous),
    isSure: offers.some(({ isSure }) => isSure),
    planCount: new Set(offers.map(({ plan }) => `${plan.idType} ${plan.planId}`)).size,
    source: {
      fileName: file.fileName,
      address: file.address,
      updatedOn: file.updatedOn,
      type: terms.type,
      places: terms.places,
      plan: lowest.plan,
    },
  };
}

function compareOffers(a: PlaceOffer, b: PlaceOffer): number {
  return (
    Number(b.isSure) - Number(a.isSure) ||
    PART_ORDER[a.part] - PART_ORDER[b.part] ||
    a.lowest - b.lowest ||
    a.miles - b.miles
  );
}

/** Returns the median, of an even number the lower one of the two: an amount that was published. */
function median(amounts: readonly number[]): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0;
}

function roundToCents(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}
