import type { TypedCode } from "#app/domain/billing-codes/normalise-code.ts";

/** What makes a hospital unique in a URL; names alone are not. */
type NamedHospital = { name: string; state: string; city: string | null };

/** The path of a hospital's page. */
export function hospitalPath(hospital: NamedHospital): string {
  return `/hospital_details?${parameters(hospital)}`;
}

/** The path of the page with all charges of one service at one hospital. */
export function hospitalServicePath(hospital: NamedHospital, { code, codeType }: TypedCode): string {
  const query = parameters(hospital);
  query.set("code", code);
  if (codeType !== null) query.set("code_type", codeType);
  return `/hospital_service_details?${query}`;
}

function parameters({ name, state, city }: NamedHospital): URLSearchParams {
  return new URLSearchParams({ name, state, ...(city === null ? {} : { city }) });
}
