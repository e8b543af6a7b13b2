import type { TemplateVersion } from "./template-version.ts";

/** Which of the CMS templates a file follows. */
export const MRF_LAYOUTS = ["tall", "wide", "json"] as const;
export type MrfLayout = (typeof MRF_LAYOUTS)[number];

/**
 * What a price file says of itself. Texts are as written; null or empty = not given.
 * `version` is the version cell's text, `template` the rules it is checked by.
 */
export type MrfHeader = {
  layout: MrfLayout;
  template: TemplateVersion;
  version: string | null;
  hospitalName: string | null;
  lastUpdatedOn: string | null;
  locations: string[];
  addresses: string[];
  license: { number: string | null; state: string } | null;
  npis: string[];
  attested: boolean | null;
  attesterName: string | null;
};

const NPI = /^\d{10}$/;

/** The NPIs that are not ten digits. */
export function findOddNpis(npis: readonly string[]): string[] {
  return npis.filter((npi) => !NPI.test(npi));
}
