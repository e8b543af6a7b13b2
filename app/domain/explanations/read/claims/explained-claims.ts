import { amountKinds, type ExplainedAmounts, type ExplainedClaim, type Told } from "../../explanation.ts";
import { factsIn, firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import type { Fact } from "../vocabulary/fact-labels.ts";
import { PROTECTED_EMERGENCY } from "../vocabulary/network-words.ts";
import type { ClaimDraft } from "./claim-drafts.ts";
import { statusOf } from "./claim-status.ts";
import { explainedLine } from "./explained-line.ts";
import { type FoundNumber, findEarlierNumber } from "./find-claim-number.ts";
import { findLabelledDay, findProcessingDay, findServiceDays } from "./find-days.ts";
import { findNetwork } from "./find-network.ts";
import { findProvider, findProviderInColumn, findProviderInRows } from "./find-provider.ts";

export interface NoticeContext {
  lines: readonly ReadRow[];
  facts: readonly LabelledFact[];
  /** As printed. */
  plan: string | null;
  isRemark: (code: string) => boolean;
}

/** The claims of a notice, each with what the lines above it, its own and its total say. */
export function explainedClaims(
  claims: readonly { draft: ClaimDraft; number: FoundNumber | null; totals: ExplainedAmounts }[],
  context: NoticeContext,
): ExplainedClaim[] {
  return claims.map((claim, index) => {
    const below = claims[index + 1]?.draft.zone.first ?? context.lines.length;
    return explainedClaim(claim, below, claims.length === 1, context);
  });
}

function explainedClaim(
  { draft, number, totals }: { draft: ClaimDraft; number: FoundNumber | null; totals: ExplainedAmounts },
  below: number,
  isOnly: boolean,
  context: NoticeContext,
): ExplainedClaim {
  const { lines, facts, plan, isRemark } = context;
  const { zone } = draft;
  const opening = openingOf(draft, number);
  const near = { from: opening, to: zone.to };
  const around = isOnly ? { from: 0, to: lines.length } : { from: zone.from, to: zone.to };
  const before = { from: 0, to: zone.first };
  const until = (at: number) =>
    draft.lines[at + 1]?.record.lines[0]?.index ?? draft.total?.record.lines[0]?.index ?? below;
  const explained = draft.lines.map((placed, at) => explainedLine(placed, lines, until(at), isRemark));
  const days = explained.flatMap(({ serviceDate }) => (serviceDate ? [serviceDate] : []));
  const earlier = findEarlierNumber(lines, facts, isOnly ? 0 : zone.from, isOnly ? lines.length : zone.to);
  const textNear = lines
    .slice(near.from, isOnly ? lines.length : zone.to)
    .map(({ text }) => text)
    .join(" ");
  const network =
    findNetwork(lines, facts, near.from, near.to) ??
    (isOnly ? findNetwork(lines, facts, 0, lines.length) : null);
  const ownProvider =
    findProvider(lines, facts, { ...near, first: zone.first }, plan) ??
    findProvider(lines, facts, { ...around, first: zone.first }, plan);
  const rowsOfClaim = draft.lines.flatMap(({ record }) => record.lines);
  return {
    claimNumber: number && toldAt(number.text.toUpperCase(), number),
    replacesClaimNumber: earlier && toldAt(earlier.text.toUpperCase(), earlier),
    provider:
      findProviderInColumn(rowsOfClaim, facts) ??
      ownProvider ??
      findProvider(lines, facts, { ...before, first: zone.first }, plan) ??
      findProviderInRows(rowsOfClaim),
    patient:
      findText(facts, "patient", near) ??
      findText(facts, "patient", around) ??
      findText(facts, "patient", before),
    accountNumber: findText(facts, "account", near),
    // One provider named above several claims has its network named there, too.
    network: network ?? (ownProvider ? null : findNetwork(lines, facts, 0, zone.first)),
    isEmergency: PROTECTED_EMERGENCY.test(textNear),
    serviceDates:
      findServiceDays(days, lines, facts, { from: near.from, to: zone.first }) ??
      findServiceDays([], lines, facts, near),
    processedDate:
      findLabelledDay(facts, "processed", near) ??
      findProcessingDay(lines, { from: near.from, to: Math.min(below, zone.to + LINES_BEHIND_TOTAL) }) ??
      findLabelledDay(facts, "processed", around),
    status: statusOf(explained, totals, earlier !== null),
    lines: explained,
    totals,
    adjustments: [],
  };
}

const LINES_BEFORE_NUMBER = 4;
const LINES_BEHIND_TOTAL = 2;

/** What names a claim opens what is told of it: a list of all claims may stand above. */
export function openingOf({ zone }: ClaimDraft, number: FoundNumber | null): number {
  return number && number.line.index < zone.first
    ? Math.max(zone.from, number.line.index - LINES_BEFORE_NUMBER)
    : zone.from;
}

/** What the claim's total prints, and where it prints none what amounts beside or above the claim do. */
export function mergeAmounts(own: ExplainedAmounts | null, other: ExplainedAmounts | null): ExplainedAmounts {
  return Object.fromEntries(
    amountKinds.map((kind) => [kind, own?.[kind] ?? other?.[kind] ?? null]),
  ) as unknown as ExplainedAmounts;
}

function findText(
  facts: readonly LabelledFact[],
  fact: Fact,
  range: { from: number; to: number },
): Told<string> | null {
  const values = factsIn(facts, fact, range)
    .flatMap(({ value }) => (value ? [firstPart(value)] : []))
    .filter((span) => /[\p{L}\d]{2}/u.test(textOfSpan(span)));
  const last = values.at(-1);
  return last ? toldAt(textOfSpan(last).replace(/[.,;:]+$/, ""), last, 0.95) : null;
}
