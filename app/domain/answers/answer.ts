import type { MedicarePayment } from "#app/domain/medicare/medicare-payment.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { PlanProduct } from "#app/domain/payers/plan-traits.ts";
import type { MissingPrice } from "#app/domain/prices/at-hospital/price-presence.ts";
import type { ListedPlan } from "#app/domain/prices/search/listed-plan.ts";
import type { Assumption } from "#app/domain/search/assumptions.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { PriceFileReason } from "#app/domain/sources/price-file-state.ts";

/**
 * What a question about a price is answered with. 'choose': the words mean several things. 'not-loaded': the price file of the
 * hospital that was named, or of all hospitals near, is not here, which does not mean that none is published. 'not-published':
 * the files that are here list no price of it. 'covered': with such a plan the price is not what a patient owes.
 */
export const ANSWER_KINDS = [
  "prices",
  "choose",
  "not-loaded",
  "not-published",
  "unknown-service",
  "unknown-place",
  "covered",
] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

export const ANSWERED_PRICE_KINDS = ["cash", "negotiated", "list"] as const;
export type AnsweredPriceKind = (typeof ANSWERED_PRICE_KINDS)[number];

export interface DollarRange {
  lowDollars: Dollars;
  highDollars: Dollars;
}

/** A hospital's price. */
export interface AnsweredPrice {
  hospitalName: string;
  hospitalShortId: string;
  city: string | null;
  state: string;
  priceDollars: Dollars;
  /** Null: no place was given, or the hospital's is not known. */
  distanceMiles: number | null;
}

/** A hospital of CMS's list whose price file is not here. */
export interface NotLoadedHospital {
  hospitalName: string;
  hospitalShortId: string;
  city: string | null;
  state: string;
  phone: string | null;
  distanceMiles: number | null;
  /** Why its price file is not here. */
  fileReason: PriceFileReason;
}

/** The one answer to a question, as the page and its JSON have it. Amounts are of comparable prices, one of each hospital. */
export interface Answer {
  kind: AnswerKind;
  /** Null: no prices exist. */
  priceKind: AnsweredPriceKind | null;
  /** The range of the middle 50% of the hospitals' prices; null: fewer than two have a price. Of an emergency visit whose level
   *  is not known: from the first quartile of level 3 to the third of level 5. */
  typical: DollarRange | null;
  /** Null: there are fewer than two prices, or `typical` is of several levels. */
  medianDollars: Dollars | null;
  /** So many hospitals have such a price. */
  hospitalCount: number;
  /** Of the hospital that was named, else the lowest. */
  lowest: AnsweredPrice | null;
  /** What Medicare pays the hospital; null: it sets no amount. */
  medicare: MedicarePayment | null;
  /** What Medicare pays the doctor, who bills separately; null: no doctor bills, or Medicare sets no amount. */
  doctorDollars: Dollars | null;
  /** `typical` cash prices with the doctor at 1 to 2.5 times what Medicare pays, which is what doctors ask; without anesthesia,
   *  pathology and implants. Null: one of both is not known. */
  withDoctor: DollarRange | null;
  /** The plan of the lowest rate; null: no rate leads. */
  plan: { payerName: string; planName: string; kind: PlanKind } | null;
  /** What the insurer's plans near are, where none is the one that was asked for, so that no rate leads; at most 20. */
  listedPlans: ListedPlan[];
  /** What was taken for granted. `place`: of several places of one name. `any-company`: a form of coverage was named alone.
   *  `network`: the rate is of the insurer whose network the named one uses.
   *  `no-rate`: the insurer that was named has no rate here, or is not known. */
  assumed: (
    | Assumption
    | { kind: "place"; label: string }
    | { kind: "any-company"; product: PlanProduct }
    | { kind: "no-rate" }
    | { kind: "network"; payer: string; network: string }
  )[];
  /** Why a price is missing. Null: the answer has one, the price is a program's, or only what was asked for leaves none. */
  missing: MissingPrice | null;
  /** Services that may be meant instead, which some hospital prices. */
  alternatives: ServiceItem[];
  /** The hospital that was named, then those near, nearest first. */
  notLoaded: NotLoadedHospital[];
}
