declare const unit: unique symbol;

/**
 * An exact amount of US dollars, as a decimal that PostgreSQL's numeric prints: '1234.50', '0.0375'. Published prices
 * have up to four decimals and may exceed what a float adds without loss. So an amount becomes a number only for
 * output (JSON, CSV) or drawing.
 */
export type Dollars = string & { readonly [unit]: "US dollars" };

const DECIMAL = /^-?\d+(?:\.\d+)?$/;

/** A decimal as dollars. Throws for any other text. */
export function dollars(decimal: string): Dollars {
  if (!isDollars(decimal)) throw new Error(`"${decimal}" is no decimal of dollars.`);
  return decimal;
}

export function isDollars(value: unknown): value is Dollars {
  return typeof value === "string" && DECIMAL.test(value);
}

/** Whole ten-thousandths of a dollar, in which statistics count. */
export function dollarsOfE4(amountE4: number): Dollars {
  return String(amountE4 / 10_000) as Dollars;
}

/** Whole cents, in which bills count; null, an amount that was not printed or not read, stays null. */
export function dollarsOfCents(amountCents: number): Dollars;
export function dollarsOfCents(amountCents: number | null): Dollars | null;
export function dollarsOfCents(amountCents: number | null): Dollars | null {
  return amountCents === null ? null : (String(amountCents / 100) as Dollars);
}

/** The nearest number, for replies, files and charts; null stays null. */
export function dollarsNumber(amount: Dollars): number;
export function dollarsNumber(amount: Dollars | null): number | null;
export function dollarsNumber(amount: Dollars | null): number | null {
  return amount === null ? null : Number(amount);
}

/** The amount without its sign. */
export function absoluteDollars(amount: Dollars): Dollars {
  return (amount.startsWith("-") ? amount.slice(1) : amount) as Dollars;
}

/** The second amount less the first, exact to the ten-thousandth of a dollar. */
export function differenceDollars(first: Dollars, second: Dollars): Dollars {
  return dollarsOfE4(Math.round(Number(second) * 10_000) - Math.round(Number(first) * 10_000));
}
