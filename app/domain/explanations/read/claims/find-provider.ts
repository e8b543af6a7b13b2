import { readOrganisation } from "#app/domain/bills/read/tokens/organisation-words.ts";
import { heightOf, textOf } from "#app/domain/reading/page/rows.ts";
import { NAMES_AMOUNT_ALONE } from "#app/domain/reading/reach.ts";
import type { ExplainedValue } from "../../explanation.ts";
import { columnValues } from "../facts/column-values.ts";
import { factsIn, firstPart, partsOf, type Range, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { Notice } from "../facts/notice.ts";
import type { Span } from "../facts/span.ts";
import { namesAmount } from "../kinds/amount-roles.ts";
import { isClaimId } from "../tokens/claim-numbers.ts";
import { type EndsOfColumns, paragraphsOf } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import { isName, isOfCare, isReferrer, tidyProvider } from "./provider-names.ts";

const LABELLED = 0.97;
const UNLABELLED = 0.85;

/** Who billed a claim: what a label nearest its lines names, else the organisation of care nearest above them.
 *  @param range Lines of the claim, its `first` with amounts, and the one that has its number. */
export function findProvider(
  { lines, facts, planFacts, isHead, namesIn }: Notice,
  { from, to, first, numberAt = 0 }: Range & { first: number; numberAt?: number },
): ExplainedValue<string> | null {
  const labelled = factsIn(facts, "provider", { from, to })
    .filter((fact) => !isHead(fact.line, fact.start) && !labelsAmount(fact) && !headsPayment(fact, numberAt))
    .flatMap(({ value, from: where }) => (value ? [{ span: firstPart(value), where }] : []))
    .map(({ span, where }) => ({ span, where, name: tidyProvider(textOfSpan(span)) }))
    .filter(
      ({ name }) =>
        isName(name) && !isAmount(name) && (readOrganisation(name).kind !== "none" || CREDENTIAL.test(name)),
    );
  const certain =
    labelled.findLast(({ name }) => isOfCare(name)) ?? labelled.findLast(({ where }) => where !== "below");
  if (certain) return toldAt(certain.name, certain.span, LABELLED);
  const above = lines.slice(from, first).filter(({ amounts }) => amounts.length === 0);
  const named = above
    .flatMap(partsOf)
    .filter(({ line, start }) => !isHead(line, start))
    .map((span) => withoutOpening(span))
    .filter(({ line, start }) => !isReferrer(line, start))
    .map((span) => ({ span, name: tidyProvider(textOfSpan(span)) }));
  // One word of care heads a column: "Tooth", "Hospital".
  const isProvider = ({ name }: { name: string }) =>
    name.includes(" ") && isOfCare(name) && isName(name) && !samePlan(name, planFacts.plan?.value);
  const nearest =
    named.findLast(isProvider) ??
    lines
      .slice(from, first)
      .flatMap(namesIn)
      .findLast((one) => one.isSaid || isProvider(one)) ??
    labelled.at(-1);
  return nearest ? toldAt(nearest.name, nearest.span, UNLABELLED) : null;
}

/** Who the rows of a claim name in a column that is headed so.
 *  @param ends Of the same tables. */
export function findProviderInColumn(
  rows: readonly ReadRow[],
  facts: readonly LabelledFact[],
  ends: EndsOfColumns,
): ExplainedValue<string> | null {
  const found = columnValues(facts, "provider", rows)
    .flatMap((span) => paragraphsOf(span, ends))
    .map((span) => ({ span, name: tidyProvider(textOfSpan(span)) }))
    .find(
      ({ name }) =>
        isName(name) && !isAmount(name) && (SUFFIX.test(name) || readOrganisation(name).kind !== "none"),
    );
  return found ? toldAt(found.name, found.span, IN_COLUMN) : null;
}

/** Returns the provider that a cell next to the amounts of a claim's rows names, whatever heads it: one in the column of the
 *  claim's number before others, which may say what was done.
 *  @param ends Of the same tables. */
export function findProviderInRows(
  rows: readonly ReadRow[],
  ends: EndsOfColumns,
): ExplainedValue<string> | null {
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
    .flatMap((span) => paragraphsOf(span, ends))
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
function labelsAmount({ line, start, value }: LabelledFact): boolean {
  if (value?.line !== line) return false;
  return isAmount(textOf(line.row.words.slice(start, value.end)));
}

/** A heading of one column above a row with amounts, all above the claim's number, is of what was paid for the claim before:
 *  "Payment to" over "Oak Clinic", next to it "Amount" over "$22.56". */
const headsPayment = ({ from, value }: LabelledFact, numberAt: number) =>
  from === "below" && value !== null && value.line.amounts.length > 0 && value.line.index < numberAt;

const isAmount = (text: string) => namesAmount(text, NAMES_AMOUNT_ALONE);

const IN_COLUMN = 0.9;
const IN_ROW = 0.75;

/** "Ann Oak, LCSW", though OCR may have misread a letter of the title. */
const CREDENTIAL = /\p{L}, ?\p{Lu}[\p{L}.]{1,5}$/u;

const samePlan = (name: string, plan: string | undefined) =>
  plan?.toLowerCase().includes(name.toLowerCase()) ?? false;

/** "Claim 5678 for Ann Oak" says whose, and "Services from" what of. */
function withoutOpening(span: Span): Span {
  const words = span.line.row.words.slice(span.start, span.end);
  const at = words.findLastIndex(({ text }) => /^(?:from|by|at|to):?$/i.test(text));
  return at < 0 || at + 1 >= words.length ? span : { ...span, start: span.start + at + 1 };
}
