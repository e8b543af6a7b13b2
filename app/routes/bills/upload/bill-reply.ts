import { type Bill, type BillLine, invoiceDateOf, totalChargesCentsOf } from "#app/domain/bills/bill.ts";
import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";
import type { PrintedValue } from "#app/domain/reading/values/printed-at.ts";

/** A bill as /ocr/cloud_ocr answers it: amounts in US dollars, ISO days; null means not printed or not read. */
export function billReply(bill: Bill) {
  return {
    hospital_name: bill.providerName?.value ?? null,
    total_price: { total: dollarsNumber(dollarsOfCents(totalChargesCentsOf(bill))) },
    date: invoiceDateOf(bill),
    line_items: bill.lines.map((line) => ({
      date: line.serviceDate?.value ?? null,
      code: line.serviceCode?.value.code ?? null,
      code_type: line.serviceCode?.value.codeType ?? null,
      modifiers: line.modifiers.map(({ value }) => value),
      revenue_code: line.revenueCode?.value ?? null,
      description: line.description?.value ?? null,
      quantity: line.units?.value ?? null,
      amount: dollarsNumber(dollarsOfCents(line.amountCents.value)),
    })),
  };
}

/** A bill as /ocr/read_document answers it: also what is due, the account's number, and how surely each value was read, 0 to 1;
 *  null next to a value that is null. */
export function documentBillReply(bill: Bill) {
  const { providerName, totals, statementDate, serviceDates, correspondence, lines } = bill;
  const { accountNumber } = correspondence;
  const amounts = lines.map(({ amountCents }) => amountCents);
  return {
    ...billReply(bill),
    amount_due: dollarsNumber(dollarsOfCents(totals.amountDueCents?.value ?? null)),
    account_number: accountNumber?.value ?? null,
    confidences: {
      hospital_name: confidenceOf(providerName),
      total: confidenceOf(...(totals.chargesCents ? [totals.chargesCents] : amounts)),
      date: confidenceOf(statementDate ?? serviceDates?.first ?? null),
      amount_due: confidenceOf(totals.amountDueCents),
      account_number: confidenceOf(accountNumber),
      line_items: lines.map(confidencesOfLine),
    },
  };
}

function confidencesOfLine(line: BillLine) {
  return {
    date: confidenceOf(line.serviceDate),
    code: confidenceOf(line.serviceCode),
    modifiers: confidenceOf(...line.modifiers),
    revenue_code: confidenceOf(line.revenueCode),
    description: confidenceOf(line.description),
    quantity: confidenceOf(line.units),
    amount: confidenceOf(line.amountCents),
  };
}

/** Of the least sure of the values, in hundredths; null: none. */
function confidenceOf(...values: (PrintedValue<unknown> | null)[]): number | null {
  const all = values.flatMap((value) => value?.confidence ?? []);
  return all.length === 0 ? null : Math.round(100 * Math.min(...all)) / 100;
}
