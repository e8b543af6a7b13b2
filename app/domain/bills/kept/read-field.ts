import { normaliseCode } from "#app/domain/billing-codes/normalise-code.ts";
import { procedureCodeShape } from "#app/domain/billing-codes/procedure-code-shape.ts";
import { isCodeType, type ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { typedDay } from "#app/domain/dates/typed-day.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";

/** What a typed text of a bill can be wrong by. */
export type FieldProblem =
  | "date-invalid"
  | "date-too-early"
  | "date-in-future"
  | "date-before-first"
  | "amount-invalid"
  | "amount-negative"
  | "amount-too-large"
  | "units-invalid"
  | "days-invalid"
  | "code-invalid"
  | "modifiers-invalid"
  | "revenue-code-invalid"
  | "text-too-long"
  | "hospital-unknown"
  | "provider-missing";

export type ReadField<Value> = { value: Value } | { problem: FieldProblem };

const MAX_TEXT_LENGTH = 200;
/** Of a day, an amount, a code, modifiers and units. */
const MAX_VALUE_LENGTH = 60;
/** $100 million: more than any bill. */
const MAX_CENTS = 10_000_000_000;
const MAX_UNITS = 1_000_000;
const MAX_MODIFIERS = 8;
const EARLIEST_DAY = "1990-01-01";
const LATEST_DAY = "2099-12-31";

export function readText(typed: string): ReadField<string> {
  return typed.length > MAX_TEXT_LENGTH ? { problem: "text-too-long" } : { value: typed };
}

/** An ISO day; as people in the US write it, too: 3/1/2026. `today`: an ISO day. */
export function readDay(typed: string, today: string): ReadField<string> {
  const day = typed.length > MAX_VALUE_LENGTH ? null : typedDay(typed);
  if (day === null) return { problem: "date-invalid" };
  if (day < EARLIEST_DAY) return { problem: "date-too-early" };
  return day > today ? { problem: "date-in-future" } : { value: day };
}

/** The same of a day that may be to come. */
export const readDayAhead = (typed: string) => readDay(typed, LATEST_DAY);

/** Whole cents; of another currency than dollars nothing is read. */
export function readAmount(typed: string): ReadField<number> {
  if (typed.length > MAX_VALUE_LENGTH || isForeignAmount(typed)) return { problem: "amount-invalid" };
  const amountCents = parseAmount(typed);
  if (amountCents === null) {
    return { problem: /^\$?[\d,]{9,}(\.\d*)?$/.test(typed) ? "amount-too-large" : "amount-invalid" };
  }
  if (amountCents < 0) return { problem: "amount-negative" };
  return amountCents > MAX_CENTS ? { problem: "amount-too-large" } : { value: amountCents };
}

/** The same of a line of a bill, which may be a credit with a minus sign. */
export function readCharge(typed: string): ReadField<number> {
  const read = readAmount(typed);
  const cents = "problem" in read && read.problem === "amount-negative" ? parseAmount(typed) : null;
  if (cents === null) return read;
  return cents < -MAX_CENTS ? { problem: "amount-too-large" } : { value: cents };
}

/** Whether an amount names another currency: its value in dollars isn't known. */
export function isForeignAmount(typed: string): boolean {
  return /[€£¥₹]|RM|MYR|EUR|GBP|CAD/i.test(typed);
}

export function readUnits(typed: string): ReadField<number> {
  const units = /^\d{1,7}(\.\d{1,3})?$/.test(typed) ? Number(typed) : Number.NaN;
  return units > 0 && units <= MAX_UNITS ? { value: units } : { problem: "units-invalid" };
}

/** A code in its one spelling. Without a type it is a procedure's where it has the shape of one, else the hospital's own. */
export function readCode(typedType: string, typed: string): ReadField<ServiceCode> {
  if (typed.length > MAX_VALUE_LENGTH) return { problem: "code-invalid" };
  const type = isCodeType(typedType) ? typedType : (procedureCodeShape(typed.toUpperCase()) ?? "LOCAL");
  const code = normaliseCode(type, typed);
  return code ? { value: code } : { problem: "code-invalid" };
}

export function readModifiers(typed: string): ReadField<string[]> {
  if (typed.length > MAX_VALUE_LENGTH) return { problem: "modifiers-invalid" };
  const modifiers = typed
    .toUpperCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const areModifiers =
    modifiers.length <= MAX_MODIFIERS && modifiers.every((text) => /^[A-Z0-9]{2}$/.test(text));
  return areModifiers ? { value: modifiers } : { problem: "modifiers-invalid" };
}

/** Four digits. */
export function readRevenueCode(typed: string): ReadField<string> {
  return /^\d{3,4}$/.test(typed) ? { value: typed.padStart(4, "0") } : { problem: "revenue-code-invalid" };
}
