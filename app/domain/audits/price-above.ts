import type { AuditInput, Found, RuleOutcome } from "./audit-rule.ts";
import type { FindingFacts } from "./finding.ts";
import type { LinePriceContext } from "./line-price-context.ts";

/** A published price of one unit, and what is said of it besides. */
interface PublishedPrice {
  unitCents: number;
  facts: FindingFacts;
}

/** The lines that charge more than a published price for their units; null: none is known. `isStaked`: the difference may
 *  come off. */
export function linesAbove(
  { standing, prices }: AuditInput,
  priceOf: (context: LinePriceContext) => PublishedPrice | null,
  { isStaked }: { isStaked: boolean },
): { findings: readonly Found[] } | null {
  const published = prices?.map(priceOf) ?? [];
  if (published.every((price) => price === null)) return null;
  const findings = standing.flatMap(({ index, line: { amountCents, units } }): Found[] => {
    const price = published[index] ?? null;
    if (price === null) return [];
    const priceCents = Math.round(price.unitCents * (units ?? 1));
    const differenceCents = amountCents - priceCents;
    if (priceCents <= 0 || differenceCents <= 0) return [];
    return [
      {
        lines: [index],
        stakes: isStaked ? [{ lines: [index], amountCents: differenceCents }] : [],
        kind: "above",
        facts: { ...price.facts, amountCents, priceCents, differenceCents },
      },
    ];
  });
  return { findings };
}

/** Like `linesAbove`, of a price in the hospital's own file. */
export function linesAboveOwn(
  input: AuditInput,
  kind: "grossCents" | "cashCents",
  { isStaked }: { isStaked: boolean },
): RuleOutcome {
  const outcome = linesAbove(
    input,
    ({ own }) => {
      if (!own || own[kind] === null) return null;
      const { importId, place, fileDate } = own;
      return { unitCents: own[kind], facts: { importId, place, fileDate } };
    },
    { isStaked },
  );
  return outcome ?? { notChecked: "no-published-prices" };
}
