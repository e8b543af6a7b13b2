import { openSeededRandom } from "#app/domain/sample-data/seeded-random.ts";

/** What the generator knows of a return that it wrote. */
export interface MadeReturn {
  name: string;
  text: string;
  /** Null: it has no Schedule H. */
  hospitals: readonly MadeHospital[] | null;
}

export interface MadeHospital {
  name: string;
  city: string;
  state: string;
  zip: string;
  /** What the importer must read; null: not stated, zero or refused. */
  free: number | null;
  discount: number | null;
  isDoubtful: boolean;
  /** The site has a hospital of this name in this city. */
  isOnSite: boolean;
}

const STATES = ["CA", "TX", "FL", "NY", "PA", "IL", "OH", "GA", "NC", "MI", "WA", "OR"];
const SYLLABLES = [
  "bar",
  "cel",
  "dor",
  "fen",
  "gal",
  "hol",
  "jas",
  "kem",
  "lor",
  "mer",
  "nor",
  "pel",
  "quin",
  "ros",
];
/** As filed, and what it means. */
const LINES: readonly (readonly [string | null, number | null, boolean])[] = [
  ["200.000000000000", 200, false],
  ["250.", 250, false],
  ["300", 300, false],
  ["138.500000000000", 138.5, false],
  ["2.00", 200, true],
  ["0.000000000000", null, false],
  ["1500", null, false],
  [null, null, false],
];
/** Most of a real return is other schedules. */
const PADDING =
  "<RecipientTable><RecipientNameTxt>ANOTHER EXAMPLE ORGANIZATION</RecipientNameTxt><CashGrantAmt>1200</CashGrantAmt></RecipientTable>";

/** Returns of a year, the same each time: `hospitalFilings` with Schedule H spread among `others` without. */
export function* makeReturns(hospitalFilings: number, others: number): Generator<MadeReturn, void, void> {
  const random = openSeededRandom(990);
  const word = (n: number) =>
    [n % 14, Math.floor(n / 14) % 14, Math.floor(n / 196) % 14]
      .map((at) => SYLLABLES[at])
      .join("")
      .toUpperCase();
  const othersBefore = Math.floor(others / hospitalFilings);
  let hospitalCount = 0;
  for (let n = 0; n < hospitalFilings; n++) {
    for (let m = 0; m < othersBefore; m++) {
      const id = `9${String(n).padStart(8, "0")}${String(m).padStart(9, "0")}`;
      const text = written(910_000_000 + n, "", PADDING.repeat(20 + random.integer(0, 150)));
      yield { name: `${id}_public.xml`, text, hospitals: null };
    }
    const isGrouped = n % 10 === 0;
    const [free, freeMeans, freeIsDoubtful] = random.pick(LINES);
    const [discount, discountMeans, discountIsDoubtful] = random.pick(LINES);
    const hospitals = Array.from({ length: isGrouped ? 4 : 1 }, () => {
      const own = hospitalCount++;
      return {
        name: `${word(own)} ${word(own * 7 + 3)} MEMORIAL HOSPITAL`,
        city: `${word(own + 11)}VILLE`,
        state: STATES[own % STATES.length]!,
        zip: String(10_000 + own),
        free: freeMeans,
        discount: discountMeans,
        isDoubtful: freeIsDoubtful || discountIsDoubtful,
        isOnSite: own % 5 !== 0,
      };
    });
    const text = written(
      900_000_000 + n,
      scheduleH(hospitals, isGrouped, free, discount),
      PADDING.repeat(600 + random.integer(0, 2400)),
    );
    yield { name: `2${String(n).padStart(17, "0")}_public.xml`, text, hospitals };
  }
}

function scheduleH(
  hospitals: readonly MadeHospital[],
  isGrouped: boolean,
  free: string | null,
  discount: string | null,
): string {
  const facilities = hospitals.map(
    ({ name, city, state, zip }, index) =>
      `<HospitalFacilitiesGrp><FacilityNum>${index + 1}</FacilityNum><BusinessName><BusinessNameLine1Txt>${name}</BusinessNameLine1Txt></BusinessName><USAddress><AddressLine1Txt>1 MAIN ST</AddressLine1Txt><CityNm>${city}</CityNm><StateAbbreviationCd>${state}</StateAbbreviationCd><ZIPCd>${zip}</ZIPCd></USAddress>${isGrouped ? "<FacilityReportingGroupCd>A</FacilityReportingGroupCd>" : ""}</HospitalFacilitiesGrp>`,
  );
  const line = (element: string, value: string | null) =>
    value === null ? "" : `<${element}>${value}</${element}>`;
  const name = isGrouped ? "FACILITY REPORTING GROUP - A" : hospitals[0]!.name;
  return `<IRS990ScheduleH>${facilities.join("")}<HospitalFcltyPoliciesPrctcGrp><HospitalFacilityName><BusinessNameLine1Txt>${name}</BusinessNameLine1Txt></HospitalFacilityName><FacilityNum>${isGrouped ? "1234" : "1"}</FacilityNum>${line("FPGFamilyIncmLmtFreeCarePct", free)}${line("FPGFamilyIncmLmtDscntCarePct", discount)}<FAPAvailableOnWebsiteURLTxt>WWW.EXAMPLE.ORG/FAP</FAPAvailableOnWebsiteURLTxt></HospitalFcltyPoliciesPrctcGrp></IRS990ScheduleH>`;
}

function written(ein: number, schedule: string, padding: string): string {
  return `<?xml version="1.0" encoding="utf-8"?><Return xmlns="http://www.irs.gov/efile" returnVersion="2024v5.0"><ReturnHeader><ReturnTs>2025-11-14T10:00:00-05:00</ReturnTs><TaxPeriodEndDt>2024-12-31</TaxPeriodEndDt><ReturnTypeCd>990</ReturnTypeCd><Filer><EIN>${ein}</EIN><BusinessName><BusinessNameLine1Txt>EXAMPLE ORGANIZATION ${ein}</BusinessNameLine1Txt></BusinessName></Filer><TaxYr>2024</TaxYr></ReturnHeader><ReturnData><IRS990></IRS990>${schedule}<IRS990ScheduleI>${padding}</IRS990ScheduleI></ReturnData></Return>`;
}
