import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { isShortId } from "#app/domain/hospitals/finding/hospital-link.ts";

/** One service at one hospital that a visitor wants to remember. A list of them can be in an address, to be shared. */
export type SavedPrice = ServiceCode & { hospitalShortId: string };

/** As many as a person compares, and an address takes. */
export const MAX_SAVED = 40;

/** As an address has it: '0bed93f3cb.CPT.99285'. */
export function writeSavedPrice({ hospitalShortId, codeType, code }: SavedPrice): string {
  return [hospitalShortId, codeType, code].join(".");
}

/** Returns the saved prices of an address, each once and at most forty; other text is left out. */
export function readSavedPrices(written: readonly string[]): SavedPrice[] {
  const saved = written.flatMap((text) => readSavedPrice(text) ?? []);
  const known = new Map(saved.map((price) => [writeSavedPrice(price), price]));
  return [...known.values()].slice(0, MAX_SAVED);
}

/** Null: the text isn't a saved price. */
export function readSavedPrice(text: string): SavedPrice | null {
  const [, hospitalShortId = "", codeType = "", code = ""] = /^([^.]*)\.([^.]*)\.(.*)$/.exec(text) ?? [];
  const service = normaliseCode(codeType, code);
  return service && isShortId(hospitalShortId) ? { hospitalShortId, ...service } : null;
}
