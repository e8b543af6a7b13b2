import type { PatientSetting } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";

export interface BilledLine {
  serviceCode: ServiceCode | null;
  revenueCode: string | null;
}

/** Room and board of every kind, nursery and intensive care: UB-04 revenue codes 010x to 021x. */
const ROOM = /^0(?:1\d|2[01])\d$/;

/** Whether a bill is for a stay: only a patient who is admitted is charged for a room, or by a DRG for the whole stay. */
export function patientSettingOf(lines: readonly BilledLine[]): PatientSetting {
  const isStay = lines.some(
    ({ serviceCode, revenueCode }) =>
      ROOM.test(revenueCode ?? "") ||
      (serviceCode?.codeType === "RC" && ROOM.test(serviceCode.code)) ||
      (serviceCode?.codeType.endsWith("DRG") ?? false),
  );
  return isStay ? "inpatient" : "outpatient";
}
