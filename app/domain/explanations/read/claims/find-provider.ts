import { readOrganisation } from "#app/domain/bills/read/tokens/organisation-words.ts";
import { endsInLegalForm } from "#app/domain/bills/read/vocabulary/legal-forms.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { cellEnd, heightOf, textOf } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { Told } from "../../explanation.ts";
import { columnValues } from "../facts/column-values.ts";
import { factsIn, firstPart, partsOf, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact, Span } from "../facts/labelled-facts.ts";
import { NO_ROLE, scoreHeading } from "../kinds/amount-roles.ts";
import { isClaimId } from "../tokens/claim-numbers.ts";
import { paragraphsOf } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";

const LABELLED = 0.97;
const UNLABELLED = 0.85;

/** Who billed a claim: what a label nearest its lines names, else the organisation of care nearest above them.
 *  @param range Lines of the claim, its `first` with amounts, and the one that has its number. */
export function findProvider(
  lines: readonly ReadRow[],
  facts: readonly LabelledFact[],
  { from, to, first, numberAt = 0 }: { from: number; to: number; first: number; numberAt?: number },
  planWords: string | null,
  isHead: (line: ReadRow, start: number) => boolean,
): Told<string> | null {
  const labelled = factsIn(facts, "provider", { from, to })
    .filter((fact) => !isHead(fact.line, fact.start) && !namesAmount(fact) && !headsPayment(fact, numberAt))
    .flatMap(({ value, from: where }) => (value ? [{ span: firstPart(value), where }] : []))
    .map(({ span, where }) => ({ span, where, name: tidyProvider(textOfSpan(span)) }))
    .filter(({ name }) => isName(name) && !isAmount(name) && readOrganisation(name).kind !== "none");
  const certain =
    labelled.findLast(({ name }) => isOfCare(name)) ?? labelled.findLast(({ where }) => where !== "below");
  if (certain) return toldAt(certain.name, certain.span, LABELLED);
  const above = lines.slice(from, first).filter(({ amounts }) => amounts.length === 0);
  const named = above
    .flatMap(partsOf)
    .filter(({ line, start }) => !isHead(line, start))
    .map((span) => withoutOpening(span))
    .map((span) => ({ span, name: tidyProvider(textOfSpan(span)) }));
  // One word of care heads a column: "Tooth", "Hospital".
  const isProvider = ({ name }: { name: string }) =>
    name.includes(" ") && isOfCare(name) && isName(name) && !samePlan(name, planWords);
  const nearest =
    named.findLast(isProvider) ??
    lines
      .slice(from, first)
      .flatMap(namesInSentence)
      .findLast((one) => one.isSaid || isProvider(one)) ??
    labelled.at(-1);
  return nearest ? toldAt(nearest.name, nearest.span, UNLABELLED) : null;
}

/** Who the rows of a claim name in a column that is headed so.
 *  @param others The rows of the same tables. */
export function findProviderInColumn(
  rows: readonly ReadRow[],
  facts: readonly LabelledFact[],
  others: readonly ReadRow[],
): Told<string> | null {
  const found = columnValues(facts, "provider", rows)
    .flatMap((span) => paragraphsOf(span, others))
    .map((span) => ({ span, name: tidyProvider(textOfSpan(span)) }))
    .find(
      ({ name }) =>
        isName(name) && !isAmount(name) && (SUFFIX.test(name) || readOrganisation(name).kind !== "none"),
    );
  return found ? toldAt(found.name, found.span, IN_COLUMN) : null;
}

/** Who a cell beside the amounts of a claim's rows names, whatever heads it: one in the column of the claim's number before others, which
 *  may say what was done.
 *  @param others The rows of the same tables. */
export function findProviderInRows(
  rows: readonly ReadRow[],
  others: readonly ReadRow[],
): Told<string> | null {
  const parts = rows.flatMap((line) =>
    partsOf(line).filter(
      ({ start, end }) =>
        end <= (line.amounts[0]?.start ?? line.row.words.length) ||
        start >= (line.amounts.at(-1)?.end ?? line.row.words.length),
    ),
  );
  const places = parts.filter(hasNumber).map(leftOf);
  const isBesideNumber = (span: Span) =>
    places.some((left) => Math.abs(left - leftOf(span)) < heightOf(span.line.row.box));
  const found = [...parts.filter(isBesideNumber), ...parts]
    .flatMap((span) => paragraphsOf(span, others))
    .flatMap(aroundNumber)
    .map((span) => ({ span, name: tidyProvider(textOfSpan(span)) }))
    .find(({ name }) => isName(name) && name.includes(" ") && isOfCare(name));
  return found ? toldAt(found.name, found.span, IN_ROW) : null;
}

const hasNumber = ({ line, start, end }: Span) =>
  line.row.words.slice(start, end).some(({ text }) => isClaimId(text));

const leftOf = ({ line, start }: Span) => line.row.words[start]?.box.left ?? 0;

/** What stands before and behind the number of a claim in a cell that holds both. */
function aroundNumber(span: Span): Span[] {
  const words = span.line.row.words.slice(span.start, span.end);
  const at = words.findIndex(({ text }) => isClaimId(text));
  if (at < 0) return [span];
  const before = { ...span, end: span.start + at };
  return [before, { ...span, start: span.start + at + 1 }].filter(({ start, end }) => end > start);
}

const SUFFIX = /\b(?:inc|llc|llp|pllc|p\.?c|p\.?a|corp)\.?$/i;

/** "Your provider charged $20.00": the label and what follows name an amount. */
function namesAmount({ line, start, value }: LabelledFact): boolean {
  if (value?.line !== line) return false;
  return isAmount(textOf(line.row.words.slice(start, value.end)));
}

/** A heading of one column above a row with amounts, all above the claim's number, is of what was paid for the claim before: "Payment to"
 *  over "Oak Clinic", beside it "Amount" over "$22.56". */
const headsPayment = ({ from, value }: LabelledFact, numberAt: number) =>
  from === "below" && value !== null && value.line.amounts.length > 0 && value.line.index < numberAt;

const isAmount = (text: string) =>
  [...scoreHeading(text)].some(([role, score]) => role !== NO_ROLE && score >= LEAST_LIKENESS);

const LEAST_LIKENESS = 0.8;

const IN_COLUMN = 0.9;
const IN_ROW = 0.75;

const isOfCare = (name: string) => ["provider", "clinician"].includes(readOrganisation(name).kind);

const samePlan = (name: string, plan: string | null) =>
  plan?.toLowerCase().includes(name.toLowerCase()) ?? false;

const isName = (name: string) =>
  /^[\p{Lu}\d]/u.test(name) &&
  /\p{L}{3}/u.test(name) &&
  name.split(" ").length <= 10 &&
  !/\d{4}|:|\bclaims?\b|^(?:yes|no)$/i.test(name);

const INSIDE_NAMES = /^(?:of|and|the|for|at|&)$/;

interface NameInSentence {
  span: Span;
  name: string;
  isSaid: boolean;
}

/** A line is looked at for each claim below it. */
const knownNames = new WeakMap<ReadRow, NameInSentence[]>();

/** Runs of capitalized words that name who gave care: "Eastlake Imaging Group, P.C., who participates in our network". */
function namesInSentence(line: ReadRow): NameInSentence[] {
  const known = knownNames.get(line);
  if (known) return known;
  const { words } = line.row;
  const found: NameInSentence[] = [];
  knownNames.set(line, found);
  for (let start = 0; start < words.length; ) {
    const end = endOfName(line, start);
    const span = { line, start, end };
    const isCarriedOn = /^\p{Ll}/u.test(words[end]?.text ?? "");
    const name = tidyProvider(textOfSpan(span)).replace(isCarriedOn ? "" : /(?<=\p{L}{2})\.$/u, "");
    const isSaid = GIVEN_BY.test(wordsBefore(line, start));
    if (end - start > 1 && isName(name) && (isSaid || isOfCare(name))) found.push({ span, name, isSaid });
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

const wordsBefore = ({ row }: ReadRow, start: number) =>
  row.words
    .slice(Math.max(0, start - 3), start)
    .map(({ text }) => text.toLowerCase())
    .join(" ");

/** "Claim 5678 for Ann Oak" says whose, and "Services from" what of. */
function withoutOpening(span: Span): Span {
  const words = span.line.row.words.slice(span.start, span.end);
  const at = words.findLastIndex(({ text }) => /^(?:from|by|at|to):?$/i.test(text));
  return at < 0 || at + 1 >= words.length ? span : { ...span, start: span.start + at + 1 };
}

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
