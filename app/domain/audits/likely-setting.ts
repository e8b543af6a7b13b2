import { type BilledLine, patientSettingOf } from "#app/domain/bills/patient-setting.ts";
import type { BillSetting } from "./audited-bill.ts";

/** The kind of bill line that shows where care was given: a stay, an emergency room or visit, a hospital visit,
 *  or a hospital department. */
export type SettingSign = "stay" | "emergency" | "hospital-visit" | "departments";

/** Emergency rooms: UB-04 revenue codes 045x. */
const EMERGENCY_ROOM = /^045\d$/;
/** Emergency department visits. */
const EMERGENCY_VISIT = /^9928[1-5]$/;
/** First visits to an admitted patient. */
const HOSPITAL_VISIT = /^9922[1-3]$/;

/** Where care was given as a bill's lines show it, and by what; null: they do not. */
export function likelySetting(
  lines: readonly BilledLine[],
): { setting: BillSetting; sign: SettingSign } | null {
  if (patientSettingOf(lines) === "inpatient") return { setting: "inpatient", sign: "stay" };
  const departments = lines.flatMap(({ revenueCode, serviceCode }) => [
    ...(revenueCode ? [revenueCode] : []),
    ...(serviceCode?.codeType === "RC" ? [serviceCode.code] : []),
  ]);
  const has = (visit: RegExp) => lines.some(({ serviceCode }) => visit.test(serviceCode?.code ?? ""));
  if (has(HOSPITAL_VISIT)) return { setting: "inpatient", sign: "hospital-visit" };
  if (has(EMERGENCY_VISIT) || departments.some((code) => EMERGENCY_ROOM.test(code))) {
    return { setting: "emergency", sign: "emergency" };
  }
  return departments.length > 0 ? { setting: "outpatient", sign: "departments" } : null;
}
