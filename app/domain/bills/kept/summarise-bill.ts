import { type BillSummary, type KeptBill, pagesOf, sumOfLinesCents } from "./kept-bill.ts";

const MAX_SEARCH_CHARACTERS = 2_000;

export function summariseBill(bill: KeptBill): BillSummary {
  const { providerName, hospital, statementDate, serviceDates, totals, lines, documents } = bill;
  return {
    providerName: providerName?.value ?? null,
    hospital,
    statementDate: statementDate?.value ?? null,
    firstServiceDate: serviceDates.first?.value ?? null,
    lastServiceDate: serviceDates.last?.value ?? null,
    chargesCents: totals.chargesCents?.value ?? sumOfLinesCents(bill),
    amountDueCents: totals.amountDueCents?.value ?? null,
    lineCount: lines.length,
    pageCount: pagesOf(bill).length,
    documentKinds: [...new Set(documents.map(({ kind }) => kind))],
    isShared: bill.sharedBillId !== null,
    searchText: searchTextOf(bill),
  };
}

function searchTextOf({ lines }: KeptBill): string {
  const texts = lines.flatMap(({ serviceCode, revenueCode, description }) => [
    serviceCode?.value.code,
    revenueCode?.value,
    description?.value,
  ]);
  return [...new Set(texts.filter(Boolean))].join(" ").slice(0, MAX_SEARCH_CHARACTERS);
}
