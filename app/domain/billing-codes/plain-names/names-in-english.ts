import { ANESTHESIA_AND_DENTAL_NAMES } from "./anesthesia-and-dental.ts";
import { BLOOD_CELL_AND_GERM_NAMES } from "./blood-cells-and-germs.ts";
import { BLOOD_CHEMISTRY_NAMES } from "./blood-chemistry.ts";
import { BONE_AND_JOINT_NAMES } from "./bone-and-joint.ts";
import { DRUG_NAMES } from "./drugs.ts";
import { EMERGENCY_AND_VISIT_NAMES } from "./emergency-and-visits.ts";
import { HEART_NAMES } from "./heart.ts";
import { HOSPITAL_STAY_NAMES } from "./hospital-stays.ts";
import { IMAGING_NAMES } from "./imaging.ts";
import { LABORATORY_NAMES } from "./laboratory.ts";
import { MATERNITY_NAMES } from "./maternity.ts";
import type { PlainNames } from "./plain-names.ts";
import { ROOM_AND_DEPARTMENT_NAMES } from "./rooms-and-departments.ts";
import { SKIN_AND_BREAST_NAMES } from "./skin-and-breast.ts";
import { SUPPLY_AND_RIDE_NAMES } from "./supplies-and-rides.ts";
import { SURGERY_AND_PROCEDURE_NAMES } from "./surgery-and-procedures.ts";
import { TEST_AND_TREATMENT_NAMES } from "./tests-and-treatments.ts";
import { THERAPY_AND_MENTAL_HEALTH_NAMES } from "./therapy-and-mental-health.ts";
import { VACCINE_NAMES } from "./vaccines.ts";

/** All our English names of services. The database keeps them, and searches read them. */
export const NAMES_IN_ENGLISH: readonly PlainNames[] = [
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
];
