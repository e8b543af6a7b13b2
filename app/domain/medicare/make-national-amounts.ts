import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import { isDoctorsPackage } from "./doctors-packages.ts";
import type { FeeSheet } from "./fee-sheet.ts";
import type { MedicareSchedule, NationalAmount } from "./national-amounts.ts";

/** Status indicators of OPPS addendum D1: paid by the schedule of laboratories or physicians. */
const OTHER_SCHEDULE = "A";
const LABORATORY = "Q4";
/** Paid by a separate rate where it is paid separately. Drugs and devices (G, H, K) are left to their own units. */
const PAID_BY_RATE = new Set("J1 J2 P Q1 Q2 Q3 R S T U V".split(" "));

/** Returns what Medicare pays for each service for which it sets a national amount. What is packaged into other payments,
 *  drugs by unit and supplies have none. */
export function makeNationalAmounts(sheet: FeeSheet): NationalAmount[] {
  const { operatingDollars, capitalDollars } = sheet.stayRates;
  const codes = new Set([...sheet.rates.keys(), ...sheet.fees.keys(), ...sheet.laboratory.keys()]);
  return [
    ...[...codes].sort().flatMap((code) => amountsOfProcedure(code, sheet)),
    ...[...sheet.stays].sort().map(([code, weight]): NationalAmount => {
      const hospitalE4 = toCentsE4(weight * (operatingDollars + capitalDollars));
      return { codeType: "MS-DRG", code, part: "", hospitalE4, schedule: "stay", doctorE4: null };
    }),
  ];
}

function amountsOfProcedure(code: string, sheet: FeeSheet): NationalAmount[] {
  const codeType = procedureCodeShape(code);
  if (codeType === null) return [];
  const fees = sheet.fees.get(code);
  const physicianDollars = isDoctorsPackage({ codeType, code }) ? fees?.facilityDollars : undefined;
  // The doctor's package has no other amount, no matter who publishes a price of it.
  const { hospitalE4, schedule } = physicianDollars
    ? paid(physicianDollars, "physician")
    : hospitalAmount(code, sheet);
  const doctorE4 = toCentsE4(fees?.facilityDollars);
  const readingE4 = toCentsE4(fees?.readingDollars);
  const amounts: NationalAmount[] = [];
  if (hospitalE4 !== null || doctorE4 !== null)
    amounts.push({ codeType, code, part: "", hospitalE4, schedule, doctorE4 });
  if (readingE4 !== null)
    amounts.push({ codeType, code, part: "26", hospitalE4: null, schedule: null, doctorE4: readingE4 });
  return amounts;
}

type HospitalAmount = Pick<NationalAmount, "hospitalE4" | "schedule">;

function hospitalAmount(code: string, { rates, fees, laboratory }: FeeSheet): HospitalAmount {
  const rate = rates.get(code);
  if (!rate) return NONE;
  const ofLaboratory = laboratory.get(code);
  const physician = fees.get(code);
  switch (rate.status) {
    case LABORATORY:
      return paid(ofLaboratory, "laboratory");
    case OTHER_SCHEDULE:
      // A hospital is paid the technical part where the service has one.
      return ofLaboratory === undefined
        ? paid(physician?.technicalDollars ?? physician?.officeDollars, "physician")
        : paid(ofLaboratory, "laboratory");
    default:
      return PAID_BY_RATE.has(rate.status) ? paid(rate.rateDollars, "outpatient") : NONE;
  }
}

const NONE: HospitalAmount = { hospitalE4: null, schedule: null };

function paid(dollars: number | null | undefined, schedule: MedicareSchedule): HospitalAmount {
  const hospitalE4 = toCentsE4(dollars);
  return hospitalE4 === null ? NONE : { hospitalE4, schedule };
}

/** Null also for 0.00, which says that a contractor sets it. */
function toCentsE4(dollars: number | null | undefined): number | null {
  return dollars ? Math.round(dollars * 100) * 100 : null;
}
