import type { KeptBill, Stated } from "#app/domain/bills/kept/kept-bill.ts";
import type { AuditedBill } from "../audited-bill.ts";
import { auditedBillOf, auditedTotals, unitsConfidenceOf } from "../audited-bill-of-bill.ts";
import { doubtsOf } from "../audited-typed-bill.ts";
import type { AuditFacts } from "../read-audit-facts.ts";

/** A kept bill as an audit looks at it. Lines that state no amount are left out: `lineIds` says which line is at each
 *  index. */
export function auditedKeptBill(
  { providerName, hospital, statementDate, serviceDates, totals, previousCents, lines, payments }: KeptBill,
  facts: AuditFacts,
): { auditedBill: AuditedBill; lineIds: number[] } {
  const priced = lines.flatMap(({ lineId, amountCents, ...line }) =>
    amountCents === null ? [] : [{ lineId, amountCents, line }],
  );
  const [first, last] = [serviceDates.first?.value ?? null, serviceDates.last?.value ?? null];
  const bill = {
    providerName: providerName?.value ?? hospital?.name ?? null,
    statementDate: statementDate?.value ?? null,
    serviceFrom: first ?? last,
    serviceTo: last ?? first,
    lines: priced.map(({ amountCents, line }) => ({
      serviceDate: line.serviceDate?.value ?? null,
      serviceCode: line.serviceCode?.value ?? null,
      revenueCode: line.revenueCode?.value ?? null,
      modifiers: line.modifiers.map(({ value }) => value),
      units: line.units?.value ?? null,
      unitPriceCents: line.unitPriceCents?.value ?? null,
      amountCents: amountCents.value,
      description: line.description?.value ?? null,
      ...doubtsOf({
        unitsConfidence: unitsConfidenceOf({
          units: read(line.units),
          unitPriceCents: read(line.unitPriceCents ?? null),
          amountCents: { value: amountCents.value, confidence: amountCents.printed?.confidence ?? 1 },
        }),
        amountConfidence: 1,
      }),
    })),
    totals: { ...auditedTotals(totals), ...(previousCents !== undefined && { previousCents }) },
    payments: payments ?? null,
  };
  return { auditedBill: auditedBillOf(bill, facts), lineIds: priced.map(({ lineId }) => lineId) };
}

/** A value with how surely it was read; surely what was typed. */
const read = (stated: Stated<number> | null) =>
  stated && { value: stated.value, confidence: stated.printed?.confidence ?? 1 };
