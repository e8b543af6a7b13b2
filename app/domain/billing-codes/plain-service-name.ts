import { ANESTHESIA_AND_DENTAL_NAMES } from "./plain-names/anesthesia-and-dental.ts";
import { BLOOD_CELL_AND_GERM_NAMES } from "./plain-names/blood-cells-and-germs.ts";
import { BLOOD_CHEMISTRY_NAMES } from "./plain-names/blood-chemistry.ts";
import { BONE_AND_JOINT_NAMES } from "./plain-names/bone-and-joint.ts";
import { DRUG_NAMES } from "./plain-names/drugs.ts";
import { EMERGENCY_AND_VISIT_NAMES } from "./plain-names/emergency-and-visits.ts";
import { HEART_NAMES } from "./plain-names/heart.ts";
import { HOSPITAL_STAY_NAMES } from "./plain-names/hospital-stays.ts";
import { IMAGING_NAMES } from "./plain-names/imaging.ts";
import { LABORATORY_NAMES } from "./plain-names/laboratory.ts";
import { MATERNITY_NAMES } from "./plain-names/maternity.ts";
import type { PlainNames } from "./plain-names/plain-names.ts";
import { ROOM_AND_DEPARTMENT_NAMES } from "./plain-names/rooms-and-departments.ts";
import { SKIN_AND_BREAST_NAMES } from "./plain-names/skin-and-breast.ts";
import { SUPPLY_AND_RIDE_NAMES } from "./plain-names/supplies-and-rides.ts";
import { SURGERY_AND_PROCEDURE_NAMES } from "./plain-names/surgery-and-procedures.ts";
import { TEST_AND_TREATMENT_NAMES } from "./plain-names/tests-and-treatments.ts";
import { THERAPY_AND_MENTAL_HEALTH_NAMES } from "./plain-names/therapy-and-mental-health.ts";
import { VACCINE_NAMES } from "./plain-names/vaccines.ts";
import type { CodeType, ServiceCode } from "./service-code.ts";

type NamedService = Readonly<ServiceCode & { name: string }>;

const SERVICES: readonly NamedService[] = [
  EMERGENCY_AND_VISIT_NAMES,
  IMAGING_NAMES,
  LABORATORY_NAMES,
  BLOOD_CHEMISTRY_NAMES,
  BLOOD_CELL_AND_GERM_NAMES,
  TEST_AND_TREATMENT_NAMES,
  SURGERY_AND_PROCEDURE_NAMES,
  SKIN_AND_BREAST_NAMES,
  BONE_AND_JOINT_NAMES,
  HEART_NAMES,
  MATERNITY_NAMES,
  THERAPY_AND_MENTAL_HEALTH_NAMES,
  HOSPITAL_STAY_NAMES,
  DRUG_NAMES,
  VACCINE_NAMES,
  ANESTHESIA_AND_DENTAL_NAMES,
  SUPPLY_AND_RIDE_NAMES,
  ROOM_AND_DEPARTMENT_NAMES,
].flatMap((names) =>
  Object.entries(names).flatMap(([codeType, ofType]) =>
    Object.entries(ofType).map(([code, name]) => ({ codeType: codeType as keyof PlainNames, code, name })),
  ),
);

const NAMES = new Map<CodeType, Map<string, string>>();
for (const { codeType, code, name } of SERVICES) {
  const ofType = NAMES.get(codeType) ?? new Map<string, string>();
  NAMES.set(codeType, ofType.set(code, name));
}

/** What a patient calls a service, in our own words, told by its code in normal form; null = it has none yet. */
export function plainServiceName({ codeType, code }: ServiceCode): string | null {
  return NAMES.get(codeType)?.get(code) ?? null;
}

/** All services that have a name of ours, each once, with codes in normal form. */
export function namedServices(): readonly NamedService[] {
  return SERVICES;
}
