import type { ServiceCode } from "./service-code.ts";

/** Where a charge applies; a charge for both counts as one for each. Source: the CMS data dictionaries. */
export const SETTINGS = ["inpatient", "outpatient", "both"] as const;
export type Setting = (typeof SETTINGS)[number];

/** What a patient is while treated; a charge for both settings applies to either. */
export const PATIENT_SETTINGS = ["inpatient", "outpatient"] as const satisfies Setting[];
export type PatientSetting = (typeof PATIENT_SETTINGS)[number];

/** What makes prices of one service like one another, each in one spelling; '' = none given. */
export type Likeness = { setting: Setting; billingClass: string; modifiers: string; drugUnit: string };

/** Prices are compared only where all of this is equal. */
export type ComparableKey = ServiceCode & Likeness;

/** The settings in which a charge or price counts. */
export function settingsOf(setting: Setting): readonly PatientSetting[] {
  return setting === "both" ? PATIENT_SETTINGS : ONE_SETTING[setting];
}

const ONE_SETTING = { inpatient: ["inpatient"], outpatient: ["outpatient"] } as const;

/** The billing classes in which it counts. */
export function billingClassesOf(billingClass: string): readonly string[] {
  return billingClass === "both" ? EITHER_CLASS : [billingClass];
}

const EITHER_CLASS = ["facility", "professional"];
