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

/**
 * The lines of a bill but for charges that a later credit of the same service and amount takes back, and those credits.
 * A credit is often posted on a day of its own; a charge of its own day is taken first.
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
function findReversed({ lines }: AuditedBill): ReadonlySet<number> {
  const reversed = new Set<number>();
  const charges = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) {
    if (line.amountCents > 0) charges.set(keyOf(line), [...(charges.get(keyOf(line)) ?? []), index]);
  }
  for (const [index, credit] of lines.entries()) {
    if (credit.amountCents >= 0) continue;
    const open = charges.get(keyOf(credit)) ?? [];
    const sameDay = open.findLastIndex((charge) => lines[charge]!.serviceDate === credit.serviceDate);
    const earlier = open.findLastIndex(
      (charge) => (lines[charge]!.serviceDate ?? "") <= (credit.serviceDate ?? "9999"),
    );
    const [charge] = open.splice(sameDay >= 0 ? sameDay : earlier, sameDay >= 0 || earlier >= 0 ? 1 : 0);
    if (charge !== undefined) reversed.add(charge).add(index);
  }
  return reversed;
}

function keyOf({ serviceCode, description, amountCents }: AuditedLine): string {
  const service = serviceCode ? `${serviceCode.codeType} ${serviceCode.code}` : (description ?? "").trim();
  return `${service.toLowerCase()}|${Math.abs(amountCents)}`;
}
