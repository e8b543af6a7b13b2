import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import {
  amountKinds,
  type ExplainedAmounts,
  type ExplainedClaim,
  type ExplainedLine,
  type Told,
} from "../../explanation.ts";
import { columnValues } from "../facts/column-values.ts";
import { factsIn, firstPart, textOfSpan } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import type { Fact } from "../vocabulary/fact-labels.ts";
import { isProtectedEmergency } from "../vocabulary/network-words.ts";
import type { ClaimDraft, PlacedRecord } from "./claim-drafts.ts";
import { statusOf } from "./claim-status.ts";
import { explainedLine } from "./explained-line.ts";
import { type FoundNumber, findEarlierNumber } from "./find-claim-number.ts";
import { findLabelledDay, findProcessingDay, findServiceDays } from "./find-days.ts";
import { findNetwork, findNetworkBeside, findNetworkInColumn } from "./find-network.ts";
import { findProvider, findProviderInColumn, findProviderInRows } from "./find-provider.ts";

export interface NoticeContext {
  lines: readonly ReadRow[];
  /** Those of its tables. */
  rows: readonly ReadRow[];
  facts: readonly LabelledFact[];
  /** As printed. */
  plan: string | null;
  isRemark: (code: string) => boolean;
  /** Whether a word of a line heads a column of amounts. */
  isHead: (line: ReadRow, start: number) => boolean;
  /** The lines that head the amounts of its tables. */
  headings: readonly ReadRow[];
}

/** The claims of a notice, each with what the lines above it, its own and its total say. */
export function explainedClaims(
  claims: readonly { draft: ClaimDraft; number: FoundNumber | null; totals: ExplainedAmounts }[],
  context: NoticeContext,
): ExplainedClaim[] {
  const last = claims.at(-1);
  // Below the last claim stands no other's: where it has its provider there, each has.
  const areProvidersBelow = last !== undefined && providerBelow(last.draft, context) !== null;
  // Above the first claim stands no other's.
  const [first] = claims;
  const areNetworksAbove = first !== undefined && networkAbove(first.draft, null, context) !== null;
  return claims.map((claim, index) => {
    const below = claims[index + 1]?.draft.zone.first ?? context.lines.length;
    const provider = areProvidersBelow ? providerBelow(claim.draft, context) : null;
    const network = areNetworksAbove
      ? networkAbove(claim.draft, claims[index - 1]?.number ?? null, context)
      : null;
    const place = { below, isOnly: claims.length === 1, providerBelow: provider, networkAbove: network };
    return explainedClaim(claim, place, context);
  });
}

/** The network named above a claim's lines where a plan tells its number below them: between the number before and its own lines. */
function networkAbove(
  { hasFactsBelow, zone }: ClaimDraft,
  before: FoundNumber | null,
  context: NoticeContext,
) {
  if (!hasFactsBelow) return null;
  const from = before ? before.line.index + 1 : Math.max(0, zone.first - MOST_LINES_OF_FACTS);
  return findNetwork(context.lines, context.facts, from, zone.first, context.isRemark);
}

/** Who gave care by the lines below a claim's own, where a plan tells of it there. */
function providerBelow({ hasFactsBelow, zone, lines: placed }: ClaimDraft, context: NoticeContext) {
  if (!hasFactsBelow) return null;
  const { lines, facts, plan, isHead } = context;
  const from = (placed.at(-1)?.record.lines.at(-1)?.index ?? zone.first) + 1;
  return findProvider(lines, facts, { from, to: zone.to, first: zone.to }, plan, isHead);
}

/** What the other claims of a notice tell of one. */
interface Place {
  /** The first line of the next claim. */
  below: number;
  isOnly: boolean;
  providerBelow: Told<string> | null;
  networkAbove: Told<"in" | "out"> | null;
}

function explainedClaim(
  { draft, number, totals }: { draft: ClaimDraft; number: FoundNumber | null; totals: ExplainedAmounts },
  { below, isOnly, providerBelow: ownBelow, networkAbove: ownAbove }: Place,
  context: NoticeContext,
): ExplainedClaim {
  const { lines, facts, plan, isHead, isRemark } = context;
  const { zone } = draft;
  const opening = openingOf(draft, number);
  const near = { from: opening, to: zone.to };
  const placed = { first: zone.first, numberAt: number?.line.index };
  const around = isOnly ? { from: 0, to: lines.length } : { from: zone.from, to: zone.to };
  const before = { from: 0, to: zone.first };
  const furthest = Math.max(0, zone.first - MOST_LINES_ABOVE);
  const until = (at: number) =>
    draft.lines[at + 1]?.record.lines[0]?.index ?? draft.total?.record.lines[0]?.index ?? below;
  const rowsOfClaim = (draft.lines.length > 0 ? draft.lines : [draft.total]).flatMap(
    (placed) => placed?.record.lines ?? [],
  );
  const explained = linesOf(draft, rowsOfClaim, context, until);
  const days = explained.flatMap(({ serviceDate }) => (serviceDate ? [serviceDate] : []));
  const earlier = findEarlierNumber(lines, facts, isOnly ? 0 : zone.from, isOnly ? lines.length : zone.to);
  const textNear = lines
    .slice(near.from, isOnly ? lines.length : zone.to)
    .map(({ text }) => text)
    .join(" ");
  const network =
    findNetworkInColumn(rowsOfClaim, facts) ??
    ownAbove ??
    findNetwork(lines, facts, near.from, near.to, isRemark) ??
    (isOnly ? findNetwork(lines, facts, 0, lines.length, isRemark) : null);
  const ownProvider =
    ownBelow ??
    findProvider(lines, facts, { ...near, ...placed }, plan, isHead) ??
    findProvider(lines, facts, { ...around, ...placed }, plan, isHead);
  const provider =
    findProviderInColumn(rowsOfClaim, headsOf(rowsOfClaim, context), context.rows) ??
    findProviderInRows(totalAbove(draft), context.rows) ??
    ownProvider ??
    (number && rowsOfClaim.includes(number.line) ? findProviderInRows(rowsOfClaim, context.rows) : null) ??
    findProvider(lines, facts, { ...before, from: furthest, ...placed }, plan, isHead) ??
    findProviderInRows(rowsOfClaim, context.rows);
  return {
    claimNumber: number && toldAt(number.text.toUpperCase(), number),
    replacesClaimNumber: earlier && toldAt(earlier.text.toUpperCase(), earlier),
    provider,
    patient:
      findText(facts, "patient", near) ??
      findText(facts, "patient", around) ??
      findText(facts, "patient", before),
    accountNumber: findText(facts, "account", near),
    // One provider named above several claims has its network named there, too.
    network:
      network ??
      (provider && findNetworkBeside(provider, lines)) ??
      (ownProvider ? null : findNetwork(lines, facts, furthest, zone.first, isRemark)),
    isEmergency: isProtectedEmergency(textNear),
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

/** The lines that head the amounts of a table. */
export const headingsAmong = (
  lines: readonly ReadRow[],
  isHead: (line: ReadRow, start: number) => boolean,
): ReadRow[] =>
  lines.filter(
    (line) =>
      line.amounts.length === 0 &&
      line.row.cellStarts.filter((start) => isHead(line, start)).length >= FEWEST_HEADINGS,
  );

/** The facts of which none is the heading of an earlier table: further headings of amounts stand between that and a claim's rows. */
function headsOf([row]: readonly ReadRow[], { facts, headings }: NoticeContext) {
  const last = headings.findLast(({ index }) => row && index < row.index);
  return last ? facts.filter(({ line }) => line.index > last.index - MOST_HEADING_LINES) : facts;
}

/** The rows of a total that stands above its lines: they name whose it is. */
const totalAbove = ({ lines: [first], total }: ClaimDraft) =>
  (total?.record.lines ?? []).filter(({ index }) => index < (first?.record.lines[0]?.index ?? 0));

/** The services of a claim. Of one that a list prints in a row the row is its service, where it says which. */
function linesOf(
  { lines: placed, total }: ClaimDraft,
  rowsOfClaim: readonly ReadRow[],
  { lines, facts, isRemark }: NoticeContext,
  until: (at: number) => number,
): ExplainedLine[] {
  const taken = FACTS_OF_CLAIM.flatMap((fact) => columnValues(facts, fact, rowsOfClaim));
  const isOfClaim = (line: ReadRow, index: number) =>
    taken.some((span) => span.line === line && index >= span.start && index < span.end);
  const explain = (one: PlacedRecord, at: number) =>
    explainedLine(one, lines, until(at), isRemark, isOfClaim);
  if (placed.length > 0 || !total || total.table.isLabelled) return placed.map(explain);
  const alone = explain(total, 0);
  return alone.serviceCode || alone.description ? [alone] : [];
}

const FACTS_OF_CLAIM = [
  "claim-number",
  "provider",
  "patient",
  "network",
  "status",
  "processed",
  "received",
] as const;

/** In sentences further above a claim nobody names its provider or network: some five pages. */
const MOST_LINES_ABOVE = 300;
const LINES_BEFORE_NUMBER = 4;
const MOST_LINES_OF_FACTS = 8;
const MOST_HEADING_LINES = 5;
const FEWEST_HEADINGS = 2;
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
  return last ? toldAt(trimEndOf(textOfSpan(last), /[.,;:]/), last, 0.95) : null;
}
