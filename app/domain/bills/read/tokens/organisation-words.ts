import { editDistance } from "#app/domain/language/edit-distance.ts";
import { foldCase } from "#app/domain/reading/labels/fold-text.ts";
import { patternOf } from "#app/domain/reading/labels/phrases.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { endsInLegalForm, isLegalForm } from "../vocabulary/legal-forms.ts";
import * as words from "../vocabulary/name-words.ts";
import { neverInNames } from "../vocabulary/never-in-names.ts";
import {
  billers,
  lands,
  offices,
  officesOfPayers,
  payers,
  placesOfCare,
} from "../vocabulary/organisations.ts";
import { shortStreets, streets } from "../vocabulary/streets.ts";
import { isTitleOfProfession, namesClinician } from "./clinicians.ts";
import { isGivenName } from "./given-names.ts";

const PROVIDER_WORDS = new Set(words.providerWords);
const SERVICE_WORDS = new Set(words.serviceWords);
const BUSINESS_WORDS = new Set(words.businessWords);
const PAYER = patternOf(payers);
const BILLER = patternOf([...offices, ...billers]);
const PLACE_OF_CARE = patternOf(placesOfCare);
const OFFICE = patternOf([...offices, ...officesOfPayers]);
const NEVER_IN_NAMES = patternOf(neverInNames);
const LAND = patternOf(lands);

/** Headings, prose and forms: a line with a word that no name has, or that goes on from the line before. */
export function isNotJustName(text: string): boolean {
  return CONTINUES_PROSE.test(text) || isNoName(foldCase(text), text);
}

/** "US Acute Care Solutions" speaks of a country, "call us" of those who write. */
const COUNTRY = /^US (?=\p{Lu})/u;

const isNoName = (folded: string, text: string) =>
  NEVER_IN_NAMES.test(COUNTRY.test(text) ? folded.slice("us ".length) : folded);

/** Names begin with a capital; "for Health Care Services" is the rest of a heading. */
const CONTINUES_PROSE = /^(?:and|at|by|for|from|in|of|on|or|the|to|with|por|para|con) /;

const HEALTH_SYSTEM =
  /\b(?:health|healthcare|care|hospitals?|medical) (?:system|systems|network|partners|alliance)\b|\b(?:health|healthcare|holdings?|of america)$/;

/** "Tampa General" is a hospital, and "Back in Motion PT" a practice. */
const SHORTENED = /\b(?:general|memorial|pt|ot|asc|obgyn|ivf|dme|snf)$/;

/** `clinician`: a person with a professional's letters behind the name. `unknown` reads like a name, but carries no word that
 *  tells whose. */
export type OrganisationKind =
  | "provider"
  | "clinician"
  | "payer"
  | "biller"
  | "business"
  | "unknown"
  | "none";

export interface OrganisationReading {
  kind: OrganisationKind;
  providerWords: number;
  businessWords: number;
  /** Words that are neither: what tells one hospital from another. */
  properWords: number;
  /** Named as a system or network of several providers. */
  isSystem: boolean;
}

const NONE: OrganisationReading = {
  kind: "none",
  providerWords: 0,
  businessWords: 0,
  properWords: 0,
  isSystem: false,
};

const MAX_WORDS = 11;

function withoutMarks(word: string): string {
  const begun = word.replace(/^[^a-z]+/, "");
  return begun.endsWith(".") ? begun.slice(0, -1) : trimEndOf(begun, /[^a-z.']/);
}

/** What kind of organisation a line of text names, judged by its words alone. */
export function readOrganisation(text: string): OrganisationReading {
  const folded = foldCase(text).replace(/[’`´]/g, "'");
  if (!mayBeName(folded, text)) return NONE;
  const named = folded
    .split(/[\s,/&()-]+/)
    .map(withoutMarks)
    .filter(Boolean);
  if (named.length > MAX_WORDS) return NONE;
  const [first = "", ...others] = named;
  if (isTitleOfProfession(first) && !others.some(isOrganisationWord)) return NONE;
  const counts = countWords(named, folded);
  // "Dr. Elise Montrose Eye Care" is a practice.
  if (!named.some(tellsProvider) && namesClinician(text.trim()))
    return { ...NONE, kind: "clinician", properWords: 2 };
  return { kind: kindOf(folded, text.trim(), named, counts), ...counts };
}

/** No address, heading, prose, number or web address. */
function mayBeName(folded: string, text: string): boolean {
  if (!/[a-z]{2}/.test(folded) || folded.length > 90) return false;
  if (isStreet(folded, isProviderWord) || isNoName(folded, text)) return false;
  if (/invoice|statement|itemi[sz]ed|factura|provided/.test(folded) || /^an? \p{L}/u.test(folded))
    return false;
  return !(/\d{4}|@|\.example|\.com|\.org|:$|\d[/-]\d/.test(folded) || /\b[a-z]{2},? \d{5}/.test(folded));
}

function countWords(named: readonly string[], folded: string): Omit<OrganisationReading, "kind"> {
  const isShortened = named.length > 1 && SHORTENED.test(folded);
  const isOwned = endsInLegalForm(folded) || /\b(?:m\.?d\.?s?|d\.?d\.?s\.?|d\.?m\.?d\.?)$/.test(folded);
  return {
    isSystem: HEALTH_SYSTEM.test(folded),
    providerWords: named.filter(tellsProvider).length + (isShortened ? 1 : 0),
    businessWords: named.filter(isBusinessWord).length + (isOwned ? 1 : 0),
    properWords: named.filter((word) => !isKnown(word)).length,
  };
}

function kindOf(
  folded: string,
  text: string,
  named: readonly string[],
  { providerWords, businessWords }: Omit<OrganisationReading, "kind">,
): OrganisationKind {
  // "Capital Hospital" and "Assurance Health Hospital" give care; "Hospital Billing" does not.
  if (PLACE_OF_CARE.test(folded) && !OFFICE.test(folded)) return "provider";
  if (PAYER.test(folded)) return "payer";
  if (BILLER.test(folded)) return "biller";
  if (providerWords > 0) return "provider";
  if (businessWords > 0 && !CITY_AND_STATE.test(text)) return "business";
  const isPlace = SAINT.test(folded) || LAND.test(folded);
  return TITLE.test(text) && (isPlace || !named.some(isGivenName)) ? "unknown" : "none";
}

/** "Harrisburg PA": the letters of Pennsylvania are those of a professional association, too. */
const CITY_AND_STATE = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*)?,? PA$/u;

// Up to six words, all with a capital first: "MedExpress", "Solace at Pine Knoll".
const TITLE =
  /^(?:(?:St|ST|Ste|STE|Mt|MT|Ft|FT)\.? )?\p{Lu}[\p{L}'’.&-]{2,}(?: (?:\p{Lu}[\p{L}'’.&-]*|&|of|the|in|on|at|for|de|la|las|los|el|y|del|[–—-])){0,5}$/u;

/** Hospitals are called after saints, who have given names. */
const SAINT = /^(?:ste|santa|santo|san|sister|mother|father|our lady)\b|\b(?:saint|st)\.? \p{L}{3}/u;

const isBusinessWord = (word: string) => BUSINESS_WORDS.has(word) || isLegalForm(word);

const tellsProvider = (word: string) => PROVIDER_WORDS.has(word) || endsLikeProvider(word);

const isKnown = (word: string) =>
  PROVIDER_WORDS.has(word) ||
  isBusinessWord(word) ||
  SERVICE_WORDS.has(word) ||
  word.length < 3 ||
  word === "and";

/** Glued words (MEMORIALHOSPITAL) and specialties that the list lacks. */
function endsLikeProvider(word: string): boolean {
  return /(?:hospital|clinic|medicalcenter|radiology|health|healthcare|physicians|ambulance|ologists?|ology|iatrics?|iatry|dontics|odontics|laboratories|carecenter|urgentcare|surgicare|dental)$/.test(
    word,
  );
}

const bare = (word: string) =>
  foldCase(word)
    .replace(/[^a-z.'/-]/g, "")
    .replace(/[.]$/, "");

/** Whether a word is one that names of organisations are made of. */
export function isOrganisationWord(word: string): boolean {
  return PROVIDER_WORDS.has(bare(word)) || isBusinessWord(bare(word));
}

/** Whether a word by itself tells a provider of care ("hospital", "radiology", "clínica"). */
export function isProviderWord(word: string): boolean {
  return tellsProvider(bare(word));
}

const LONG_WORDS = [...new Set([...PROVIDER_WORDS, ...BUSINESS_WORDS])].filter((word) =>
  /^[a-z]{6,}$/.test(word),
);

/** "Regioral" is "Regional": a long word one letter away from a word of organisations is that word. */
export function mendOrganisationWord(word: string): string {
  const folded = foldCase(word).replace(/rn/g, "m");
  if (!/^[a-z]{6,}$/.test(folded) || isOrganisationWord(word)) return word;
  const near = LONG_WORDS.filter(
    (known) =>
      known.length === folded.length &&
      (known[0] === folded[0] || known.at(-1) === folded.at(-1)) &&
      editDistance(folded, known, 1) === 1,
  );
  const [known] = near;
  if (!known || near.length > 1) return word;
  if (word === word.toUpperCase()) return known.toUpperCase();
  return /^\p{Lu}/u.test(word) ? known.charAt(0).toUpperCase() + known.slice(1) : known;
}

const STREET = patternOf(streets);
const ROOM =
  /\b(?:suite|ste\.?|floor|unit) #?(?:\w?\d|\w$)|\b(?:\d+(?:st|nd|rd|th)|first|second|third|ground) floor\b/;
const HOUSE_NUMBER = /^\d+\s+\w+/;
const SHORT_STREET = patternOf(shortStreets);
const INSIDE_A_HOUSE = /\b(?:ste|suite|floor|unit|apt|box)\b/;

/** Whether a folded text is a line of an address, and no name of a provider called after a street. */
function isStreet(folded: string, isOfProvider: (word: string) => boolean): boolean {
  const number = HOUSE_NUMBER.exec(folded);
  const isNumbered = number !== null && SHORT_STREET.test(folded.slice(number[0].length));
  if (!STREET.test(folded) && !ROOM.test(folded) && !isNumbered) return false;
  // "Orchard Street Eye Care" is a practice on it.
  const isNamedAfter = !/\d/.test(folded) && !INSIDE_A_HOUSE.test(folded);
  return !(isNamedAfter && folded.split(/[ ,]+/).some(isOfProvider));
}
