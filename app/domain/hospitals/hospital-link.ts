import type { TypedCode } from "#app/domain/billing-codes/normalise-code.ts";

/** What names a hospital in an address: its name for those who read it, its short id since names are not unique. */
export type LinkedHospital = { name: string; shortId: string };

const SHORT_ID = /^[0-9a-f]{10}$/;

/** Whether a text may be a short id; no hospital is named so. */
export function isShortId(text: string): boolean {
  return SHORT_ID.test(text);
}

/** The path of a hospital's page. */
export function hospitalPath(hospital: LinkedHospital): string {
  return `/hospital_details?${parameters(hospital)}`;
}

/** The path of the page with all charges of one service at one hospital. */
export function hospitalServicePath(hospital: LinkedHospital, { code, codeType }: TypedCode): string {
  const query = parameters(hospital);
  query.set("code", code);
  if (codeType !== null) query.set("code_type", codeType);
  return `/hospital_service_details?${query}`;
}

function parameters({ name, shortId }: LinkedHospital): URLSearchParams {
  return new URLSearchParams({ name, id: shortId });
}
