import { type AuditedBill, type AuditedLine, dayOf } from "./audited-bill.ts";

/** A line of a bill that no credit takes back: a charge, or a credit for something else. */
export interface StandingLine {
  /** Among the bill's lines. */
  index: number;
  line: AuditedLine;
  /** ISO; null: not known. */
  day: string | null;
  /** The CPT or HCPCS code; null: it has none. */
  procedure: string | null;
}

type IndexedLine = Pick<StandingLine, "index" | "line" | "day">;

/**
 * Returns the lines of a bill without charges reversed by a later credit for the same service and amount, and without
 * those credits. Services whose charges and credits add up to zero are left out, too. A credit often has its own
 * posting day. A charge on that same day is reversed first, and among those one with the credit's modifiers.
 */
export function standingLines(bill: AuditedBill): StandingLine[] {
  const reversed = findReversed(bill);
  return bill.lines.flatMap((line, index) => {
    if (reversed.has(index)) return [];
    const { serviceCode } = line;
    const isProcedure = serviceCode?.codeType === "CPT" || serviceCode?.codeType === "HCPCS";
    return [{ index, line, day: dayOf(bill, line), procedure: isProcedure ? serviceCode.code : null }];
  });
}

/** Indexes of credits and of what they take back. */
function findReversed(bill: AuditedBill): ReadonlySet<number> {
  const services = new Map<string, IndexedLine[]>();
  for (const [index, line] of bill.lines.entries()) {
    const indexed = { index, line, day: dayOf(bill, line) };
    const key = serviceOf(line);
    const service = services.get(key);
    if (service) service.push(indexed);
    else services.set(key, [indexed]);
  }
  return new Set([...services.values()].flatMap(reversedOf).map(({ index }) => index));
}

/** Among the lines of one service. */
function reversedOf(lines: readonly IndexedLine[]): IndexedLine[] {
  const credits = lines.filter(({ line }) => line.amountCents < 0);
  if (credits.length === 0) return [];
  if (lines.reduce((sum, { line }) => sum + line.amountCents, 0) === 0) return [...lines];
  const open = new Map<number, IndexedLine[]>();
  for (const charge of lines) {
    const { amountCents } = charge.line;
    if (amountCents <= 0) continue;
    const charges = open.get(amountCents);
    if (charges) charges.push(charge);
    else open.set(amountCents, [charge]);
  }
  return credits.flatMap((credit) => {
    const charges = open.get(-credit.line.amountCents) ?? [];
    const charge = closestCharge(charges, credit);
    if (!charge) return [];
    charges.splice(charges.indexOf(charge), 1);
    return [charge, credit];
  });
}

/** The charge that a credit most likely takes back; undefined where all come later. */
function closestCharge(charges: readonly IndexedLine[], credit: IndexedLine): IndexedLine | undefined {
  const modifiers = String(credit.line.modifiers);
  return (
    charges.findLast(({ day, line }) => day === credit.day && String(line.modifiers) === modifiers) ??
    charges.findLast(({ day }) => day === credit.day) ??
    charges.findLast(({ day }) => day === null || credit.day === null || day < credit.day)
  );
}

function serviceOf({ serviceCode, description }: AuditedLine): string {
  const service = serviceCode ? `${serviceCode.codeType} ${serviceCode.code}` : (description ?? "").trim();
  return service.toLowerCase();
}
