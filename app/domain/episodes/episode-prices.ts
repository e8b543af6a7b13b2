import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";
import type { EpisodePart, PartNeed, PartRole } from "./episode.ts";

/** What a part costs: a hospital's own price, or the median of several hospitals. */
export type PartPrice = {
  service: ServiceCode;
  setting: PatientSetting;
  dollars: Dollars;
  /** The discounted cash price, or the gross charge where no cash price is published. */
  kind: "cash" | "gross";
  /** The number of hospitals that it is the median of; null: it is a hospital's own. */
  hospitalCount: number | null;
};

export type PricedPart = {
  role: PartRole;
  need: PartNeed;
  isPerUnit: boolean;
  /** The code to ask for: the one whose prices are two heaps, else the first of those that count. */
  service: ServiceCode;
  /** Null: no price of it can be used, since none is published, or by fewer than three hospitals, or for `leftOut`, or
   *  since cash prices fall into two `heaps`. */
  price: PartPrice | null;
  /** The cash prices of hospitals that have no middle; else null. */
  heaps: PriceClusters | null;
  /** What Medicare pays the doctor for a part without a cash price; null: it has one, no doctor bills it, or Medicare sets no amount. */
  medicareDollars: Dollars | null;
  /** Why the hospital's own price of it cannot be one, such as a doctor's fee in the place of the room's; else null. */
  leftOut: Implausibility | null;
};

/** A code under which a part's price may stand, in the order in which they count. */
export type PartKey = ServiceCode & {
  part: number;
  setting: PatientSetting;
  billingClass: string;
  modifiers: string;
};

const FACILITY = { billingClass: "facility", modifiers: "" };
const PROFESSIONAL = { billingClass: "professional", modifiers: "" };
const UNSAID = { billingClass: "", modifiers: "" };

/** Whose prices count as whose: a reading's is the part of the scan that modifier 26 tells. */
const BILLED = {
  hospital: [FACILITY],
  doctor: [PROFESSIONAL],
  either: [PROFESSIONAL, FACILITY, UNSAID],
  reader: [
    { billingClass: "professional", modifiers: "26" },
    PROFESSIONAL,
    { billingClass: "facility", modifiers: "26" },
    { billingClass: "", modifiers: "26" },
  ],
} as const satisfies Record<EpisodePart["biller"], readonly Pick<PartKey, "billingClass" | "modifiers">[]>;

/** Every key of every part, those that count first before the others. */
export function partKeys(parts: readonly EpisodePart[]): PartKey[] {
  return parts.flatMap(({ options, biller }, part) =>
    options.flatMap((option) => BILLED[biller].map((billed) => ({ part, ...option, ...billed }))),
  );
}
