import { tidyLine } from "#app/domain/forms/tidy-text.ts";
import { isGivenName } from "../read/tokens/given-names.ts";
import { isOrganisationWord, isProviderWord } from "../read/tokens/organisation-words.ts";
import { oneOf } from "../typed/long-patterns.ts";

const IDENTIFIERS = [
  /\d{3}/,
  /\d\p{L}{3,}|\p{L}\d/u,
  /\d{1,2}[-/.]\d{1,2}([-/.]\d{2,4})?/,
  /@|www\.|https?:|\.(?:com|org|net|example)\b/i,
  /\(?\d{3}\)?[-. ]\d{3}/,
  /#|:|\*{2,}/,
  new RegExp(
    oneOf(
      /\b/,
      [
        /patients?/,
        "paciente",
        "account",
        "acct",
        "cuenta",
        "guarantor",
        "garante",
        "member id",
        "subscriber",
        "insured",
        "asegurado",
        "policy",
        "claim",
        "invoice",
        "factura",
        "mrn",
        "ssn",
        "dob",
        "birth",
        "born",
        "nacimiento",
        "chart",
        "record",
        "visit no",
        "admitted",
        "statement",
        "bill to",
        "attn",
        "attention",
        /c\/o/,
        "dear",
      ],
      /\b/,
    ),
    "i",
  ),
  /\b\d+\s+\S+(?:\s+\S+)?\s+(?:st|street|ave|avenue|rd|road|dr|drive|ln|lane|blvd|way|ct|court|cir|pkwy|hwy|suite)\b/i,
  /\bp\.?\s?o\.?\s?box\b|\bapt\b/i,
];
const HONORIFIC = /\b(?:dr|mr|mrs|ms|miss|prof|rev|sr|sra|srta)\b\.?\s+\p{L}/iu;
const CREDENTIAL =
  /\b(?:m\.?d|d\.?o|d\.?d\.?s|d\.?m\.?d|r\.?n|n\.?p|p\.?a-?c|d\.?p\.?m|d\.?c|ph\.?d|o\.?d|l\.?c\.?s\.?w|c\.?r\.?n\.?a)\.?$/i;
const LEGAL_SUFFIX =
  /^(?:l\.?l\.?c|p\.?l\.?l\.?c|p\.?a|p\.?c|inc|incorporated|l\.?l\.?p|ltd|corp|s\.?c|co|a professional corporation)\.?$/i;
const CONNECTOR = /^(?:of|the|at|in|on|for|and|&|de|del|la|las|los|el|y|-)$/i;
const SAINT = /^(?:st\.?|saint|san|santa|sta\.?|santo)$/i;

/** The hospital's name in the form that may be published with a shared bill, or null when it
 *  carries no provider word, an identifier, or what may be a person's name (45 CFR 164.514(b)(2)): when in doubt, held back. */
export function shareableHospitalName(name: string | null): string | null {
  const tidied = tidyLine(name ?? "");
  if (tidied.length < 4 || tidied.length > 90) return null;
  const words = tidied.split(" ");
  if (words.length > 12 || !words.some(isProviderWord)) return null;
  if (IDENTIFIERS.some((pattern) => pattern.test(tidied)) || mayHoldPerson(tidied, words)) return null;
  return tidied;
}

function mayHoldPerson(text: string, words: string[]): boolean {
  if (HONORIFIC.test(text.replace(/\b(?:St|Saint)\b\.?/gi, "")) || CREDENTIAL.test(text)) return true;
  return (
    hasCommaName(text) ||
    words.some(isInitial) ||
    mixesCapitals(words) ||
    hasTrailingPerson(words) ||
    hasLongPersonalPart(words)
  );
}

/** "SMITH, JOHN": after a comma only a legal form or another word of organisations may follow, and after a legal form nothing. */
function hasCommaName(text: string): boolean {
  return text
    .split(",")
    .slice(1)
    .some((part) => {
      const words = part.trim().split(" ");
      const rest = words.filter((word) => !LEGAL_SUFFIX.test(word));
      const [first] = rest;
      return first !== undefined && (rest.length < words.length || !isOrganisationWord(first));
    });
}

/** A middle initial. */
const isInitial = (word: string) => /^\p{Lu}\.?,?$/u.test(word);

/** Two lines glued into one often differ in capitals: "Mercy Hospital JOHN SMITH". Short words may be acronyms. */
function mixesCapitals(words: string[]): boolean {
  const long = words.filter((word) => word.replace(/[^\p{L}]/gu, "").length >= 4 && !LEGAL_SUFFIX.test(word));
  const shouted = long.filter((word) => word === word.toUpperCase());
  return shouted.length > 0 && shouted.length < long.length;
}

/** "Mercy Hospital John Smith": a given name after the last word of organisations. */
function hasTrailingPerson(words: string[]): boolean {
  const last = words.findLastIndex((word) => isOrganisationWord(word) || LEGAL_SUFFIX.test(word));
  return words.some((word, index) => index > last && isPersonal(word, words[index - 1]));
}

/** Whether a name is like "John Smith Mercy Hospital": a given name in a run of three or more words that aren't words of
 *  organizations. */
function hasLongPersonalPart(words: string[]): boolean {
  let run: { word: string; before: string | undefined }[] = [];
  for (const [index, word] of [...words, "hospital"].entries()) {
    if (SAINT.test(word)) continue;
    if (!isOrganisationWord(word) && !CONNECTOR.test(word)) {
      run.push({ word, before: words[index - 1] });
      continue;
    }
    if (run.length >= 3 && run.some(({ word: part, before }) => isPersonal(part, before))) return true;
    run = [];
  }
  return false;
}

/** A given name, unless it is a saint's or follows a word such as "of". */
const isPersonal = (word: string, before = "") =>
  isGivenName(word) && !SAINT.test(before) && !CONNECTOR.test(before);
