import type { AuditInput, RuleFinding } from "./audit-rule.ts";
import { editTableOf } from "./edit-table.ts";
import type { FindingFacts } from "./finding.ts";
import type { LinePriceContext } from "./line-price-context.ts";
import type { StandingLine } from "./standing-lines.ts";

/** A published price of one unit, and what is said of it besides. */
export interface PublishedPrice {
  unitCents: number;
  facts: FindingFacts;
}

/** A line that charges more than a published price. */
export interface LineAbove {
  line: StandingLine;
  /** For all units of the line; for one where no one knows how many there are. */
  priceCents: number;
  differenceCents: number;
  isUnitsKnown: boolean;
  facts: FindingFacts;
}

/** The lines that charge more than a published price for their units; null: none is published. */
export function linesAbove(
  input: AuditInput,
  priceOf: (context: LinePriceContext) => PublishedPrice | null,
): LineAbove[] | null {
  const published = input.prices?.map(priceOf) ?? [];
  if (published.every((price) => price === null)) return null;
  return input.standing.flatMap((line): LineAbove[] => {
    const price = published[line.index] ?? null;
    if (price === null) return [];
    const units = unitsOf(input, line);
    const { amountCents } = line.line;
    const priceCents = Math.round(price.unitCents * (units ?? 1));
    const differenceCents = amountCents - priceCents;
    if (priceCents <= 0 || differenceCents <= 0) return [];
    const facts = { ...price.facts, amountCents, priceCents, differenceCents };
    return [{ line, priceCents, differenceCents, isUnitsKnown: units !== null, facts }];
  });
}

/** What others ask or pay: it puts no amount in question. */
export function foundAbove({ line, isUnitsKnown, facts }: LineAbove): RuleFinding {
  return { lines: [line.index], stakes: [], kind: isUnitsKnown ? "above" : "units-unknown", facts };
}

/** As printed; one where more are not believable; null: no one knows. */
function unitsOf({ bill, edits }: AuditInput, { line, procedure, day }: StandingLine): number | null {
  if (line.units !== null) return line.units;
  const table = bill.setting && editTableOf(bill.setting);
  if (!table || procedure === null || day === null) return null;
  return edits.findLimit(table, procedure, day)?.units === 1 ? 1 : null;
}
