import type { CmsKind } from "#app/domain/cms-files/cms-edition.ts";
import type {
  LaboratoryFeeEntry,
  OutpatientRateEntry,
  PhysicianFeeEntry,
  StayWeightEntry,
} from "#app/domain/cms-files/cms-entries.ts";
import type { ReadCmsFile } from "#app/domain/cms-files/read-cms-member.server.ts";
import {
  type EntriesByCode,
  type FeeSheet,
  feesOf,
  laboratoryFeesOf,
  ratesOf,
  stayWeightsOf,
} from "./fee-sheet.ts";
import type { MedicareEditions } from "./starter-fee-sheet.server.ts";

/** Returns the national fees of CMS's files as they were read. Throws where one of the four is missing. */
export function feeSheetOf(files: readonly ReadCmsFile[]): { editions: MedicareEditions; sheet: FeeSheet } {
  const only = (kind: CmsKind) => {
    const found = files.find(({ edition }) => edition.kind === kind);
    if (!found) throw new Error(`No file of ${kind} is given.`);
    return found;
  };
  const [rates, fees, laboratory, stays] = [
    only("outpatient-rates"),
    only("physician-fees"),
    only("laboratory-fees"),
    only("stay-weights"),
  ];
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
    },
  };
}
