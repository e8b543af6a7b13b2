import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import type {
  LaboratoryFeeEntry,
  OutpatientRateEntry,
  PhysicianFeeEntry,
  StayRateEntry,
  StayWeightEntry,
} from "#app/domain/cms-files/cms-entries.ts";
import { NATIONAL, physicianFeeOf } from "#app/domain/cms-files/physician-fee.ts";

/** What the physician fee schedule pays in the nation, in dollars; null: it sets no amount. */
export interface PhysicianFees {
  officeDollars: number | null;
  facilityDollars: number | null;
  /** The technical part alone, outside a facility (modifier TC). */
  technicalDollars: number | null;
  /** The professional part alone (modifier 26). */
  readingDollars: number | null;
}

/** What CMS's fee files say of each code, by code, each file of one edition. */
export interface FeeSheet {
  rates: ReadonlyMap<string, OutpatientRateEntry>;
  fees: ReadonlyMap<string, PhysicianFees>;
  /** In dollars. */
  laboratory: ReadonlyMap<string, number>;
  /** Relative weights by MS-DRG. */
  stays: ReadonlyMap<string, number>;
  stayRates: StayRates;
}

/** What a stay of weight 1 is paid. */
export interface StayRates {
  operatingDollars: number;
  capitalDollars: number;
}

/** A file's entries by code. */
export type EntriesByCode<Entry> = Iterable<readonly [code: string, entries: readonly Entry[]]>;

export function ratesOf(entries: EntriesByCode<OutpatientRateEntry>): FeeSheet["rates"] {
  return firstOfEach(entries, (found) => found[0]);
}

export function feesOf(entries: EntriesByCode<PhysicianFeeEntry>): FeeSheet["fees"] {
  return firstOfEach(entries, (found) => {
    const dollars = (modifier: string, isFacility: boolean) => {
      const fee = found.find((entry) => entry.modifier === modifier);
      if (!fee) return null;
      const paid = physicianFeeOf({ ...fee, isNotOutside: isFacility || fee.isNotOutside }, NATIONAL);
      return paid && paid.amountCents / 100;
    };
    const fees: PhysicianFees = {
      officeDollars: dollars("", false),
      facilityDollars: dollars("", true),
      technicalDollars: dollars("TC", false),
      readingDollars: dollars("26", true),
    };
    return Object.values(fees).every((one) => one === null) ? undefined : fees;
  });
}

export function laboratoryFeesOf(entries: EntriesByCode<LaboratoryFeeEntry>): FeeSheet["laboratory"] {
  return firstOfEach(
    entries,
    (found) => (found.find(({ modifier }) => modifier === "") ?? found[0])?.rateDollars || undefined,
  );
}

export function stayWeightsOf(entries: EntriesByCode<StayWeightEntry>): FeeSheet["stays"] {
  return firstOfEach(entries, ([first]) => first?.weight || undefined, /^\d{3}$/);
}

/** Null: a rate is missing. */
export function stayRatesOf(entries: EntriesByCode<StayRateEntry>): StayRates | null {
  const dollars = new Map(Array.from(entries, ([table, [first]]) => [table, first?.dollars]));
  const [operatingDollars, capitalDollars] = [dollars.get("1A"), dollars.get("1D")];
  return operatingDollars && capitalDollars ? { operatingDollars, capitalDollars } : null;
}

/** Whether a code is a procedure or a visit. Other letters of HCPCS are supplies and drugs, which are priced by separate
 *  units. */
export function isProcedureOrVisit(code: string): boolean {
  const shape = procedureCodeShape(code);
  return shape === "CPT" || (shape === "HCPCS" && code.startsWith("G"));
}

function firstOfEach<Entry, Fee>(
  entries: EntriesByCode<Entry>,
  feeOf: (entries: readonly Entry[]) => Fee | undefined,
  codes: RegExp | null = null,
): Map<string, Fee> {
  const fees = new Map<string, Fee>();
  for (const [code, found] of entries) {
    const fee = (codes?.test(code) ?? isProcedureOrVisit(code)) ? feeOf(found) : undefined;
    if (fee !== undefined) fees.set(code, fee);
  }
  return fees;
}
