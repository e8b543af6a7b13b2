import { trimEndOf } from "#app/platform/text/trim-end-of.ts";
import { type Dollars, dollars } from "./dollars.ts";

/** The exact sum; of nothing it is 0. */
export function sumOfDollars(amounts: readonly Dollars[]): Dollars {
  const decimals = Math.max(0, ...amounts.map(decimalsOf));
  return ofUnits(
    amounts.reduce((sum, amount) => sum + unitsOf(amount, decimals), 0n),
    decimals,
  );
}

/** What is exactly left of an amount without another; negative where the other is more. */
export function dollarsWithout(amount: Dollars, other: Dollars): Dollars {
  const decimals = Math.max(decimalsOf(amount), decimalsOf(other));
  return ofUnits(unitsOf(amount, decimals) - unitsOf(other, decimals), decimals);
}

/** Negative where the first is less, 0 where both are the same amount, however they are written. */
export function compareDollars(first: Dollars, second: Dollars): number {
  const difference = Number(first) - Number(second);
  if (difference !== 0 || first === second) return difference;
  const decimals = Math.max(decimalsOf(first), decimalsOf(second));
  return Number(unitsOf(first, decimals) - unitsOf(second, decimals));
}

/** An amount as a part of another, which is not 0, rounded half up to four decimals: '0.5500'. */
export function quotientOfDollars(amount: Dollars, whole: Dollars): string {
  const decimals = Math.max(decimalsOf(amount), decimalsOf(whole));
  const [part, all] = [unitsOf(amount, decimals), unitsOf(whole, decimals)];
  const tenThousandths = (20_000n * part + all) / (2n * all);
  return `${tenThousandths / 10_000n}.${String(tenThousandths % 10_000n).padStart(4, "0")}`;
}

function decimalsOf(amount: Dollars): number {
  const point = amount.indexOf(".");
  return point < 0 ? 0 : amount.length - point - 1;
}

function unitsOf(amount: Dollars, decimals: number): bigint {
  const missing = decimals - decimalsOf(amount);
  return BigInt(amount.replace(".", "")) * 10n ** BigInt(missing);
}

function ofUnits(units: bigint, decimals: number): Dollars {
  const sign = units < 0n ? "-" : "";
  const digits = String(units < 0n ? -units : units).padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = trimEndOf(digits.slice(digits.length - decimals), /0/);
  return dollars(`${sign}${whole}${fraction === "" ? "" : `.${fraction}`}`);
}
