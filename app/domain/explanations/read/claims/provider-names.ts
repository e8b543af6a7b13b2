import { readOrganisation } from "#app/domain/bills/read/tokens/organisation-words.ts";
import { endsInLegalForm } from "#app/domain/bills/read/vocabulary/legal-forms.ts";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import { cellEnd } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { textOfSpan } from "../facts/fact-values.ts";
import type { Span } from "../facts/span.ts";
import { isClaimId } from "../tokens/claim-numbers.ts";
import { paragraphsOf } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";

export const isOfCare = (name: string) => ["provider", "clinician"].includes(readOrganisation(name).kind);

export const isName = (name: string) =>
  /^[\p{Lu}\d]/u.test(name) &&
  /\p{L}{3}/u.test(name) &&
  name.split(" ").length <= 10 &&
  !/\d{4}|:|\bclaims?\b|^(?:yes|no)$/i.test(name);

const INSIDE_NAMES = /^(?:of|and|the|for|at|&)$/;

export interface NameInSentence {
  span: Span;
  name: string;
  isSaid: boolean;
}

/** Runs of capitalized words that name who gave care: "Eastlake Imaging Group, P.C., who participates in our network". */
export function namesInSentence(line: ReadRow): NameInSentence[] {
  const { words } = line.row;
  const found: NameInSentence[] = [];
  for (let start = 0; start < words.length; ) {
    const end = endOfName(line, start);
    const span = { line, start, end };
    const isCarriedOn = /^\p{Ll}/u.test(words[end]?.text ?? "");
    const name = tidyProvider(textOfSpan(span)).replace(isCarriedOn ? "" : /(?<=\p{L}{2})\.$/u, "");
    const isSaid = GIVEN_BY.test(wordsBefore(line, start));
    if (end - start > 1 && isName(name) && !isReferrer(line, start) && (isSaid || isOfCare(name)))
      found.push({ span, name, isSaid });
    start = Math.max(end, start + 1);
  }
  return found;
}

/** Where a run of capitalized words ends: before a small word, or behind a word that ends its sentence. */
function endOfName(line: ReadRow, start: number): number {
  const { row } = line;
  const { words } = row;
  let end = start;
  const [{ end: cell } = { end: start }] = paragraphsOf({ line, start, end: cellEnd(row, start) });
  while (end < cell) {
    const text = words[end]?.text ?? "";
    if (!(/^\p{Lu}/u.test(text) && !isClaimId(text)) && !(end > start && INSIDE_NAMES.test(text))) break;
    end++;
    if (/(?:\p{Ll}{3}|\p{Lu}{2})[.;]$/u.test(text)) break;
  }
  while (end > start + 1 && INSIDE_NAMES.test(words[end - 1]?.text ?? "")) end--;
  return end;
}

/** "Services from", "care provided by": what follows gave the care. */
const GIVEN_BY =
  /\b(?:services?|care|treatment|visit|provided|received|billed|treated|seen) (?:from|by|with|at)$|\bclaim \S{4,30} (?:from|of|by)$/;

/** Whether a name begins behind "Referred by": who sent the patient billed nothing. */
export const isReferrer = (line: ReadRow, start: number) => REFERRED_BY.test(wordsBefore(line, start));

const REFERRED_BY = /\b(?:referred|ordered|requested) by$/;

const wordsBefore = ({ row }: ReadRow, start: number) =>
  row.words
    .slice(Math.max(0, start - 3), start)
    .map(({ text }) => text.toLowerCase())
    .join(" ");

/** A name without the number of a list before it and what plans print behind it: a phone number, the network, a number of the provider. */
export function tidyProvider(text: string): string {
  let name = text;
  for (const begins of NO_LONGER_NAME) {
    const at = name.search(begins);
    if (at >= 0) name = trimEndOf(name.slice(0, at), /[,\s]/);
  }
  const begun = name.replace(/^\d{1,2}\.\s+/, "").replace(/^[\s:·|*-]+|^I (?=\p{Lu})/u, "");
  return withoutPlace(trimEndOf(begun, /[\s:·|;,*-]/).replace(/\s([,.])/g, "$1"));
}

const CITY_AND_STATE = /,\s*(\p{Lu}[\p{L}'’-]+(?:\.? \p{Lu}[\p{L}'’-]+){0,2}),?\s+([A-Z]{2})$/u;

/** "Verity Shore Hospital, Wichita KS" without city and state; "Ann Oak, MD" has none, and "Oak, John MD" is a person. */
function withoutPlace(name: string): string {
  const [place, city = "", state = ""] = CITY_AND_STATE.exec(name) ?? [];
  if (place === undefined || !US_STATES.has(state)) return name;
  const rest = name.slice(0, -place.length);
  const isPlace = rest.includes(" ") && !endsInLegalForm(city);
  return isPlace ? rest : name;
}

/** What begins a remark behind a provider's name. */
const NO_LONGER_NAME = [
  /\[/,
  /\((?:in|out|non|not|network|par|npi|tax|tin|id|ppo|provider|your|participating|preferred|\d)/i,
  /(?:\(\d{3}\)|1?-?\d{3}[-.])\s*\d{3}[-.]\d{4}/,
  /\b(?:in|out-of|out of|non)[- ]network\b/i,
  /\b(?:in |out of |non-?|not in )?(?:plan|network|participating|preferred|contracted) provider/i,
  /,\s*(?:non-?)?participating\b/i,
  /\bclaim\b/i,
  /\b(?:npi|tax id|tin|phone|tel)\b/i,
];
