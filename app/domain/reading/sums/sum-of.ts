/** What amounts come to, in cents. */
export const sumOf = (cents: readonly number[]): number => cents.reduce((sum, one) => sum + one, 0);

/** The same; null where one of them is not told. */
export const sumIfTold = (cents: readonly (number | null)[]): number | null =>
  cents.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0);
