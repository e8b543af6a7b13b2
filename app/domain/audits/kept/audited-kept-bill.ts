import type { KeptBill } from "#app/domain/bills/kept/kept-bill.ts";
import type { AuditedBill } from "../audited-bill.ts";
import { auditedBillOf, auditedTotals } from "../audited-bill-of-bill.ts";
import { doubtsOf } from "../audited-typed-bill.ts";
import type { AuditFacts } from "../read-audit-facts.ts";

/** A kept bill as an audit looks at it. Lines that state no amount are left out: `lineIds` says which line is at each
 *  index. */
export function auditedKeptBill(
  { providerName, hospital, statementDate, serviceDates, totals, lines }: KeptBill,
  facts: AuditFacts,
): { auditedBill: AuditedBill; lineIds: number[] } {
  const priced = lines.flatMap(({ lineId, amountCents, ...line }) =>
    amountCents === null ? [] : [{ lineId, amountCents: amountCents.value, line }],
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
      unitPriceCents: null,
      amountCents,
      description: line.description?.value ?? null,
      ...doubtsOf({ unitsConfidence: line.units?.printed?.confidence ?? 1, amountConfidence: 1 }),
    })),
    totals: auditedTotals(totals),
    payments: null,
  };
  return { auditedBill: auditedBillOf(bill, facts), lineIds: priced.map(({ lineId }) => lineId) };
}
