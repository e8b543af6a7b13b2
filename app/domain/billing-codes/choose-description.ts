import { KEPT_NAMES_LANGUAGE, namedServices } from "./plain-service-name.ts";
import { readableDescription } from "./readable-description.ts";
import { serviceCategory } from "./service-category.ts";
import type { ServiceCode } from "./service-code.ts";

const DOSE_OR_PACKAGE = /\b\d+(?:\.\d+)? ?(?:mg|mcg)\b|\b(?:carton|tablets?|vial|caplet)\b/i;
/** Codes of procedures and stays; HCPCS and NDC are of drugs and supplies as well. */
const PROCEDURE_TYPES: ReadonlySet<string> = new Set(["CPT", "CDT", "MS-DRG", "DRG", "RC"]);
/** Categories of procedures that are told apart by the dose. */
const BY_DOSE: ReadonlySet<string> = new Set([
  "drugs",
  "vaccines",
  "cancer-treatment",
  "imaging",
  "laboratory-tests",
]);
const PLAIN_WORDS: ReadonlySet<string> = new Set(
  namedServices(KEPT_NAMES_LANGUAGE).flatMap(({ name }) => wordsOf(name)),
);
const MAX_NAME_LENGTH = 160;

/**
 * The readable one of hospitals' descriptions of a code that shares most words with the others, and of those that share
 * alike the one in the plainest words: one hospital's slip names nothing. What cannot be of the code, a tablet's package
 * under a procedure's, is left out; where nothing is left the name is the code: 'CPT 11044'.
 */
export function chooseDescription(service: ServiceCode, descriptions: readonly string[]): string {
  const hasDose = !PROCEDURE_TYPES.has(service.codeType) || BY_DOSE.has(serviceCategory(service).category);
  const candidates = descriptions
    .filter((description) => hasDose || !DOSE_OR_PACKAGE.test(description))
    .map((description) => readableDescription(description, service.code).slice(0, MAX_NAME_LENGTH))
    .map((text) => ({ text, words: new Set(wordsOf(text)) }));
  let best = { text: `${service.codeType} ${service.code}`, score: -1 };
  for (const candidate of candidates) {
    let agreement = 0;
    for (const other of candidates) agreement += sharedPart(candidate.words, other.words);
    const score = agreement / candidates.length + plainPart(candidate.words) / 2;
    if (candidate.text !== "" && score > best.score) best = { text: candidate.text, score };
  }
  return best.text;
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z\d]{3,}/g) ?? [];
}

function sharedPart(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

function plainPart(words: ReadonlySet<string>): number {
  return words.size === 0 ? 0 : [...words].filter((word) => PLAIN_WORDS.has(word)).length / words.size;
}
