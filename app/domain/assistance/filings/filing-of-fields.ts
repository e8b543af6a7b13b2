import { findState } from "#app/domain/hospitals/addresses/us-states.ts";
import type { PolicyCriterion } from "../hospital-policy.ts";
import type { FiledFacility, FiledLine, FiledLinks, FiledPolicy, Filing, LinkKind } from "./filing.ts";
import { findSection } from "./find-section.ts";
import { readLink } from "./read-link.ts";
import { type Fields, type ReturnFields, SCHEDULE_H } from "./return-fields.ts";
import { linkFromSectionC, type Remark } from "./section-c-link.ts";

/** The filing that a return's fields are; a text says what is missing or cannot be. */
export function filingOfFields(fields: ReturnFields & { version: string | null }): Filing | string {
  const header = (name: string) => fields.single.get(`Return/ReturnHeader/${name}`) ?? null;
  const ein = header("Filer/EIN");
  if (ein === null || !/^\d{9}$/.test(ein)) return "It gives no EIN of nine digits.";
  const periodEnd = isoDay(header("TaxPeriodEndDt"));
  if (periodEnd === null) return "It gives no day on which its period ends.";
  const taxYear = Number(/^(?:19|20)\d{2}$/.exec(header("TaxYr") ?? "")?.[0]);
  if (!taxYear) return "It gives no tax year.";
  const partOne = (name: string) => fields.single.get(`${SCHEDULE_H}/${name}`) ?? null;
  const name = nameOf(fields.single, "Return/ReturnHeader/Filer/BusinessName");
  return {
    ein,
    filerName: name ?? ein,
    filerState: findState(header("Filer/USAddress/StateAbbreviationCd") ?? ""),
    taxYear,
    periodEnd,
    isAmended: isYes(fields.single.get("Return/ReturnData/IRS990/AmendedReturnInd")) === true,
    sentAt: isoTime(header("ReturnTs")),
    schemaVersion: fields.version,
    hasPolicy: isYes(partOne("FinancialAssistancePolicyInd")),
    organisationFree: readPercent(
      ticked(partOne, FREE_TICKS) ?? partOne("FreeCareOthPercentageGrp/FreeCareOtherPct"),
    ),
    organisationDiscount: readPercent(
      ticked(partOne, DISCOUNT_TICKS) ?? partOne("DiscountedCareOthPercentageGrp/DiscountedCareOtherPct"),
    ),
    facilities: facilitiesOf(fields, ein),
  };
}

/** Lines 3a and 3b of Part I. A free line of 200 % and a discount line of 200 % differ by a D. */
const FREE_TICKS = { Percent100Ind: "100", Percent150Ind: "150", Percent200Ind: "200" };

const DISCOUNT_TICKS = {
  Percent200DInd: "200",
  Percent250Ind: "250",
  Percent300Ind: "300",
  Percent350Ind: "350",
  Percent400Ind: "400",
};

function ticked(partOne: (name: string) => string | null, ticks: Record<string, string>): string | null {
  return Object.entries(ticks).find(([name]) => isYes(partOne(name)))?.[1] ?? null;
}

type Section = FiledPolicy & { number: string | null };

function facilitiesOf(fields: ReturnFields, filerEin: string): FiledFacility[] {
  const facilities = fields.facilities.map((group) => ({
    number: group.get("FacilityNum") ?? null,
    name: nameOf(group, "BusinessName") ?? "",
    city: group.get("USAddress/CityNm") ?? null,
    state: findState(group.get("USAddress/StateAbbreviationCd") ?? ""),
    zip: /^\d{5}/.exec(group.get("USAddress/ZIPCd") ?? "")?.[0] ?? null,
    ein: /^\d{9}$/.exec(group.get("SubordinateHospitalEIN") ?? "")?.[0] ?? filerEin,
    reportingGroup: group.get("FacilityReportingGroupCd")?.toUpperCase() ?? null,
  }));
  const sections = fields.sections.map(sectionOf);
  const remarks = fields.remarks.map((group) => ({
    reference: group.get("FormAndLineReferenceDesc") ?? "",
    text: group.get("ExplanationTxt") ?? "",
  }));
  return facilities
    .map((facility, index) => {
      const section = findSection(facility, facilities, sections);
      if (section === null) return { ...facility, policy: null };
      const { number: _, ...policy } = section;
      const others = facilities.filter((_other, at) => at !== index).map(({ name }) => name);
      return {
        ...facility,
        policy: { ...policy, links: followLinks(policy.links, remarks, facility, others) },
      };
    })
    .filter(({ name }) => name !== "");
}

/** 13b to 13h. */
const CRITERIA: readonly (readonly [string, PolicyCriterion])[] = [
  ["IncomeLevelCriteriaInd", "income"],
  ["AssetLevelCriteriaInd", "assets"],
  ["MedicalIndigencyCriteriaInd", "medical indigency"],
  ["InsuranceStatusCriteriaInd", "insurance"],
  ["UnderinsuranceStatCriteriaInd", "underinsurance"],
  ["ResidencyCriteriaInd", "residency"],
  ["OtherCriteriaInd", "other"],
];

function sectionOf(group: Fields): Section {
  return {
    number: group.get("FacilityNum") ?? null,
    name: nameOf(group, "HospitalFacilityName") ?? "",
    free: readPercent(group.get("FPGFamilyIncmLmtFreeCarePct") ?? null),
    discount: readPercent(group.get("FPGFamilyIncmLmtDscntCarePct") ?? null),
    links: {
      policy: readLink(group.get("FAPAvailableOnWebsiteURLTxt") ?? null),
      application: readLink(group.get("FAPAppAvailableOnWebsiteURLTxt") ?? null),
      summary: readLink(group.get("FAPSummaryOnWebsiteURLTxt") ?? null),
    },
    criteria: CRITERIA.flatMap(([element, criterion]) => (isYes(group.get(element)) ? criterion : [])),
  };
}

/** References to Section C are followed there, as far as that is sure. */
function followLinks(
  links: FiledLinks,
  remarks: readonly Remark[],
  { name, reportingGroup }: { name: string; reportingGroup: string | null },
  others: readonly string[],
): FiledLinks {
  const follow = (kind: LinkKind) => {
    const link = links[kind];
    if (link.how !== "reference") return link;
    const url = linkFromSectionC(remarks, kind, { name, group: reportingGroup }, others);
    return url === null ? link : { ...link, url, how: "from Section C" as const };
  };
  return { policy: follow("policy"), application: follow("application"), summary: follow("summary") };
}

/** A name on two lines is one. */
function nameOf(fields: Fields, path: string): string | null {
  const lines = ["BusinessNameLine1Txt", "BusinessNameLine2Txt"].flatMap(
    (line) => fields.get(`${path}/${line}`) ?? [],
  );
  return lines.join(" ").replace(/\s+/g, " ").trim() || null;
}

/** Null: not stated. */
function isYes(written: string | null | undefined): boolean | null {
  if (/^(?:1|true|x)$/i.test(written ?? "")) return true;
  return /^(?:0|false)$/i.test(written ?? "") ? false : null;
}

function isoDay(written: string | null): string | null {
  if (written === null || !/^\d{4}-\d{2}-\d{2}$/.test(written)) return null;
  const day = new Date(`${written}T00:00:00Z`);
  return Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== written ? null : written;
}

function isoTime(written: string | null): string | null {
  if (written === null || !/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(written)) return null;
  return Number.isNaN(Date.parse(written)) ? null : written;
}

/** A decimal as the IRS writes it: '200.', '250.000000000000'. */
const DECIMAL = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** No hospital's limit is 10% of the poverty level: a number up to this one is a multiple of the level ('2.00'). */
const MAX_MULTIPLE = 10;
const MAX_PERCENT = 1000;

/** A line of percent, as filed. Nothing and zero are 'not stated', never 0 %; what no line can be is refused. */
function readPercent(raw: string | null): FiledLine {
  const text = (raw ?? "").trim();
  if (text === "") return { percent: null, how: "not stated" };
  const value = DECIMAL.test(text) ? Number(text) : Number.NaN;
  if (value === 0) return { percent: null, how: "zero: not offered or not stated" };
  if (!(value > 0 && value <= MAX_PERCENT)) return { percent: null, how: "refused" };
  if (value > MAX_MULTIPLE) return { percent: value, how: "as filed" };
  // 1.385 * 100 is 138.49999999999997.
  return { percent: Math.round(value * 100 * 1e6) / 1e6, how: "times 100, doubtful" };
}
