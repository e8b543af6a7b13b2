import type { PayerCharge, StandardChargeRecord } from "#app/domain/mrf/standard-charge-record.ts";

/** How many of the four amounts of an item or service itself are given. */
export function countChargeAmounts({ gross, cash, min, max }: StandardChargeRecord): number {
  return given(gross) + given(cash) + given(min) + given(max);
}

/** How many amounts a payer's plan has there: dollars, a percentage, an algorithm and what allowed amounts are told. */
export function countPayerAmounts(payer: PayerCharge): number {
  const { dollar, percentage, algorithm, estimatedAmount, medianAmount, p10, p90 } = payer;
  const asPrice = given(dollar) + given(percentage) + given(algorithm);
  return asPrice + given(estimatedAmount) + given(medianAmount) + given(p10) + given(p90);
}

const given = (amount: string | null) => (amount === null ? 0 : 1);
