import type { CmsKind } from "#app/domain/cms-files/cms-edition.ts";
import type {
  LaboratoryFeeEntry,
  OutpatientRateEntry,
  PhysicianFeeEntry,
  StayRateEntry,
  StayWeightEntry,
} from "#app/domain/cms-files/cms-entries.ts";
import type { ReadCmsFile } from "#app/domain/cms-files/read-cms-member.server.ts";
import {
  type EntriesByCode,
  type FeeSheet,
  feesOf,
  laboratoryFeesOf,
  ratesOf,
  stayRatesOf,
  stayWeightsOf,
} from "./fee-sheet.ts";
import { type MedicareEditions, readStarterFees } from "./starter-fee-sheet.server.ts";

/** Returns the national fees of CMS's files as they were read; without tables 1A to 1E the rates of stays that come with the
 *  site. Throws where one of the other four is missing. */
export function feeSheetOf(files: readonly ReadCmsFile[]): { editions: MedicareEditions; sheet: FeeSheet } {
  const fileOf = (kind: CmsKind) => files.find(({ edition }) => edition.kind === kind);
  const only = (kind: CmsKind) => {
    const found = fileOf(kind);
    if (!found) throw new Error(`No file of ${kind} is given.`);
    return found;
  };
  const [rates, fees, laboratory, stays] = [
    only("outpatient-rates"),
    only("physician-fees"),
    only("laboratory-fees"),
    only("stay-weights"),
  ];
  const stayRates = fileOf("stay-rates")?.kept as unknown as EntriesByCode<StayRateEntry> | undefined;
  return {
    editions: {
      outpatient: rates.edition.edition,
      laboratory: laboratory.edition.edition,
      physician: fees.edition.edition,
      stay: stays.edition.edition,
    },
    sheet: {
      rates: ratesOf(rates.kept as unknown as EntriesByCode<OutpatientRateEntry>),
      fees: feesOf(fees.kept as unknown as EntriesByCode<PhysicianFeeEntry>),
      laboratory: laboratoryFeesOf(laboratory.kept as unknown as EntriesByCode<LaboratoryFeeEntry>),
      stays: stayWeightsOf(stays.kept as unknown as EntriesByCode<StayWeightEntry>),
      stayRates: (stayRates && stayRatesOf(stayRates)) ?? readStarterFees().stayRates,
    },
  };
}
