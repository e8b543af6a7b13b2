import type { Fact } from "#app/domain/reading/labels/fact-labels.ts";
import { overlapsAcross } from "#app/domain/reading/page/rows.ts";
import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import type {
  ClaimStatus,
  ExplainedAmounts,
  ExplainedClaim,
  ExplainedLine,
  Told,
} from "../../explanation.ts";
import { checkSums, doubtAmounts } from "../check-sums.ts";
import { columnValues } from "../facts/column-values.ts";
import { firstPart, type Range, textOfSpan, valuesIn } from "../facts/fact-values.ts";
import type { LabelledFact } from "../facts/labelled-facts.ts";
import type { Notice } from "../facts/notice.ts";
import { type EndsOfColumns, endsOfColumns } from "../tokens/paragraphs.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { toldAt } from "../told.ts";
import { isProtectedEmergency } from "../vocabulary/network-words.ts";
import type { ClaimDraft, PlacedRecord } from "./claim-drafts.ts";
import { withServiceOfLetter } from "./claim-of-letter.ts";
import { explainedLine } from "./explained-line.ts";
import { type FoundNumber, findEarlierNumber } from "./find-claim-number.ts";
import type { FoundClaim, FoundClaims } from "./find-claims.ts";
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

/** The claims of a notice, each with what the lines above it, its own and its total say. */
export function explainedClaims(
  { claims, rows, amounts, isLetter }: FoundClaims,
  notice: Notice,
): ExplainedClaim[] {
  const context = { ...notice, rows, endsOfColumns: endsOfColumns(rows), headings: headingsAmong(notice) };
  const numbers = claims.map(({ number }) => number);
  const last = claims.at(-1);
  // Below the last claim stands no other's: where it has its provider there, each has.
  const areProvidersBelow = last !== undefined && providerBelow(last.draft, notice) !== null;
  // Above the first claim stands no other's.
  const [first] = claims;
  const areNetworksAbove = first !== undefined && networkAbove(first.draft, null, notice) !== null;
  return claims.map((claim, index) => {
    const { draft, number } = claim;
    const explained = explainedClaim(claim, context, {
      below: claims[index + 1]?.draft.zone.first ?? notice.lines.length,
      isOnly: claims.length === 1,
      providerBelow: areProvidersBelow ? providerBelow(draft, notice) : null,
      networkAbove: areNetworksAbove ? networkAbove(draft, numbers[index - 1] ?? null, notice) : null,
    });
    const whole = isLetter ? withServiceOfLetter(explained, notice, amounts) : explained;
    const isOfSeveral = number !== null && hasOtherNumbers(draft, number, numbers, notice);
    return isOfSeveral ? doubtAmounts(whole) : checkSums(whole);
  });
}

/** The network named above a claim's lines where a plan tells its number below them: between the number before and its own lines. */
function networkAbove({ hasFactsBelow, zone }: ClaimDraft, before: FoundNumber | null, notice: Notice) {
  if (!hasFactsBelow) return null;
  const from = before ? before.line.index + 1 : Math.max(0, zone.first - MOST_LINES_OF_FACTS);
  return findNetwork(notice, { from, to: zone.first });
}

/** Who gave care by the lines below a claim's own, where a plan tells of it there. */
function providerBelow({ hasFactsBelow, zone, lines: placed }: ClaimDraft, notice: Notice) {
  if (!hasFactsBelow) return null;
  const from = (placed.at(-1)?.record.lines.at(-1)?.index ?? zone.first) + 1;
  return findProvider(notice, { from, to: zone.to, first: zone.to });
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
  const furthest = { from: Math.max(0, zone.first - MOST_LINES_ABOVE), to: zone.first };
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
      findText(facts, "patient", near) ??
      findText(facts, "patient", around) ??
      findText(facts, "patient", before),
    accountNumber: findText(facts, "account", near),
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

/** The lines that head the amounts of a table. */
const headingsAmong = ({ lines, isHead }: Notice): ReadRow[] =>
  lines.filter(
    (line) =>
      line.amounts.length === 0 &&
      line.row.cellStarts.filter((start) => isHead(line, start)).length >= FEWEST_HEADINGS,
  );

/** The facts of which none is the heading of an earlier table: further headings of amounts stand between that and a claim's rows. */
function headsOf([row]: readonly ReadRow[], { facts, headings }: Context) {
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
function openingOf({ zone }: ClaimDraft, number: FoundNumber | null): number {
  return number && number.line.index < zone.first
    ? Math.max(zone.from, number.line.index - LINES_BEFORE_NUMBER)
    : zone.from;
}

function findText(facts: readonly LabelledFact[], fact: Fact, range: Range): Told<string> | null {
  const last = valuesIn(facts, fact, range)
    .map(firstPart)
    .findLast((span) => /[\p{L}\d]{2}/u.test(textOfSpan(span)));
  return last ? toldAt(trimEndOf(textOfSpan(last), /[.,;:]/), last, 0.95) : null;
}

/** Whether the plan refused the whole amount: allowed nothing where that is told, or did not cover what was billed. */
function isRefused({ billed, allowed, notCovered, planPaid }: ExplainedAmounts): boolean {
  if (!billed || billed.value === 0 || (planPaid && planPaid.value > 0)) return false;
  if (notCovered) return notCovered.value === billed.value;
  return allowed?.value === 0;
}

/** What became of a claim as its lines tell; null: no line tells. */
function statusOf(
  lines: readonly ExplainedLine[],
  totals: ExplainedAmounts,
  isReprocessed: boolean,
): ClaimStatus | null {
  const told = lines.length > 0 ? lines.map(({ amounts }) => amounts) : [totals];
  if (!told.some(({ billed }) => billed)) return isReprocessed ? "reprocessed" : null;
  const refused = told.filter(isRefused).length;
  if (refused === 0) return "paid";
  return refused === told.length ? "denied" : "partly";
}

/** Whether the rows of a claim print numbers like its own above or below it that no claim has: then lines of several claims were
 *  taken for one claim's. */
function hasOtherNumbers(
  { zone }: ClaimDraft,
  number: FoundNumber,
  numbers: readonly (FoundNumber | null)[],
  { lines }: Notice,
): boolean {
  const own = number.line.row.words[number.start];
  if (own === undefined) return false;
  const known = new Set(numbers.map((one) => one?.text.toUpperCase()));
  return lines
    .slice(zone.from, zone.to)
    .filter(({ row }) => row.pageIndex === number.line.row.pageIndex)
    .flatMap(({ row }) => row.words)
    .some(
      ({ text, box }) =>
        overlapsAcross(box, own.box) &&
        shapeOf(text) === shapeOf(own.text) &&
        !known.has(text.toUpperCase()) &&
        text !== own.text,
    );
}

/** Letters and digits as such: '81-908601-18' and '16-915125-79' have one shape. */
const shapeOf = (text: string) => text.replace(/\d/g, "9").replace(/[a-z]/gi, "A");
