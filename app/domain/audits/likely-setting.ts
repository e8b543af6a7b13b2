import { type BilledLine, patientSettingOf } from "#app/domain/bills/patient-setting.ts";
import type { BillSetting } from "./audited-bill.ts";

/** Emergency rooms: UB-04 revenue codes 045x. */
const EMERGENCY_ROOM = /^045\d$/;
/** Emergency department visits. */
const EMERGENCY_VISIT = /^9928[1-5]$/;

/**
 * Where care was given as a bill's lines show it; null: they do not. Only a hospital's bill has revenue codes; a clinician's
 * has none, but neither has many a hospital's summary.
 */
export function likelySetting(lines: readonly BilledLine[]): BillSetting | null {
  if (patientSettingOf(lines) === "inpatient") return "inpatient";
  const departments = lines.flatMap(({ revenueCode, serviceCode }) => [
    ...(revenueCode ? [revenueCode] : []),
    ...(serviceCode?.codeType === "RC" ? [serviceCode.code] : []),
  ]);
  if (departments.some((code) => EMERGENCY_ROOM.test(code))) return "emergency";
  if (departments.length > 0) {
    const isEmergency = lines.some(({ serviceCode }) => EMERGENCY_VISIT.test(serviceCode?.code ?? ""));
    return isEmergency ? "emergency" : "outpatient";
  }
  return null;
}
