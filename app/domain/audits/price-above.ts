import type { AuditInput, Found, RuleOutcome } from "./audit-rule.ts";
import type { LinePriceContext } from "./line-price-context.ts";

/** The lines that charge more than a published price for their units. `staked`: whether the difference may come off. */
export function linesAbove(
  { bill: { lines }, prices }: AuditInput,
  priceOf: (context: LinePriceContext) => number | null,
  { isStaked }: { isStaked: boolean },
): RuleOutcome {
  if (prices === null || prices.every((context) => priceOf(context) === null)) {
    return { notChecked: "no-published-prices" };
  }
  const findings = lines.flatMap(({ amountCents, units }, index): Found[] => {
    const unitCents = priceOf(prices[index]!);
    if (unitCents === null) return [];
    const priceCents = Math.round(unitCents * (units ?? 1));
    const aboveCents = amountCents - priceCents;
    if (aboveCents <= 0) return [];
    return [
      {
        lines: [index],
        stakes: isStaked ? [{ lines: [index], amountCents: aboveCents }] : [],
        kind: "above",
        facts: { amountCents, priceCents, differenceCents: aboveCents },
      },
    ];
  });
  return { findings };
}
