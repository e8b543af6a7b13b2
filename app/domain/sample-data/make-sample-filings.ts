import type { SampleFile } from "./make-sample-files.ts";
import { sampleHospitals } from "./sample-hospitals.ts";

/** As filed, in percent of the poverty level; null: the filing does not state it. */
type SamplePolicy = readonly [hospital: string, free: string | null, discount: string | null];

const POLICIES: readonly SamplePolicy[] = [
  ["Amberlight Medical Center", "400", "600"],
  ["Cedar Lantern Hospital", "200", "400"],
  ["Tidepool Bay Medical Center", "250", "400"],
  ["Bayou Larkspur Medical Center", "200", null],
  ["Prairie Falcon Medical Center", "150", "300"],
  ["Coral Kite Medical Center", "200", "400"],
  ["Hudson Larkspur Hospital", "300", "500"],
  // A multiple, as some filers write it: doubtful.
  ["Maple Fox Hospital", "2.00", "4.00"],
  ["Brickfinch Medical Center", "200", "300"],
  ["Lakeglass Medical Center", "300", "600"],
  // It states neither line.
  ["Prairie Lark Hospital", null, null],
  ["Buckthorn Medical Center", "200", "0"],
  ["Rainglass Medical Center", "300", "400"],
  ["Harbor Puffin Hospital", "200", "400"],
];

const FIRST_EIN = 900_000_101;
const TAX_YEAR = 2024;

/** Makes the returns (Form 990 with Schedule H) of some of the sample hospitals: no such organisation exists, and no EIN begins
 *  with 90. Every byte is fixed. */
export function makeSampleFilings(): SampleFile[] {
  return POLICIES.map(([name, free, discount], index) => {
    const hospital = sampleHospitals().find((one) => one.name === name);
    if (!hospital) throw new Error(`There is no sample hospital ${name}.`);
    const ein = String(FIRST_EIN + index);
    const { address, city, state, zip } = hospital;
    const site = `https://${name.toLowerCase().split(" ").slice(0, 2).join("-")}.example.org`;
    return {
      fileName: `${ein}_${TAX_YEAR}_sample.xml`,
      text: `<?xml version="1.0" encoding="utf-8"?>
<!-- Fictional. No such organisation. -->
<Return xmlns="http://www.irs.gov/efile" returnVersion="${TAX_YEAR}v5.0">
 <ReturnHeader>
  <ReturnTs>${TAX_YEAR + 1}-11-14T10:00:00-05:00</ReturnTs>
  <TaxPeriodEndDt>${TAX_YEAR}-12-31</TaxPeriodEndDt>
  <ReturnTypeCd>990</ReturnTypeCd>
  <Filer>
   <EIN>${ein}</EIN>
   <BusinessName><BusinessNameLine1Txt>${name} (fictional)</BusinessNameLine1Txt></BusinessName>
  </Filer>
  <TaxYr>${TAX_YEAR}</TaxYr>
 </ReturnHeader>
 <ReturnData>
  <IRS990><OperateHospitalInd>true</OperateHospitalInd></IRS990>
  <IRS990ScheduleH>
   <FinancialAssistancePolicyInd>true</FinancialAssistancePolicyInd>
   <HospitalFacilitiesGrp>
    <FacilityNum>1</FacilityNum>
    <BusinessName><BusinessNameLine1Txt>${name}</BusinessNameLine1Txt></BusinessName>
    <USAddress>
     <AddressLine1Txt>${address}</AddressLine1Txt>
     <CityNm>${city}</CityNm>
     <StateAbbreviationCd>${state}</StateAbbreviationCd>
     <ZIPCd>${zip}</ZIPCd>
    </USAddress>
   </HospitalFacilitiesGrp>
   <HospitalFcltyPoliciesPrctcGrp>
    <HospitalFacilityName><BusinessNameLine1Txt>${name}</BusinessNameLine1Txt></HospitalFacilityName>
    <FacilityNum>1</FacilityNum>
${[
  ...(free === null ? [] : [`    <FPGFamilyIncmLmtFreeCarePct>${free}</FPGFamilyIncmLmtFreeCarePct>`]),
  ...(discount === null
    ? []
    : [`    <FPGFamilyIncmLmtDscntCarePct>${discount}</FPGFamilyIncmLmtDscntCarePct>`]),
].join("\n")}
    <IncomeLevelCriteriaInd>X</IncomeLevelCriteriaInd>
    <FAPAvailableOnWebsiteURLTxt>${site}/financial-assistance</FAPAvailableOnWebsiteURLTxt>
    <FAPAppAvailableOnWebsiteURLTxt>${site}/financial-assistance/application.pdf</FAPAppAvailableOnWebsiteURLTxt>
    <FAPSummaryOnWebsiteURLTxt>${site}/financial-assistance/summary</FAPSummaryOnWebsiteURLTxt>
   </HospitalFcltyPoliciesPrctcGrp>
  </IRS990ScheduleH>
 </ReturnData>
</Return>
`,
    };
  });
}
