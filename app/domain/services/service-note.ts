import type { TypedCode } from "#app/domain/billing-codes/normalise-code.ts";

/** What has to be known of a service before its price is read, by its key in the catalogue of words. */
export type ServiceNote = "birth-package";

/** Births with the care before or after them, of which CPT makes one service of the doctor. */
const BIRTH_PACKAGES: ReadonlySet<string> = new Set(["59400", "59410", "59510", "59515", "59610", "59618"]);

/** The note on a service; null where its name says enough. */
export function noteOnService({ codeType, code }: TypedCode): ServiceNote | null {
  return codeType === "CPT" && BIRTH_PACKAGES.has(code) ? "birth-package" : null;
}
