import type { Dollars } from "#app/domain/money/dollars.ts";
import { dollarsWithout } from "#app/domain/money/dollars-arithmetic.ts";

/** An amount held against a published price. */
export type WeighedAmount = {
  publishedDollars: Dollars;
  /** Exact; negative where the amount is less. */
  differenceDollars: Dollars;
  /** The difference as a share of the published price: 0.52 is 52% above it; null: that is 0. */
  fromPublished: number | null;
};

export function weighAmount(amount: Dollars, publishedDollars: Dollars): WeighedAmount {
  const differenceDollars = dollarsWithout(amount, publishedDollars);
  const published = Number(publishedDollars);
  return {
    publishedDollars,
    differenceDollars,
    fromPublished: published === 0 ? null : Number(differenceDollars) / published,
  };
}
