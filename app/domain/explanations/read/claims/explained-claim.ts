import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type { ExplainedClaim, ExplainedLine, ExplainedValue } from "../../explanation.ts";
import { columnValues } from "../facts/column-values.ts";
import { factsIn, firstPart, type Range, textOfSpan } from "../facts/fact-values.ts";
import type { Notice } from "../facts/notice.ts";
import type { EndsOfColumns } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import { isProtectedEmergency } from "../vocabulary/network-words.ts";
import type { ClaimDraft, PlacedRecord } from "./claim-drafts.ts";
import { statusOf } from "./claim-status.ts";
import { explainedLine } from "./explained-line.ts";
import { type FoundNumber, findEarlierNumber } from "./find-claim-number.ts";
import type { FoundClaim } from "./find-claims.ts";
import { findLabelledDay, findProcessingDay, findServiceDays } from "./find-days.ts";
import { findNetwork, findNetworkBeside, findNetworkInColumn } from "./find-network.ts";
import { findProvider, findProviderInColumn, findProviderInRows } from "./find-provider.ts";

interface Context extends Notice {
  /** Those of its tables. */
  rows: readonly ReadRow[];
  endsOfColumns: EndsOfColumns;
  /** The lines that head the amounts of its tables. */
  headings: readonly ReadRow[];
}

/** What the other claims of a notice say about one. */
interface Place {
  /** The first line of the next claim. */
  below: number;
  isOnly: boolean;
  providerBelow: ExplainedValue<string> | null;
  networkAbove: ExplainedValue<"in" | "out"> | null;
}

/** One claim with what the lines around it tell. */
export function explainedClaim(
  { draft, number, totals }: FoundClaim,
  context: Context,
  { below, isOnly, providerBelow, networkAbove }: Place,
): ExplainedClaim {
  const { lines, facts } = context;
  const { zone } = draft;
  const near = { from: openingOf(draft, number), to: zone.to };
  const placed = { first: zone.first, numberAt: number?.line.index };
  const whole = { from: 0, to: lines.length };
  const around = isOnly ? whole : { from: zone.from, to: zone.to };
  const before = { from: 0, to: zone.first };
  const furthest = { from: Math.max(0, zone.first - MAX_LINES_ABOVE), to: zone.first };
  const until = (at: number) =>
    draft.lines[at + 1]?.record.lines[0]?.index ?? draft.total?.record.lines[0]?.index ?? below;
  const rowsOfClaim = (draft.lines.length > 0 ? draft.lines : [draft.total]).flatMap(
    (placed) => placed?.record.lines ?? [],
  );
  const explained = linesOf(draft, rowsOfClaim, context, until);
  const days = explained.flatMap(({ serviceDate }) => serviceDate ?? []);
  const earlier = findEarlierNumber(context, around);
  const textNear = lines
    .slice(near.from, isOnly ? lines.length : zone.to)
    .map(({ text }) => text)
    .join(" ");
  const network =
    findNetworkInColumn(rowsOfClaim, facts) ??
    networkAbove ??
    findNetwork(context, near) ??
    (isOnly ? findNetwork(context, whole) : null);
  const ownProvider =
    providerBelow ??
    findProvider(context, { ...near, ...placed }) ??
    findProvider(context, { ...around, ...placed });
  const inRows = (rows: readonly ReadRow[]) => findProviderInRows(rows, context.endsOfColumns);
  const provider =
    findProviderInColumn(rowsOfClaim, headsOf(rowsOfClaim, context), context.endsOfColumns) ??
    inRows(totalAbove(draft)) ??
    ownProvider ??
    (number && rowsOfClaim.includes(number.line) ? inRows(rowsOfClaim) : null) ??
    findProvider(context, { ...furthest, ...placed }) ??
    inRows(rowsOfClaim);
  return {
    claimNumber: number && toldAt(number.text.toUpperCase(), number),
    replacesClaimNumber: earlier && toldAt(earlier.text.toUpperCase(), earlier),
    provider,
    patient:
      findText(context, "patient", near) ??
      findText(context, "patient", around) ??
      findText(context, "patient", before),
    accountNumber: findText(context, "account", near),
    // One provider named above several claims has its network named there, too.
    network:
      network ??
      (provider && findNetworkBeside(provider, lines)) ??
      (ownProvider ? null : findNetwork(context, furthest)),
    isEmergency: isProtectedEmergency(textNear),
    serviceDates:
      findServiceDays(days, context, { from: near.from, to: zone.first }) ??
      findServiceDays([], context, near),
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

/** The rows of a total that stands above its lines: they name whose it is. */
const totalAbove = ({ lines: [first], total }: ClaimDraft) =>
  (total?.record.lines ?? []).filter(({ index }) => index < (first?.record.lines[0]?.index ?? 0));

/** The facts of which none is the heading of an earlier table: further headings of amounts stand between that and a claim's rows. */
function headsOf([row]: readonly ReadRow[], { facts, headings }: Context) {
  const last = headings.findLast(({ index }) => row && index < row.index);
  return last ? facts.filter(({ line }) => line.index > last.index - MAX_HEADING_LINES) : facts;
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

/** The services of a claim. Of one that a list prints in a row the row is its service, where it says which. */
function linesOf(
  { lines: placed, total }: ClaimDraft,
  rowsOfClaim: readonly ReadRow[],
  notice: Notice,
  until: (at: number) => number,
): ExplainedLine[] {
  const taken = FACTS_OF_CLAIM.flatMap((fact) => columnValues(notice.facts, fact, rowsOfClaim));
  const isOfClaim = (line: ReadRow, index: number) =>
    taken.some((span) => span.line === line && index >= span.start && index < span.end);
  const explain = (one: PlacedRecord, at: number) => explainedLine(one, notice, until(at), isOfClaim);
  if (placed.length > 0 || !total || total.table.isLabelled) return placed.map(explain);
  const alone = explain(total, 0);
  return alone.serviceCode || alone.description ? [alone] : [];
}

/** In sentences further above a claim, no one names its provider or network: some five pages. */
const MAX_LINES_ABOVE = 300;
const LINES_BEFORE_NUMBER = 4;
const MAX_HEADING_LINES = 5;
const LINES_BEHIND_TOTAL = 2;

/** What names a claim opens what is told of it: a list of all claims may stand above. */
function openingOf({ zone }: ClaimDraft, number: FoundNumber | null): number {
  return number && number.line.index < zone.first
    ? Math.max(zone.from, number.line.index - LINES_BEFORE_NUMBER)
    : zone.from;
}

/** What the last such label of a range names; "Patient" above "responsibility" heads a column of amounts, and is none. */
function findText({ facts, isHead }: Notice, fact: Fact, range: Range): ExplainedValue<string> | null {
  const last = factsIn(facts, fact, range)
    .flatMap(({ line, start, value }) => (value && !isHead(line, start) ? [value] : []))
    .map(firstPart)
    .findLast((span) => /[\p{L}\d]{2}/u.test(textOfSpan(span)));
  return last ? toldAt(trimEndOf(textOfSpan(last), /[.,;:]/), last, 0.95) : null;
}
