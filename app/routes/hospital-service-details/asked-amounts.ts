import type { PlanTerms } from "#app/domain/cost-sharing/patient-share.ts";
import { type Dollars, dollarsOfCents } from "#app/domain/money/dollars.ts";
import { parseAmount } from "#app/domain/money/parse-amount.ts";
import type { ServiceQuery } from "./service-query.ts";

/** A field whose value is missing or cannot be read, by its name in the address. */
export type AmountField = "payer" | "amount" | "deductible" | "coinsurance" | "copay" | "out_of_pocket";

/** What was typed into the forms: null amounts were not, or cannot be read. */
export type AskedAmounts = {
  billDollars: Dollars | null;
  /** Null: nothing was asked, or something is wrong. */
  terms: PlanTerms | null;
  problems: AmountField[];
};

/** No service has a price this high. */
const MAX_CENTS = 10_000_000_000;

const PERCENT = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/;

export function readAskedAmounts(query: ServiceQuery): AskedAmounts {
  const problems: AmountField[] = [];
  const centsOf = (written: string, field: AmountField, minCents: number): number | null => {
    if (written === "") return null;
    const cents = parseAmount(written);
    if (cents !== null && cents >= minCents && cents < MAX_CENTS) return cents;
    problems.push(field);
    return null;
  };
  const billCents = centsOf(query.amount, "amount", 1);
  const deductibleLeftCents = centsOf(query.deductible, "deductible", 0);
  const coinsurance = PERCENT.exec(query.coinsurance)?.[1];
  const coinsurancePercent = Number(coinsurance ?? 0);
  if (query.coinsurance !== "" && (coinsurance === undefined || coinsurancePercent > 100)) {
    problems.push("coinsurance");
  }
  const copayCents = centsOf(query.copay, "copay", 0);
  const outOfPocketLeftCents = centsOf(query.outOfPocket, "out_of_pocket", 0);
  const { deductible, copay, outOfPocket } = query;
  const isAsked = [deductible, query.coinsurance, copay, outOfPocket].some((typed) => typed !== "");
  if (isAsked && query.payer === "") problems.push("payer");
  const isReadable = problems.every((field) => field === "amount");
  return {
    billDollars: dollarsOfCents(billCents),
    terms:
      isAsked && isReadable
        ? {
            deductibleLeftCents: deductibleLeftCents ?? 0,
            coinsurancePercent,
            copayCents,
            outOfPocketLeftCents,
          }
        : null,
    problems,
  };
}
