import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import type { TemplateVersion } from "#app/domain/mrf/template-version.ts";
import type { SampleCharge } from "./sample-charge.ts";
import type { SampleHospital } from "./sample-hospitals.ts";

/** A price file before it is written in its layout. `plans` are all that the hospital has a contract with. */
export type PriceFile = {
  hospital: SampleHospital;
  layout: MrfLayout;
  template: TemplateVersion;
  /** YYYY-MM-DD. */
  lastUpdatedOn: string;
  plans: readonly { payerName: string; planName: string }[];
  hasBillingClass: boolean;
  charges: readonly SampleCharge[];
};

/** No one attests a sample. */
export const ATTESTER = "Sample data generator";

/** "1420 Amberlight Way, Los Angeles, CA 90012". */
export function addressLine({ address, city, state, zip }: SampleHospital): string {
  return `${address}, ${city}, ${state} ${zip}`;
}
