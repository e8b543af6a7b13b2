/**
 * The kinds of billing code that the CMS data dictionaries know (2.0 to 3.0). DRG leaves the grouping system open;
 * CDM and LOCAL are the hospital's own and mean nothing elsewhere.
 */
export const CODE_TYPES = [
  "CPT",
  "HCPCS",
  "CDT",
  "MS-DRG",
  "MS-LTC-DRG",
  "APR-DRG",
  "AP-DRG",
  "APS-DRG",
  "R-DRG",
  "S-DRG",
  "TRIS-DRG",
  "DRG",
  "APC",
  "EAPG",
  "HIPPS",
  "CMG",
  "NDC",
  "ICD",
  "RC",
  "CDM",
  "LOCAL",
] as const;

export type CodeType = (typeof CODE_TYPES)[number];

/** What a bill's line or a published price is for: a code in its normal spelling (`normaliseCode`) and its kind. */
export type ServiceCode = { codeType: CodeType; code: string };

const KNOWN: ReadonlySet<string> = new Set(CODE_TYPES);

export function isCodeType(text: string): text is CodeType {
  return KNOWN.has(text);
}
