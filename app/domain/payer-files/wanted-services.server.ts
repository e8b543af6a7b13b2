import { KEPT_NAMES_LANGUAGE, namedServices } from "#app/domain/billing-codes/plain-service-name.ts";
import { plausibleServices } from "#app/domain/providers/plausible-services.server.ts";
import { ALL_OTHERS, ratedCode } from "./read/service-of-rates.ts";

/** Whose rates are kept: all, those of services that this site names in plain words, or those of a list. */
export interface WantedServices {
  /** The same text for the same choice. */
  choice: string;
  has(codeType: string, code: string): boolean;
}

export const allServices: WantedServices = { choice: "all", has: () => true };

/** Services with a plain name here or a row in the table of who performs them, and the rates for all others. */
export function shoppableServices(): WantedServices {
  const codes = new Set<string>();
  for (const { codeType, code } of [...namedServices(KEPT_NAMES_LANGUAGE), ...plausibleServices().codes()]) {
    const rated = ratedCode(codeType, code);
    codes.add(`${rated.codeType} ${rated.code}`);
  }
  return {
    choice: "shoppable",
    has: (codeType, code) => code === ALL_OTHERS || codes.has(`${codeType} ${code}`),
  };
}

/** Services of a list of codes, whatever their types. */
export function listedServices(codes: readonly string[]): WantedServices {
  const wanted = new Set(codes.map((code) => code.trim().toUpperCase()).filter(Boolean));
  return {
    choice: `list ${[...wanted].sort().join()}`,
    has: (_codeType, code) => code === ALL_OTHERS || wanted.has(code),
  };
}
