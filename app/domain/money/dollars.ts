declare const unit: unique symbol;

/**
 * An exact amount of US dollars, a decimal as PostgreSQL's numeric prints it: '1234.50', '0.0375'. Published prices have
 * up to four decimals and may be far above what a float adds up without loss, so that a number is made of one only where
 * it leaves the program (JSON, CSV) or is drawn.
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
