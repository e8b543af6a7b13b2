const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** Cents as US dollars, '$1,234.56'; null, an amount that nobody published or read, as 'Not available'. */
export function formatAmount(amountCents: number | null): string {
  return amountCents === null ? "Not available" : dollars.format(amountCents / 100);
}
