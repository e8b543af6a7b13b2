import { sumIfTold, sumOf } from "#app/domain/reading/sums/sum-of.ts";
import type { AmountKind } from "../../explanation.ts";
import type { Notice } from "../facts/notice.ts";
import type { GridRecord } from "../grid.ts";
import { centsOf } from "../grids/cents-of.ts";
import type { ReadTable } from "../grids/read-table.ts";
import { startsWithDay, startsWithTotal } from "../grids/record-groups.ts";
import type { ReadRow } from "../tokens/read-row.ts";
import { rowsOfLists } from "./lists-of-claims.ts";
import { placesOfTotalsAbove } from "./totals-above.ts";

/** A record with the table that says what its amounts are. */
export interface PlacedRecord {
  table: ReadTable;
  record: GridRecord;
}

/** The lines of one claim, or its total alone, before it is known whose they are. */
export interface ClaimDraft {
  lines: PlacedRecord[];
  total: PlacedRecord | null;
  /** The printed lines between the claim before and this one's first line, and up to its total. */
  zone: { from: number; first: number; to: number };
  /** Whether the plan's facts about the claim are below its lines; absent: above. */
  hasFactsBelow?: true;
}

export interface DraftedClaims {
  drafts: ClaimDraft[];
  /** Amounts of no line, such as the totals of all claims. */
  summaries: PlacedRecord[];
}

/** Parts the records of all tables into claims: a total ends one, and the number of another claim begins one. */
export function draftClaims(tables: readonly ReadTable[], notice: Notice): DraftedClaims {
  const drafts: ClaimDraft[] = [];
  const summaries: PlacedRecord[] = [];
  const listed: PlacedRecord[] = [];
  let open: ClaimDraft | null = null;
  let from = 0;
  /** Whether what adds up the open claim's lines is called a subtotal only: a total may follow, or more lines. */
  let isProvisional = false;
  const close = () => {
    if (open) from = open.zone.to;
    open = null;
    isProvisional = false;
  };
  for (const { table, record, kind, opensClaim } of recordsOf(tables, notice)) {
    const first = record.lines[0]?.index ?? 0;
    const end = (record.lines.at(-1)?.index ?? first) + 1;
    const placed = { table, record };
    if (kind === "total-above") {
      open = newDraft(drafts, table.isLabelled ? from : first, first);
      open.total = placed;
      open.zone.to = end;
      continue;
    }
    if (kind === "subtotal") {
      const draft: ClaimDraft | null = open;
      if (!draft || draft.total || !addsUp(draft, placed)) continue;
      draft.total = placed;
      draft.zone.to = end;
      isProvisional = true;
    } else if (kind === "summary") summaries.push(placed);
    else if (kind === "claim") listed.push(placed);
    else if (kind === "total") {
      const draft: ClaimDraft | null = open;
      const isFree = !draft?.total || (isProvisional && addsUp(draft, placed));
      if (draft && isFree && !addsUpSeveral(drafts, placed) && !beginsAnother(draft, first, notice)) {
        draft.total = placed;
        draft.zone.to = end;
        close();
      } else summaries.push(placed);
    } else {
      const isBegun = open && open.lines.length > 0;
      if (open && isBegun && (opensClaim || beginsAnother(open, first, notice))) close();
      if (open && isProvisional) open.total = null;
      isProvisional = false;
      open ??= newDraft(drafts, from, first);
      open.lines.push(placed);
      open.zone.to = end;
    }
  }
  if (drafts.length > 0) return { drafts, summaries };
  const alone = listed.length > 0 ? listed : summaries.filter(({ table }) => table.isLabelled);
  return { drafts: alone.map(draftOfTotal), summaries: summaries.filter((one) => !alone.includes(one)) };
}

/** Whether a record is the sum of what the lines of a claim were billed. */
const addsUp = ({ lines }: ClaimDraft, placed: PlacedRecord): boolean => comesTo(placed, lines);

/** What was billed by a record; null: it does not say. */
export const billedIn = ({ record, table }: PlacedRecord) => centsOf(record, table.roles, "billed");

const comesTo = (sum: PlacedRecord, lines: readonly PlacedRecord[]) =>
  billedIn(sum) === sumOf(lines.map((line) => billedIn(line) ?? 0));

/** Whether a record is the sum of what all claims so far were billed, none of which has a total. */
function addsUpSeveral(drafts: readonly ClaimDraft[], placed: PlacedRecord): boolean {
  const [first, ...others] = drafts;
  if (!first || others.length === 0 || drafts.some(({ total }) => total)) return false;
  return addsUp({ ...first, lines: drafts.flatMap(({ lines }) => lines) }, placed);
}

/** A claim of which only its sums are told, in a list of claims or below each other. */
function draftOfTotal(total: PlacedRecord, index: number, all: readonly PlacedRecord[]): ClaimDraft {
  const [line] = total.record.lines;
  const first = line?.index ?? 0;
  const before = all[index - 1]?.record.lines.at(-1)?.index ?? -1;
  const from = total.table.isLabelled ? before + 1 : first;
  return { lines: [], total, zone: { from, first, to: (total.record.lines.at(-1)?.index ?? first) + 1 } };
}

function newDraft(drafts: ClaimDraft[], from: number, first: number): ClaimDraft {
  const draft: ClaimDraft = { lines: [], total: null, zone: { from, first, to: first + 1 } };
  drafts.push(draft);
  return draft;
}

interface KnownRecord extends PlacedRecord {
  kind: RecordKind | "total-above";
  /** Whether a line has the number of its claim next to it, and is the first that has. */
  opensClaim: boolean;
}

const MIN_SCORE = 1.5;

function recordsOf(tables: readonly ReadTable[], { isClaimNumber }: Notice): KnownRecord[] {
  const every = tables.filter(isTold).map((table) => kindsOfRecords(table, isClaimNumber));
  const listed = rowsOfLists(every);
  // What is left of a list adds up all claims.
  const ofTables = every.map((known) =>
    known.some((one) => listed.has(one))
      ? known.flatMap((one) => (listed.has(one) ? [] : [{ ...one, kind: "summary" as const }]))
      : known,
  );
  const all = ofTables.flat();
  const above = placesOfTotalsAbove(
    all.map((one) => ({
      billedCents: billedIn(one),
      isDated: isDated(one),
      isNamed: one.kind === "line" || one.kind === "claim",
    })),
  );
  if (above.size === 0 && areSumsAndCards(all)) above.add(0);
  if (above.size > 0)
    return all.map((one, index) => (above.has(index) ? { ...one, kind: "total-above" as const } : one));
  return ofTables.flatMap((known) =>
    known.map((one, index) =>
      isSumOfThoseBefore(known, index) || isSumOfThoseBehind(known, index)
        ? { ...one, kind: "total" as const }
        : one,
    ),
  );
}

/** Whether the first of several cards adds up the others: a page of one claim prints its sums above its services. */
function areSumsAndCards([first, ...services]: readonly KnownRecord[]): boolean {
  if (!first || services.length < MIN_SERVICES) return false;
  const cents = (kind: AmountKind) => (one: PlacedRecord) => centsOf(one.record, one.table.roles, kind);
  return (
    [first, ...services].every(({ table }) => table.isLabelled) &&
    services.every(({ kind }) => kind === "line") &&
    (["billed", "youOwe"] as const).every(
      (kind) => cents(kind)(first) === sumIfTold(services.map(cents(kind))),
    )
  );
}

const MIN_SERVICES = 2;

/** Returns what the records of a table are. Claims of one row each make a list; lines with their claim's number next to the first
 *  one do not. */
function kindsOfRecords(table: ReadTable, isClaimNumber: (text: string) => boolean): KnownRecord[] {
  let last: string | null = null;
  const known = table.records.map((record) => {
    const [first] = record.lines;
    const number = first ? numberBeside(first, isClaimNumber) : null;
    const opensClaim = number !== null && number !== last;
    last = number ?? last;
    return { table, record, kind: kindOfRecord(record, table.isLabelled, isClaimNumber), opensClaim };
  });
  const isList = known.every(({ kind, opensClaim }) => (kind === "claim" ? opensClaim : kind !== "line"));
  if (isList) return known;
  const areDated = known.some(isDated);
  // "Claim 7745-002 in all": below dated services what has a claim's number and no day adds them up.
  return known.map((one, index) => {
    if (one.kind !== "claim") return one;
    return {
      ...one,
      kind: areDated && !isDated(one) && index > 0 ? ("total" as const) : ("line" as const),
    };
  });
}

/** Whether it is known what the amounts of a table are. */
export const isTold = ({ proof, roles }: ReadTable) =>
  proof.score >= MIN_SCORE && roles.filter(({ kinds }) => kinds.length > 0).length >= 2;

const isDated = ({ record }: PlacedRecord) => record.lines.some(startsWithDay);

/** Whether a last row adds up the lines above, as one without a day does. */
function isSumOfThoseBefore(known: readonly KnownRecord[], index: number): boolean {
  const one = known[index];
  if (!one || isDated(one) || (one.kind !== "summary" && one.kind !== "line")) return false;
  const start = known.findLastIndex(({ kind }, at) => at < index && kind !== "line") + 1;
  const before = known.slice(start, index);
  return before.length > 1 && comesTo(one, before);
}

/** A first row without a day adds up the dated lines below, whatever OCR made of "Total". */
function isSumOfThoseBehind(known: readonly KnownRecord[], index: number): boolean {
  const one = known[index];
  if (!one || isDated(one) || one.kind !== "line" || known[index - 1]?.kind === "line") return false;
  const end = known.findIndex((other, at) => at > index && (other.kind !== "line" || !isDated(other)));
  const behind = known.slice(index + 1, end < 0 ? known.length : end);
  return behind.length > 1 && comesTo(one, behind);
}

/** Whether between a claim's last line and the next stands the number of another claim. */
function beginsAnother(draft: ClaimDraft, next: number, { lines, isClaimNumber }: Notice): boolean {
  const numbers = (from: number, to: number) =>
    lines
      .slice(from, to)
      .flatMap((line) => [
        ...line.claimNumbers.flatMap(({ isEarlier, text }) => (isEarlier ? [] : [text])),
        // Below its label: "Claim number" heads a cell of the claim's facts.
        ...(line.amounts.length > 0 ? [] : line.row.words.map(({ text }) => text).filter(isClaimNumber)),
      ])
      .map((text) => text.toUpperCase());
  const later = numbers(draft.zone.to, next);
  if (later.length === 0) return false;
  const own = new Set(numbers(draft.zone.from, draft.zone.first).slice(-1));
  return !later.every((number) => own.has(number));
}

/** line: one service; total: adds up lines; summary: amounts alone, below or next to what names them; claim: a whole claim in a
 *  list. */
type RecordKind = "line" | "total" | "subtotal" | "summary" | "claim";

const SUBTOTAL =
  /\bsub-?\s?totals?\b|\bpage totals?\b|\btotals? (?:this|for) page\b|\bcontinued\b|\b(?:day|date) totals?\b|\btotals? for (?:20\d\d|the year)\b|\byear[- ]to[- ]date\b/;

/** "Subtotal for this claim" is all of it. */
function isOfClaim(text: string): boolean {
  const at = text.search(/\bsub-?\s?totals?\b/);
  return at >= 0 && (/\bclaim\b/.test(text.slice(at)) || /\bclaim sub-?\s?totals?\b/.test(text));
}

/** A card that names what was done is a service, and no sum of several. */
const SERVICE = /(?<!\bof |\bfor )\b(?:service|procedure)(?: description)?:/;

function kindOfRecord(
  { lines }: GridRecord,
  isLabelled: boolean,
  isClaimNumber: (text: string) => boolean,
): RecordKind {
  const [first] = lines;
  if (!first) return "summary";
  if (startsWithTotal(first))
    return SUBTOTAL.test(first.text) && !isOfClaim(first.text) ? "subtotal" : "total";
  if (numberBeside(first, isClaimNumber) !== null) return "claim";
  if (isLabelled)
    return lines.some(({ amounts, text }) => amounts.length === 0 || SERVICE.test(text)) ? "line" : "total";
  const opening = openingWords(first);
  const isNamed = startsWithDay(first) || opening.some(({ text }) => /\p{L}{2}|\d{4}/u.test(text));
  return isNamed ? "line" : "summary";
}

const openingWords = ({ row, amounts }: ReadRow) => row.words.slice(0, amounts[0]?.start ?? 0);

/** The claim's number before the first amount of a row or behind its last; null: it has none. */
const numberBeside = (line: ReadRow, isClaimNumber: (text: string) => boolean): string | null =>
  [...openingWords(line), ...wordsBehind(line)].find(({ text }) => isClaimNumber(text))?.text ?? null;

const wordsBehind = ({ row, amounts }: ReadRow) => row.words.slice(amounts.at(-1)?.end ?? row.words.length);
