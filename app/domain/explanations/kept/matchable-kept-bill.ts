import { type KeptBill, sumOfLinesCents } from "#app/domain/bills/kept/kept-bill.ts";
import type { MatchableBill } from "../matching/matchable-bill.ts";

/** What of a kept bill an explanation can be found by. */
export function matchableKeptBill(bill: KeptBill): MatchableBill {
  const { providerName, hospital, statementDate, serviceDates, totals, lines } = bill;
  return {
    providerName: providerName?.value ?? null,
    hospitalNames: hospital ? [hospital.name] : [],
    accountNumber: null,
    claimNumbers: [],
    statementDate: statementDate?.value ?? null,
    serviceFrom: (serviceDates.first ?? serviceDates.last)?.value ?? null,
    serviceTo: (serviceDates.last ?? serviceDates.first)?.value ?? null,
    lines: lines.flatMap(({ serviceDate, serviceCode, amountCents }) =>
      amountCents === null
        ? []
        : [
            {
              serviceDate: serviceDate?.value ?? null,
              code: serviceCode?.value.code ?? null,
              amountCents: amountCents.value,
            },
          ],
    ),
    chargesCents: totals.chargesCents?.value ?? sumOfLinesCents(bill),
    balanceCents: totals.amountDueCents?.value ?? null,
  };
}
