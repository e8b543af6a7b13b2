import { statedCcn } from "./stated-ccn.ts";

/** The numbers a hospital is known by; null or empty = not known. docs/decisions/039 says what each one proves. */
export type HospitalNumbers = {
  /** CMS Certification Number in CMS's list, six characters. */
  ccn: string | null;
  /** CCNs that its price files give in place of a license number. */
  statedCcns: readonly string[];
  /** Type 2 NPIs. A group may share one. */
  npis: readonly string[];
  /** Nine digits. One corporation may run several hospitals. */
  eins: readonly string[];
  /** The state's license numbers, in capitals, letters and digits alone. */
  licenseNumbers: readonly string[];
};

export const NO_NUMBERS: HospitalNumbers = {
  ccn: null,
  statedCcns: [],
  npis: [],
  eins: [],
  licenseNumbers: [],
};

/** 45 CFR 180.50(d)(5): <ein>_<hospital>_standardcharges, after the EIN a hyphen and an NPI where files share an EIN. */
const FILE_NAME = /^(\d{2})-?(\d{7})(?:-(\d{10}))?_.+_standardcharges\b/i;

/** The numbers that a price file gives: its license and NPI cells, and its own name. The EIN prefix 00 is never issued. */
export function numbersOfFile(file: {
  license: string | null;
  state: string;
  npis: readonly string[];
  fileName: string;
}): HospitalNumbers {
  const [, prefix = "00", serial = "", npi] = FILE_NAME.exec(file.fileName) ?? [];
  const license = tidyNumber(file.license ?? "");
  const ccn = statedCcn(license, file.state);
  return {
    ccn: null,
    statedCcns: ccn === null ? [] : [ccn],
    npis: [...new Set(npi === undefined ? file.npis : [...file.npis, npi])],
    eins: prefix === "00" ? [] : [`${prefix}${serial}`],
    // "N/A" and "0" are not numbers.
    licenseNumbers: ccn === null && /[1-9]/.test(license) ? [license] : [],
  };
}

/** A number in the form numbers are compared in: capitals and digits alone. */
export function tidyNumber(written: string): string {
  return written.toUpperCase().replace(/[^A-Z0-9]/g, "");
}

export function shareCcn(a: HospitalNumbers, b: HospitalNumbers): boolean {
  return shareOne(ccnsOf(a), ccnsOf(b));
}

/** Both have a CCN and none is the same. */
export function haveDifferentCcns(a: HospitalNumbers, b: HospitalNumbers): boolean {
  if (a.ccn !== null && b.ccn !== null) return a.ccn !== b.ccn;
  return differ(ccnsOf(a), ccnsOf(b));
}

export function shareNpi(a: HospitalNumbers, b: HospitalNumbers): boolean {
  return shareOne(a.npis, b.npis);
}

export function shareEin(a: HospitalNumbers, b: HospitalNumbers): boolean {
  return shareOne(a.eins, b.eins);
}

export function shareLicense(a: HospitalNumbers, b: HospitalNumbers): boolean {
  return shareOne(a.licenseNumbers, b.licenseNumbers);
}

/** The NPIs or the license numbers of both are known, and none is the same. */
export function haveDifferentNumbers(a: HospitalNumbers, b: HospitalNumbers): boolean {
  return differ(a.npis, b.npis) || differ(a.licenseNumbers, b.licenseNumbers);
}

/** The CCN to show: that of CMS's list, or the only one that files give; null = not known. */
export function ccnToShow({ ccn, statedCcns }: Pick<HospitalNumbers, "ccn" | "statedCcns">): string | null {
  const [stated = null, another] = statedCcns;
  return ccn ?? (another === undefined ? stated : null);
}

/** "36-2174823" for 362174823, as the IRS writes it. */
export function writtenEin(ein: string): string {
  return `${ein.slice(0, 2)}-${ein.slice(2)}`;
}

function ccnsOf({ ccn, statedCcns }: HospitalNumbers): readonly string[] {
  return ccn === null ? statedCcns : [ccn, ...statedCcns];
}

function shareOne(a: readonly string[], b: readonly string[]): boolean {
  return a.some((number) => b.includes(number));
}

function differ(a: readonly string[], b: readonly string[]): boolean {
  return a.length > 0 && b.length > 0 && !shareOne(a, b);
}
