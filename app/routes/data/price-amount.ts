const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  maximumFractionDigits: 0,
});
const withCents = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

/** '$1,230' or '$1,234.56': cents only where there are any, so that columns stay narrow. */
export function priceAmount(dollars: number): string {
  return (Number.isInteger(dollars) ? whole : withCents).format(dollars);
}
