import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import { type ExplainedClaim, type ExplainedLine, noAmounts } from "../../explanation.ts";
import { factsIn, firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact, Span } from "../facts/labelled-facts.ts";
import type { AmountWithLabel } from "../grids/labelled-amounts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import { SIGNS_OF_DENIAL } from "../vocabulary/signs-of-kinds.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { numbersBetween } from "./find-claim-number.ts";

/** A number alone says only that there is a claim. */
const FEWEST_TOLD = 2;

/** A letter about one claim, which prints no table of it: all of its lines tell of the claim. None where it names several, or none. */
export function draftOfLetter(lines: readonly ReadRow[], facts: readonly LabelledFact[]): ClaimDraft[] {
  const whole = { from: 0, to: lines.length };
  const numbers = new Set(
    numbersBetween(lines, facts, whole.from, whole.to).map(({ text }) => text.toUpperCase()),
  );
  const told = (["provider", "service-dates", "service"] as const).filter(
    (fact) => factsIn(facts, fact, whole).length > 0,
  );
  if (numbers.size > 1 || told.length + numbers.size < FEWEST_TOLD) return [];
  return [{ lines: [], total: null, zone: { ...whole, first: lines.length } }];
}

const LEAST_OF_DENIAL = 3;
const BILLED = 0.8;

/** The claim with the one service that a letter names beside its label, and refused where the letter says so. */
export function withServiceOfLetter(
  claim: ExplainedClaim,
  facts: readonly LabelledFact[],
  amounts: readonly AmountWithLabel[],
  text: string,
): ExplainedClaim {
  if (claim.lines.length > 0) return claim;
  const span = factsIn(facts, "service", { from: 0, to: Number.POSITIVE_INFINITY }).flatMap(
    ({ value, isMarked }) => (value && isMarked ? [firstPart(value)] : []),
  )[0];
  const weight = SIGNS_OF_DENIAL.reduce((sum, [sign, each]) => sum + (sign.test(text) ? each : 0), 0);
  const [only, another] = amounts.filter(({ label }) => /amount|charge|billed|cost/i.test(label));
  const billed =
    claim.totals.billed ??
    (only && !another
      ? toldAt(only.amount.cents, { line: only.line, start: only.amount.start, end: only.amount.end }, BILLED)
      : null);
  return {
    ...claim,
    status: weight >= LEAST_OF_DENIAL ? "denied" : claim.status,
    lines: span
      ? [
          {
            ...serviceIn(span),
            serviceDate: claim.serviceDates?.first ?? null,
            amounts: { ...noAmounts, billed },
          },
        ]
      : [],
    totals: { ...claim.totals, billed },
  };
}

/** "Lumbar epidural injection (62323)" */
function serviceIn(span: Span): ExplainedLine {
  const { words } = span.line.row;
  const at = words.findIndex(
    ({ text }, index) => index >= span.start && index < span.end && isCertainCode(text),
  );
  const code = at < 0 ? null : recogniseProcedureCode(words[at]?.text ?? "");
  const name = at > span.start ? { ...span, end: at } : span;
  return {
    serviceDate: null,
    serviceCode:
      code && toldAt({ codeType: code.codeType, code: code.code }, { ...span, start: at, end: at + 1 }),
    modifiers: code?.modifiers ?? [],
    description: toldAt(textOfSpan(name), name),
    units: null,
    amounts: noAmounts,
    remarkCodes: [],
    adjustments: [],
  };
}
