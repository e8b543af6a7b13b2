import { findInRanges, sortRanges } from "./categories/code-ranges.ts";
import { DENTAL_CODES } from "./categories/dental-codes.ts";
import { APC_GROUPS, REVENUE_CODES } from "./categories/facility-codes.ts";
import { HCPCS_CODES } from "./categories/hcpcs-codes.ts";
import { APR_DRG_STAYS, MS_DRG_STAYS } from "./categories/hospital-stay-codes.ts";
import { IMAGING_AND_LABORATORY_CODES } from "./categories/imaging-and-laboratory-codes.ts";
import { INPATIENT_PROCEDURES } from "./categories/inpatient-procedure-codes.ts";
import { MEDICINE_AND_VISIT_CODES } from "./categories/medicine-and-visit-codes.ts";
import { SERVICE_CATEGORIES, type Subcategory } from "./categories/service-categories.ts";
import { SURGERY_CODES } from "./categories/surgery-codes.ts";
import { procedureCodeShape } from "./procedure-code-shape.ts";
import type { ServiceCode } from "./service-code.ts";

export type ServiceCategory = { readonly category: string; readonly subcategory: string };

/** All categories with their subcategories, in the order in which most patients look for them. */
export const serviceCategories: readonly {
  readonly category: string;
  readonly subcategories: readonly string[];
}[] = SERVICE_CATEGORIES;

const BY_SUBCATEGORY: ReadonlyMap<Subcategory, ServiceCategory> = new Map(
  SERVICE_CATEGORIES.flatMap(({ category, subcategories }) =>
    subcategories.map((subcategory) => [subcategory, { category, subcategory }] as const),
  ),
);

const OTHER_SERVICES: ServiceCategory = { category: "other", subcategory: "other-services" };

const SURGERY = sortRanges(SURGERY_CODES);
const IMAGING_AND_LABORATORY = sortRanges(IMAGING_AND_LABORATORY_CODES);
const MEDICINE_AND_VISITS = sortRanges(MEDICINE_AND_VISIT_CODES);
const HCPCS = sortRanges(HCPCS_CODES);
const DENTAL = sortRanges(DENTAL_CODES);
const MS_DRG = sortRanges(MS_DRG_STAYS);
const APR_DRG = sortRanges(APR_DRG_STAYS);
const APC = sortRanges(APC_GROUPS);
const REVENUE = sortRanges(REVENUE_CODES);
const INPATIENT = sortRanges(INPATIENT_PROCEDURES);

const ICD_PROCEDURE_CHARACTERS = 7;

/**
 * What a patient looks for a service under, told by its code in normal form. A number of a DRG system other than
 * MS-DRG and APR-DRG does not tell the reason of a stay; type 'DRG' leaves the system open.
 * A code that no table knows is 'other', 'other-services'.
 */
export function serviceCategory(service: ServiceCode): ServiceCategory {
  const subcategory = findSubcategory(service);
  return (subcategory && BY_SUBCATEGORY.get(subcategory)) ?? OTHER_SERVICES;
}

function findSubcategory({ codeType, code }: ServiceCode): Subcategory | null {
  switch (codeType) {
    case "CPT":
      return procedureCodeShape(code) === "CPT" ? cptSubcategory(code) : null;
    case "HCPCS":
      return findInRanges(HCPCS, code);
    case "CDT":
      return findInRanges(DENTAL, code);
    case "MS-DRG":
    case "MS-LTC-DRG":
      return findInRanges(MS_DRG, code) ?? "stay-for-another-reason";
    case "APR-DRG":
      return findInRanges(APR_DRG, code.slice(0, 3)) ?? "stay-for-another-reason";
    case "DRG":
    case "R-DRG":
    case "S-DRG":
    case "APS-DRG":
    case "AP-DRG":
    case "TRIS-DRG":
      return "stay-for-another-reason";
    case "RC":
      return findInRanges(REVENUE, code);
    case "APC":
      return findInRanges(APC, code);
    case "NDC":
      return "pharmacy-drugs";
    case "CMG":
      return "inpatient-rehabilitation";
    case "HIPPS":
      return "rehabilitation-or-nursing-care-room";
    case "ICD":
      return code.length === ICD_PROCEDURE_CHARACTERS ? findInRanges(INPATIENT, code.slice(0, 2)) : null;
    default:
      return null;
  }
}

function cptSubcategory(code: string): Subcategory | null {
  switch (code[4]) {
    case "T":
      return "new-procedures-with-temporary-codes";
    case "F":
      return "quality-reporting-codes";
    case "U":
    case "M":
      return "genetic-and-specialized-tests";
    case "A":
      return "giving-a-vaccine";
  }
  if (code < "70000") return findInRanges(SURGERY, code);
  return findInRanges(code < "90000" ? IMAGING_AND_LABORATORY : MEDICINE_AND_VISITS, code);
}
