import type { Provider } from "#app/domain/providers/find-providers.server.ts";
import type { ListedPlan } from "./find-rated-plans.server.ts";

/** What an amount pays for. */
export type OfferPart =
  /** Facility and reading together: nothing else is billed. */
  | "global"
  /** Of an image or a test at a hospital: facility, and the reading that another provider bills. */
  | "facility-and-reading"
  /** The place alone: the provider who operates or reads bills separately. */
  | "facility"
  /** The doctor's fee alone, or a visit. */
  | "professional";

/** What reading an image or a test at a facility costs: another provider bills it. */
export interface ReadingFee {
  /** Dollars; of several rates their median. */
  amount: number;
  /** The rates are of the facility's own tax number, else those of all readers around. */
  isOwn: boolean;
  rateCount: number;
}

/** A place with what the plan agreed to pay it for a service. */
export interface PlaceOffer {
  provider: Provider;
  /** Providers at the place that the rate is for. */
  providerCount: number;
  miles: number;
  part: OfferPart;
  /** Dollars, lowest and highest of the plans that are compared; facility and reading are added up. */
  lowest: number;
  highest: number;
  /** The reading in it; null: it has none, or no price of one is published. */
  reading: ReadingFee | null;
  /** Another amount for the same place that no field tells apart is in the file. */
  isAmbiguous: boolean;
  /** Whether the place surely performs it, as far as its specialties or Medicare's payments tell. */
  isSure: boolean;
  planCount: number;
  /** Where the lowest amount is published. */
  source: {
    fileName: string;
    address: string;
    updatedOn: string | null;
    type: string;
    places: string[] | null;
    plan: ListedPlan;
  };
}

export interface PlacesOutside {
  /** The plans that are compared: of the card's words, or those that are loaded. */
  plans: ListedPlan[];
  /** The card's words name one plan: its amounts are that plan's. Else amounts are ranges over the plans. */
  isOfCard: boolean;
  /** Sure ones first, then by what they pay for, then by amount: only amounts for the same thing are compared. */
  offers: PlaceOffer[];
  /** Providers whose rates are left out, since they do not perform the service. */
  ghostCount: number;
}

const IMAGE_OR_TEST = /^[78]\d{4}$/;

/** Whether a service is an image or a test, which a clinician reads. */
export function isRead({ codeType, code }: { codeType: string; code: string }): boolean {
  return codeType === "CPT" && IMAGE_OR_TEST.test(code);
}

/** Facility and reading are the same thing in one bill or in two. */
export const PART_ORDER: Readonly<Record<OfferPart, number>> = {
  global: 0,
  "facility-and-reading": 0,
  facility: 1,
  professional: 2,
};

/** The lowest sure offer, where all sure ones pay for the same thing; null: a lowest amount would compare unlike ones. */
export function lowestOffer({ offers }: PlacesOutside): PlaceOffer | null {
  const sure = offers.filter(({ isSure }) => isSure);
  const parts = new Set(sure.map(({ part }) => PART_ORDER[part]));
  return parts.size === 1 ? (sure[0] ?? null) : null;
}
