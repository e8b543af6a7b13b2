import type { CodeType, ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type PrintedValue, printedAt, printedIn } from "#app/domain/reading/values/printed-at.ts";
import type { WordedValue } from "#app/domain/reading/values/said.ts";
import type { BillLine } from "../bill.ts";
import { withSureness } from "./choice/sureness.ts";
import type { DateReading } from "./dates/date-reading.ts";
import type { ChargeLine } from "./lines/charge-line.ts";

/** How sure an amount is that a printed total speaks against. */
const DOUBTED = 0.5;

/** Returns a charge as a bill has it, with the places of what was read.
 *  @param onlyServiceDate Of charges that have no date. */
export function toBillLine(
  line: ChargeLine,
  isoOf: DateReading["isoOf"],
  onlyServiceDate: PrintedValue<string> | null,
): BillLine {
  const day = line.date && isoOf(line.date);
  const [revenueCode, ndc] = [printed(line.revenueCode), printed(line.ndc)];
  return {
    serviceDate: line.date && day ? printedIn(day, line.date) : onlyServiceDate,
    serviceCode: printed(line.procedure) ?? asServiceCode("NDC", ndc) ?? asServiceCode("RC", revenueCode),
    modifiers: line.modifiers.map(printedOf),
    revenueCode,
    ndc,
    description: printed(line.description),
    units: printed(line.units),
    unitPriceCents: printed(line.unitPrice),
    amountCents: withSureness(
      printedIn(line.amount.cents, line.amount),
      line.otherCents === undefined ? 1 : DOUBTED,
    ),
    otherAmountCents: line.otherCents ?? null,
  };
}

function printedOf<Value>({ value, row, words, sureness }: WordedValue<Value>): PrintedValue<Value> {
  const read = printedAt(value, row, words);
  return { ...read, confidence: sureness * read.confidence };
}

const printed = <Value>(said: WordedValue<Value> | null) => said && printedOf(said);

function asServiceCode(
  codeType: CodeType,
  code: PrintedValue<string> | null,
): PrintedValue<ServiceCode> | null {
  return code && { ...code, value: { codeType, code: code.value } };
}
