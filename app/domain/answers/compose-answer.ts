import { doctorsAsk } from "#app/domain/medicare/doctors-ask.ts";
import type { MedicarePayment } from "#app/domain/medicare/medicare-payment.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { sumOfDollars } from "#app/domain/money/dollars-arithmetic.ts";
import { networkOf } from "#app/domain/payers/other-names.ts";
import { payerName } from "#app/domain/payers/payer-name.ts";
import type { PlanProduct } from "#app/domain/payers/plan-traits.ts";
import { isProgram, type WantedPlan } from "#app/domain/payers/wanted-plan.ts";
import type { FoundPlace } from "#app/domain/places/place.ts";
import type { MissingPrice, PricePresence } from "#app/domain/prices/at-hospital/price-presence.ts";
import type { ListedPlan } from "#app/domain/prices/search/listed-plan.ts";
import type { PriceResult } from "#app/domain/prices/search/price-query.ts";
import type { PriceSpread } from "#app/domain/prices/search/price-spread.ts";
import type { Assumptions } from "#app/domain/search/assumptions.ts";
import type { NamedInSearch } from "#app/domain/search/read-search-words.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { PriceFileReason } from "#app/domain/sources/price-file-state.ts";
import type { Answer, AnsweredPrice, AnswerKind, DollarRange, NotLoadedHospital } from "./answer.ts";

/** What was found for a question. */
export interface FoundForAnswer {
  foundPlace: FoundPlace | null;
  /** Null: none was found, or the words mean several things. */
  service: ServiceItem | null;
  assumptions: Assumptions;
  /** Whether the words mean several things, of which none is taken. */
  asksFirst: boolean;
  /** Comparable prices; null: none exist, or nothing was searched. */
  spread: PriceSpread | null;
  /** The comparable prices of the lowest and the highest usual level of an emergency visit whose level is not known; else
   *  null. */
  levels: { lowest: PriceSpread | null; highest: PriceSpread | null } | null;
  /** The row of the lowest of them. */
  lowest: PriceResult | null;
  /** The hospital that the search names, with the row of its price; null row: it lists none. `fileReason`: why its file is
   *  not here, where it is not. */
  named: { hospital: NamedInSearch; price: PriceResult | null; fileReason: PriceFileReason } | null;
  /** Null: none was asked for. */
  wantedPlan: WantedPlan | null;
  /** What the insurer's plans near are, where none is the one that was asked for. */
  listedPlans: readonly ListedPlan[];
  medicare: MedicarePayment | null;
  doctorDollars: Dollars | null;
  notLoaded: readonly NotLoadedHospital[];
  /** What is here of prices of the service: of the named hospital, else of those near. */
  presence: PricePresence;
}

/** The one answer to a question. */
export function composeAnswer(found: FoundForAnswer): Answer {
  const { named, foundPlace, assumptions, medicare, doctorDollars } = found;
  const kind = kindOf(found);
  const priceKind = named?.price ? kindOfPrice(named.price) : (found.spread?.kind ?? null);
  const isShown = priceKind !== null && (kind !== "covered" || priceKind === "negotiated");
  // The others' prices don't answer the question where the named hospital's is of another kind.
  const spread = isShown && found.spread?.kind === priceKind ? found.spread : null;
  const typical = spread && typicalOf(spread, found.levels);
  const lead = isShown ? (named?.price ?? found.lowest) : null;
  return {
    kind,
    priceKind: isShown ? PRICE_KINDS[priceKind] : null,
    typical,
    medianDollars: (found.levels === null && spread?.middleHalf?.medianDollars) || null,
    hospitalCount: spread?.count ?? (lead ? 1 : 0),
    lowest: lead && isShown ? answeredPrice(lead, priceKind) : null,
    medicare,
    doctorDollars,
    withDoctor: spread?.kind === "cash" ? withDoctor(typical, doctorDollars) : null,
    plan: isShown && priceKind === "negotiated" && lead?.payerRate ? planOf(lead.payerRate) : null,
    listedPlans: [...found.listedPlans],
    assumed: [
      ...assumedPlace(foundPlace),
      ...assumedCompany(found.wantedPlan),
      ...assumedNetwork(found.wantedPlan, isShown ? lead : null),
      ...assumedNoInsurance(found),
      ...assumptions.assumed,
    ],
    missing: kind === "not-loaded" || kind === "not-published" ? missingOf(found) : null,
    alternatives: assumptions.alternatives,
    notLoaded: [...notLoadedNamed(found), ...found.notLoaded].slice(0, MAX_NOT_LOADED),
  };
}

const MAX_NOT_LOADED = 10;

function typicalOf({ middleHalf }: PriceSpread, levels: FoundForAnswer["levels"]): DollarRange | null {
  if (middleHalf === null) return null;
  const [lowest, highest] = [levels?.lowest?.middleHalf, levels?.highest?.middleHalf];
  return {
    lowDollars: (lowest ?? middleHalf).p25Dollars,
    highDollars: (highest ?? middleHalf).p75Dollars,
  };
}

function withDoctor(typical: DollarRange | null, doctorDollars: Dollars | null): DollarRange | null {
  if (typical === null || doctorDollars === null) return null;
  const doctor = doctorsAsk(doctorDollars);
  return {
    lowDollars: sumOfDollars([typical.lowDollars, doctor.lowDollars]),
    highDollars: sumOfDollars([typical.highDollars, doctor.highDollars]),
  };
}

function kindOf({
  foundPlace,
  service,
  asksFirst,
  spread,
  named,
  wantedPlan,
  presence,
}: FoundForAnswer): AnswerKind {
  if (foundPlace?.outcome === "unknown") return "unknown-place";
  if (asksFirst) return "choose";
  if (!service) return "unknown-service";
  if (isProgram(wantedPlan?.kind ?? null)) return "covered";
  if (named ? named.price : spread) return "prices";
  return presence === "not-loaded" ? "not-loaded" : "not-published";
}

function missingOf({ presence }: FoundForAnswer): MissingPrice | null {
  return presence === "priced" ? null : presence;
}

const PRICE_KINDS = { cash: "cash", gross: "list", negotiated: "negotiated" } as const;

function kindOfPrice({ payerRate, priceKind }: PriceResult): PriceSpread["kind"] | null {
  return payerRate?.negotiatedDollars ? "negotiated" : priceKind;
}

/** Null: the hospital has no price of the kind that the others are. */
function answeredPrice(found: PriceResult, kind: PriceSpread["kind"]): AnsweredPrice | null {
  const { hospitalName, hospitalShortId, city, state, distanceMiles } = found;
  const ofKind = found.priceKind === kind ? found.priceDollars : null;
  const priceDollars = kind === "negotiated" ? (found.payerRate?.negotiatedDollars ?? null) : ofKind;
  return priceDollars === null
    ? null
    : { hospitalName, hospitalShortId, city, state, distanceMiles, priceDollars };
}

function planOf({ payerName, planName, planKind }: NonNullable<PriceResult["payerRate"]>) {
  return { payerName, planName, kind: planKind };
}

/** Of several places of one name the one that was taken. */
function assumedPlace(found: FoundPlace | null): { kind: "place"; label: string }[] {
  if (found?.outcome !== "found" || found.alternatives.length === 0) return [];
  return [{ kind: "place", label: found.place.label }];
}

function assumedCompany(wanted: WantedPlan | null): { kind: "any-company"; product: PlanProduct }[] {
  if (!wanted?.product || wanted.company !== null) return [];
  return [{ kind: "any-company", product: wanted.product }];
}

/** Hospitals seldom list those that rent a network by their own names. */
function assumedNetwork(wanted: WantedPlan | null, lead: PriceResult | null) {
  const network = wanted?.company ? networkOf(wanted.company) : null;
  const rate = lead?.payerRate ?? null;
  if (!wanted?.company || network === null || rate === null) return [];
  const isOwn = [rate.payerName, rate.planName].some(
    (name) => payerName(name) === payerName(wanted.company ?? ""),
  );
  return isOwn ? [] : [{ kind: "network" as const, payer: payerName(wanted.company), network }];
}

/** Prices without insurance are used in place of an insurer's. */
function assumedNoInsurance({ wantedPlan, spread, listedPlans }: FoundForAnswer): { kind: "no-rate" }[] {
  const isAsked = wantedPlan !== null && !wantedPlan.isSelfPay && !isProgram(wantedPlan.kind);
  const isOfNobody = spread !== null && spread.kind !== "negotiated" && listedPlans.length === 0;
  return isAsked && isOfNobody ? [{ kind: "no-rate" }] : [];
}

function notLoadedNamed({ named, notLoaded }: FoundForAnswer): NotLoadedHospital[] {
  if (named?.hospital.file !== "not-loaded") return [];
  const { shortId, name, city, state, phone, distanceMiles } = named.hospital;
  const { fileReason } = named;
  if (notLoaded.some(({ hospitalShortId }) => hospitalShortId === shortId)) return [];
  return [{ hospitalName: name, hospitalShortId: shortId, city, state, phone, distanceMiles, fileReason }];
}
