/** Of a code type the names of its codes in normal form: our own words for a patient, never the AMA's descriptors. */
export type PlainNames = Partial<Record<"CPT" | "HCPCS" | "CDT" | "MS-DRG" | "RC", Record<string, string>>>;
