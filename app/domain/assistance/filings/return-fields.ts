/** An element's texts by their paths inside it, as 'USAddress/CityNm'; what is repeated is there once, the first. */
export type Fields = ReadonlyMap<string, string>;

/** What is read of a return before anything is made of it: the texts of elements, by path, and the groups that repeat. */
export interface ReturnFields {
  /** By paths from the root: 'Return/ReturnHeader/Filer/EIN'. */
  single: Fields;
  hasScheduleH: boolean;
  /** Part V.A. */
  facilities: readonly Fields[];
  /** Part V.B. */
  sections: readonly Fields[];
  /** Section C. */
  remarks: readonly Fields[];
}

export const SCHEDULE_H = "Return/ReturnData/IRS990ScheduleH";

/** The documents of a return that are read. The contents of others are skipped. */
export const READ_DOCUMENTS: ReadonlySet<string> = new Set([
  "Return/ReturnHeader",
  "Return/ReturnData",
  "Return/ReturnData/IRS990",
  SCHEDULE_H,
]);

export type GroupKind = "facilities" | "sections" | "remarks";

/** The groups that repeat, by path. */
export const GROUPS: ReadonlyMap<string, GroupKind> = new Map([
  [`${SCHEDULE_H}/HospitalFacilitiesGrp`, "facilities"],
  [`${SCHEDULE_H}/HospitalFcltyPoliciesPrctcGrp`, "sections"],
  [`${SCHEDULE_H}/SupplementalInformationGrp`, "remarks"],
]);

const inHeader = [
  "ReturnTs",
  "TaxPeriodEndDt",
  "TaxYr",
  "ReturnTypeCd",
  "Filer/EIN",
  "Filer/BusinessName/BusinessNameLine1Txt",
  "Filer/BusinessName/BusinessNameLine2Txt",
  "Filer/USAddress/StateAbbreviationCd",
].map((path) => `Return/ReturnHeader/${path}`);
const inPartOne = [
  "FinancialAssistancePolicyInd",
  ...["Percent100Ind", "Percent150Ind", "Percent200Ind", "FreeCareOthPercentageGrp/FreeCareOtherPct"],
  ...["Percent200DInd", "Percent250Ind", "Percent300Ind", "Percent350Ind", "Percent400Ind"],
  "DiscountedCareOthPercentageGrp/DiscountedCareOtherPct",
].map((path) => `${SCHEDULE_H}/${path}`);
const ofFacilities = [
  "FacilityNum",
  "BusinessName/BusinessNameLine1Txt",
  "BusinessName/BusinessNameLine2Txt",
  "USAddress/CityNm",
  "USAddress/StateAbbreviationCd",
  "USAddress/ZIPCd",
  "SubordinateHospitalEIN",
  "FacilityReportingGroupCd",
].map((path) => `${SCHEDULE_H}/HospitalFacilitiesGrp/${path}`);
const ofSections = [
  "FacilityNum",
  "HospitalFacilityName/BusinessNameLine1Txt",
  "HospitalFacilityName/BusinessNameLine2Txt",
  "FPGFamilyIncmLmtFreeCarePct",
  "FPGFamilyIncmLmtDscntCarePct",
  ...["IncomeLevelCriteriaInd", "AssetLevelCriteriaInd", "MedicalIndigencyCriteriaInd"],
  ...[
    "InsuranceStatusCriteriaInd",
    "UnderinsuranceStatCriteriaInd",
    "ResidencyCriteriaInd",
    "OtherCriteriaInd",
  ],
  ...["FAPAvailableOnWebsiteURLTxt", "FAPAppAvailableOnWebsiteURLTxt", "FAPSummaryOnWebsiteURLTxt"],
].map((path) => `${SCHEDULE_H}/HospitalFcltyPoliciesPrctcGrp/${path}`);
const ofRemarks = ["FormAndLineReferenceDesc", "ExplanationTxt"].map(
  (path) => `${SCHEDULE_H}/SupplementalInformationGrp/${path}`,
);

/** The paths of the elements whose texts are kept. */
export const READ_ELEMENTS: ReadonlySet<string> = new Set([
  ...inHeader,
  "Return/ReturnData/IRS990/AmendedReturnInd",
  ...inPartOne,
  ...ofFacilities,
  ...ofSections,
  ...ofRemarks,
]);
