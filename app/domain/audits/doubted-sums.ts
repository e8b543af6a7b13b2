import { SURE } from "#app/domain/bills/typed/typed-bill.ts";
import type { AuditedBill, ReadSums } from "./audited-bill.ts";
import type { Suspect } from "./finding.ts";
import { dueGapCents, linesGapCents } from "./sums-of-bill.ts";

/** Charges and totals that were chosen among others are surer than this where they are right. */
const SURE_TOTAL = 0.8;
const MAX_SUSPECTS = 2;

/** Of so many lines all sections are added up. */
const MAX_LINES_IN_SECTIONS = 400;

/**
 * Returns numbers that may have been misread, because the sums of a bill that was read don't agree. Null: the sums
 * agree, the bill was typed, or no other reading is possible. No other reading is possible if every amount in the
 * sums was read surely and no other printed amount explains the difference.
 */
export function doubtedSums(bill: AuditedBill): Suspect[] | null {
  const { readSums } = bill;
  if (readSums === undefined) return null;
  const [linesGap, dueGap] = [linesGapCents(bill) ?? 0, dueGapCents(bill) ?? 0];
  if (linesGap === 0 && dueGap === 0) return null;
  const suspects = [
    ...(dueGap === 0 ? [] : suspectsOf(bill, readSums, dueGap, "due")),
    ...(linesGap === 0 ? [] : suspectsOf(bill, readSums, linesGap, "lines")),
  ];
  if (suspects.length === 0 && !readSums.hasUnreadCharges) return null;
  return distinct(suspects).slice(0, MAX_SUSPECTS);
}

/** Whether what a bill asks for may be something else than was read: a deduction that was left out does not touch it. `doubted`: as
 *  `doubtedSums`. */
export function isDueDoubted({ readSums }: AuditedBill, doubted: readonly Suspect[] | null): boolean {
  const due = readSums?.totals.find(({ role }) => role === "amountDueCents");
  const isSuspect = (one: Suspect) => one.of === "total" && one.role === "amountDueCents";
  return (due !== undefined && due.confidence < SURE_TOTAL) || (doubted?.some(isSuspect) ?? false);
}

/** Likeliest first. */
function suspectsOf(bill: AuditedBill, read: ReadSums, gapCents: number, of: "lines" | "due"): Suspect[] {
  return [
    ...(of === "lines" ? misreadLines(bill, read, gapCents) : []),
    ...explaining(bill, read, Math.abs(gapCents)),
    ...(of === "due" ? takenForOthers(bill, read, gapCents) : []),
    ...misreadTotals(read, gapCents),
    ...read.totals.filter(({ confidence }) => confidence < SURE_TOTAL).map(ofTotal),
    ...(of === "lines" ? unsureLines(read) : []),
    ...unknownAmounts(bill, read),
  ];
}

const ofTotal = ({ role }: ReadSums["totals"][number]): Suspect => ({ of: "total", role });
const ofLine = (index: number): Suspect => ({ of: "line", index });
const ofOther = (index: number): Suspect => ({ of: "other", index });

/** What was taken for something else, left out or counted twice: an amount, twice it, or two that nothing else explains. */
function explaining(bill: AuditedBill, read: ReadSums, gapCents: number): Suspect[] {
  const isGap = (cents: number) => cents !== 0 && (cents === gapCents || 2 * cents === gapCents);
  const totals = read.totals.filter(({ amountCents }) => isGap(amountCents)).map(ofTotal);
  const others = read.otherAmounts.flatMap(({ amountCents }, index) =>
    isGap(amountCents) ? [ofOther(index)] : [],
  );
  if (totals.length + others.length > 0) return [...totals, ...others];
  const known = knownAmounts(bill, read);
  const unknown = read.otherAmounts.flatMap(({ amountCents }, index) =>
    known.has(amountCents) ? [] : [{ amountCents, index }],
  );
  for (const [at, one] of unknown.entries()) {
    const other = unknown.slice(at + 1).find(({ amountCents }) => one.amountCents + amountCents === gapCents);
    if (other) return [ofOther(one.index), ofOther(other.index)];
  }
  return [];
}

/** Returns suspects where another amount of the document, in place of one that was read, makes the sums agree. */
function takenForOthers({ totals }: AuditedBill, read: ReadSums, gapCents: number): Suspect[] {
  const leftCents = (totals.balanceCents ?? 0) - gapCents;
  const taken = new Set(read.totals.map(({ amountCents }) => amountCents));
  return read.otherAmounts.flatMap(({ amountCents }, index) => {
    if (taken.has(amountCents)) return [];
    const instead = read.totals.find(({ role, amountCents: readCents }) => {
      if (role === "amountDueCents") return amountCents === leftCents;
      return amountCents - readCents === (role === "chargesCents" ? gapCents : -gapCents);
    });
    return instead ? [ofTotal(instead), ofOther(index)] : [];
  });
}

/** A glyph of one line's amount that was misread explains the difference, or the line was read twice or should not be one. */
function misreadLines(
  { lines }: AuditedBill,
  { lineConfidences, lineOffers }: ReadSums,
  gapCents: number,
): Suspect[] {
  return lines.flatMap(({ amountCents }, index) => {
    const isPicture = (lineConfidences[index] ?? 1) < 1;
    const isOffered = lineOffers?.[index] === amountCents + gapCents;
    const isMisread = isOffered || (isPicture && isOneGlyphApart(amountCents, amountCents + gapCents));
    return isMisread || Math.abs(amountCents) === Math.abs(gapCents) ? [ofLine(index)] : [];
  });
}

/** The same of a total. A PDF's own text is not misread. */
function misreadTotals({ totals, lineConfidences }: ReadSums, gapCents: number): Suspect[] {
  if (lineConfidences.length > 0 && lineConfidences.every((confidence) => confidence === 1)) return [];
  const isMisread = (cents: number) =>
    isOneGlyphApart(cents, cents + gapCents) || isOneGlyphApart(cents, cents - gapCents);
  return totals.filter(({ amountCents }) => isMisread(amountCents)).map(ofTotal);
}

function unsureLines({ lineConfidences }: ReadSums): Suspect[] {
  return lineConfidences.flatMap((confidence, index) => (confidence < SURE ? [ofLine(index)] : []));
}

/** A deduction, a tax, an older balance: an amount outside of sentences that nothing else explains. */
function unknownAmounts(bill: AuditedBill, read: ReadSums): Suspect[] {
  const known = knownAmounts(bill, read);
  return read.otherAmounts.flatMap(({ amountCents, isInSentence }, index) =>
    isInSentence || known.has(amountCents) ? [] : [ofOther(index)],
  );
}

/** Amounts that the bill states or implies: its lines, the sums of neighboring lines, its totals and their
 *  differences, and its payments. */
function knownAmounts({ lines, totals, payments }: AuditedBill, read: ReadSums): ReadonlySet<number> {
  const known = new Set(
    lines.flatMap(({ amountCents, unitPriceCents }) => [amountCents, unitPriceCents ?? 0]),
  );
  const inSections = lines.slice(0, MAX_LINES_IN_SECTIONS);
  for (const first of inSections.keys()) {
    let sumCents = 0;
    for (const { amountCents } of inSections.slice(first)) {
      sumCents += amountCents;
      known.add(sumCents);
    }
  }
  const takenOff = read.totals.filter(({ role }) => role !== "chargesCents" && role !== "amountDueCents");
  const chargesCents = totals.chargesCents ?? 0;
  for (let choice = 0; choice < 2 ** takenOff.length; choice++) {
    const sumCents = takenOff.reduce(
      (sum, { amountCents }, at) => sum + (choice & (1 << at) ? amountCents : 0),
      0,
    );
    known.add(sumCents).add(chargesCents - sumCents);
  }
  for (const { amountCents } of [...read.totals, ...(payments ?? [])]) known.add(amountCents);
  known.add(totals.previousCents ?? 0);
  return new Set([...known].map(Math.abs));
}

function distinct(suspects: readonly Suspect[]): Suspect[] {
  return [...new Map(suspects.map((suspect) => [JSON.stringify(suspect), suspect])).values()];
}

/** Whether two amounts in cents are printed alike but for one digit that is another, or that one of them lacks. */
function isOneGlyphApart(oneCents: number, otherCents: number): boolean {
  if (oneCents === otherCents || oneCents <= 0 || otherCents <= 0) return false;
  const [short = "", long = ""] = [String(oneCents), String(otherCents)].sort((a, b) => a.length - b.length);
  if (long.length - short.length > 1) return false;
  const at = [...short].findIndex((digit, index) => digit !== long[index]);
  const from = at < 0 ? short.length : at;
  return short.length === long.length
    ? short.slice(from + 1) === long.slice(from + 1)
    : short.slice(from) === long.slice(from + 1);
}
