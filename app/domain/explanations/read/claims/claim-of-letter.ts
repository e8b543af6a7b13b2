import { recogniseProcedureCode } from "#app/domain/billing-codes/recognise-code.ts";
import { isCertainCode } from "#app/domain/reading/values/certain-code.ts";
import { type ExplainedClaim, type ExplainedLine, noAmounts } from "../../explanation.ts";
import { firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import type { Span } from "../facts/span.ts";
import type { AmountWithLabel } from "../grids/labelled-amounts.ts";
import { toldAmount, toldAt } from "../told.ts";
import { SIGNS_OF_DENIAL, weighSigns } from "../vocabulary/signs-of-kinds.ts";

const MIN_OF_DENIAL = 3;
const BILLED = 0.8;

/** Returns the claim with the one service that a letter names next to its label, and denied where the letter says so. */
export function withServiceOfLetter(
  claim: ExplainedClaim,
  { lines, facts }: Notice,
  amounts: readonly AmountWithLabel[],
): ExplainedClaim {
  const service = facts.find(({ fact, value, isMarked }) => fact === "service" && value && isMarked)?.value;
  if (claim.lines.length > 0) {
    if (claim.status !== null || !isRefused(lines)) return claim;
    const named = service ? serviceIn(firstPart(service)) : null;
    const [line, other] = claim.lines;
    const told = line && !other && named ? [{ ...line, ...namesOf(named, line) }] : claim.lines;
    return { ...claim, status: "denied", lines: told };
  }
  const [only, another] = amounts.filter(({ label }) => /amount|charge|billed|cost/i.test(label));
  const billed = claim.totals.billed ?? (only && !another ? toldAmount(only, BILLED) : null);
  const serviceDate = claim.serviceDates?.first ?? null;
  return {
    ...claim,
    status: isRefused(lines) ? "denied" : claim.status,
    lines: service
      ? [{ ...serviceIn(firstPart(service)), serviceDate, amounts: { ...noAmounts, billed } }]
      : [],
    totals: { ...claim.totals, billed },
  };
}

/** What was done as its label says it: a letter's facts stand around its amounts. */
const namesOf = ({ description, serviceCode }: ExplainedLine, own: ExplainedLine) => ({
  description: description ?? own.description,
  serviceCode: serviceCode ?? own.serviceCode,
});

/** Whether a notice says that the plan refuses. */
const isRefused = (lines: Notice["lines"]) =>
  weighSigns(lines.map(({ text }) => text).join("\n"), SIGNS_OF_DENIAL) >= MIN_OF_DENIAL;

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
