import type { ComparableKey, Setting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { MedicarePayment } from "#app/domain/medicare/medicare-payment.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PlanKind } from "#app/domain/payers/plan-kinds.ts";
import type { JudgedPart } from "#app/domain/price-parts/price-part.ts";
import type { SourcePosition } from "../source-place.ts";

/** What prices to find, wherever they are, and in which order; every part narrows the others. */
export type WantedPrices = {
  services?: readonly ServiceCode[];
  category?: string;
  subcategory?: string;
  /** Letters or name. */
  state?: string;
  city?: string;
  hospitalName?: string;
  hospitalId?: number;
  /** Only at one of these. */
  hospitalIds?: readonly number[];
  /** Only hospitals of which a line for free care by income is known. */
  assistance?: "free";
  /** Only hospitals to which CMS gives so many stars or more. */
  leastStars?: number;
  /** Only hospitals that CMS calls birthing-friendly. */
  birthing?: "friendly";
  /** Of the cash price or else the gross charge. */
  minDollars?: Dollars;
  maxDollars?: Dollars;
  /** As pages or hospitals write it. */
  payer?: string;
  /** A part of the name of the payer's plan; means nothing without a payer. */
  plan?: string;
  /** Of the payer's plans; without it what payer and plan say, else commercial. 'any' mixes rates that are unlike. */
  planKind?: PlanKind | "any";
  /** Also prices of hospitals without a rate of that payer, after the others. */
  withoutRate?: "too";
  /** A price for both settings is found under either; 'both' finds only these. */
  setting?: Setting;
  /** A price for both classes is found under either. */
  billingClass?: "facility" | "professional";
  /** As in results; '' = the whole service only, without its parts that are billed alone. */
  modifiers?: string;
  /** Also prices that cannot be ones, last, or only these; without it neither. */
  implausible?: "too" | "only";
  sort: PriceSort;
};

/** What prices to find, and how far from where. */
export type PlacedPrices = WantedPrices & {
  /** Where distances are measured from. */
  place?: { latitude: number; longitude: number };
  radiusMiles?: number;
};

/** Which of the prices are wanted at once. */
export interface PricePage {
  page: number;
  pageSize: number;
  /** Whether hospitals of one price list that publish one amount of the one service are gathered in a row. */
  isGathered?: boolean;
}

/** A page of the prices to find. */
export type PriceQuery = PlacedPrices & PricePage;

/**
 * "nearest" without a place means "name". Sorting by price never mixes prices that aren't comparable: cash prices
 * come before gross charges, facility before professional prices, and unpublished prices last. With a payer, prices
 * are sorted by that payer's rates, facility first.
 */
export type PriceSort = "lowestPrice" | "highestPrice" | "nearest" | "name";

/** One hospital's price of one service, like for like; null = none published. */
export type PriceResult = ComparableKey &
  SourcePosition & {
    hospitalId: number;
    hospitalShortId: string;
    hospitalName: string;
    city: string | null;
    state: string;
    latitude: number | null;
    longitude: number | null;
    /** Whether the coordinates, and so the distance, are only those of the hospital's ZIP code or city. */
    isPositionApproximate: boolean;
    /** Great circle; null without a place or the hospital's coordinates. */
    distanceMiles: number | null;
    serviceName: string;
    grossDollars: Dollars | null;
    cashDollars: Dollars | null;
    minimumDollars: Dollars | null;
    maximumDollars: Dollars | null;
    negotiatedMedianDollars: Dollars | null;
    /** Null: none was asked for. */
    payerRate: PayerRate | null;
    /** The cash price, else the gross charge, as `priceKind` says. */
    priceDollars: Dollars | null;
    priceKind: "cash" | "gross" | null;
    /** What the price is probably of. */
    judged: JudgedPart;
    /** What Medicare pays in the nation for the same thing; null: it sets no amount for it. */
    medicare: MedicarePayment | null;
    /** ISO day, the file's own. */
    fileDate: string | null;
    /** What speaks against the file: null where nothing does. */
    fileCaution: "stale" | "failing" | null;
    importId: number;
    /** The hospital's own line for free care, percent of the poverty level; null: none is known. */
    freeCarePercent: number | null;
    /** The line was filed as a small multiple and may be misread. */
    isFreeCareDoubtful: boolean;
    /** The price list that the hospital shares, by the short id of its first hospital; null: it shares none. */
    priceList: string | null;
    /** Of the hospital, as CMS's list has it; null: not known. */
    phone: string | null;
    /** CMS's overall rating, one to five stars; null: it gives none. */
    overallRating: number | null;
    /** Whether CMS calls the hospital birthing-friendly; null: no list said it. */
    isBirthingFriendly: boolean | null;
    /** How many lines of the file have this key; the price is their median. */
    lineCount: number;
    /** Of the file, where it was fetched from one. */
    sourceUrl: string | null;
    /** Why it cannot be a price; null where it can. */
    implausible: Implausibility | null;
  };

/** The lowest rate of the payer asked for, among its plans of the kind asked for. */
export type PayerRate = {
  payerName: string;
  planName: string;
  planKind: PlanKind;
  /** Null = a percentage or an algorithm, as is the highest. */
  negotiatedDollars: Dollars | null;
  /** Of its plans of that kind. */
  highestDollars: Dollars | null;
  /** How many plans of that kind have a rate here; those that differ by setting or class alone are one. */
  planCount: number;
  /** It is above the gross charge, which no one without a contract is asked to pay. */
  isAboveGross: boolean;
};

/** Of prices of one kind and billing class: those that come first in an order by price. */
export type PriceRange = {
  lowestDollars: Dollars;
  highestDollars: Dollars;
  priceKind: "cash" | "gross";
  /** '' = the file does not say which. */
  billingClass: "facility" | "professional" | "";
};

export type FoundPrices = {
  /** One of each row: where rows are gathered, the nearest hospital's. */
  results: PriceResult[];
  /** By the result's place, the other hospitals of its row, nearest first; empty where rows are not gathered. */
  sharedBy: PriceResult[][];
  /** Rows in all pages, as `total` where they are not gathered. */
  rowCount: number;
  /** False: there are more, as of prices that were not all gathered or counted. */
  isRowCountExact: boolean;
  total: number;
  /** False: there are more than `total`; counting all of them would take too long. */
  isTotalExact: boolean;
  page: number;
  /** Pages that can be opened: not beyond 1000 results. */
  pageCount: number;
  /** Null where none has a price. */
  priceRange: PriceRange | null;
  hospitalCount: number;
  /** False: at least so many. */
  isHospitalCountExact: boolean;
  /** Prices that were left out of all this because they cannot be ones; of very many 1001. */
  implausibleCount: number;
};

/** No one pages further; it limits what a request costs. */
export const MAX_RESULTS = 1000;

/** Page and page size within bounds: page 0, -1, 1e9 or NaN and the like are mended, not refused. */
export function pageWindow({ page, pageSize }: { page: number; pageSize: number }) {
  const size = within(pageSize, 1, MAX_RESULTS, 20);
  const last = Math.ceil(MAX_RESULTS / size);
  const current = within(page, 1, last, 1);
  return { page: current, limit: size, offset: (current - 1) * size };
}

function within(value: number, min: number, max: number, otherwise: number): number {
  return Number.isNaN(value) ? otherwise : Math.min(Math.max(Math.trunc(value), min), max);
}
