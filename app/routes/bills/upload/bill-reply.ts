import { type Bill, invoiceDateOf, totalChargesCentsOf } from "#app/domain/bills/bill.ts";
import { dollarsNumber, dollarsOfCents } from "#app/domain/money/dollars.ts";

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
