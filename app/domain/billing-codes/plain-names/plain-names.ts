import type { CodeType } from "../service-code.ts";

/** Of a code type the names of its codes in normal form: our own words for a patient, never the AMA's descriptors. */
export type PlainNames = Partial<
  Record<Extract<CodeType, "CPT" | "HCPCS" | "CDT" | "MS-DRG" | "RC">, Record<string, string>>
>;
