import type { CodingEdits } from "#app/domain/coding-edits/coding-edits.ts";
import { type AuditedBill, dayOf } from "./audited-bill.ts";
import { editTableOf } from "./edit-table.ts";
import type { LinePriceContext } from "./line-price-context.ts";
import type { RuleId } from "./rule-ids.ts";

/** The editions of tables and files that each rule was held by for the bill's days, oldest first; a rule that rests on none is
 *  not in it, one without an edition for those days has an empty list. */
export type EditionsByRule = Partial<Record<RuleId, string[]>>;

/** `prices`: of the bill's lines. A price file's edition is its date. */
export function editionsByRule(
  bill: AuditedBill,
  edits: CodingEdits,
  prices: readonly LinePriceContext[],
): EditionsByRule {
  const table = bill.setting && editTableOf(bill.setting);
  const days = [...new Set(bill.lines.map((line) => dayOf(bill, line)).filter((day) => day !== null))];
  const onDays = (editionOn: (day: string) => string | null) => sorted(days.map(editionOn));
  const own = sorted(prices.map((price) => price.own?.fileDate ?? null));
  return {
    "ncci-pair": table ? onDays((day) => edits.pairEdition(table, day)) : [],
    "mue-units": table ? onDays((day) => edits.limitEdition(table, day)) : [],
    "add-on-without-primary": onDays((day) => edits.addOnEdition(day)),
    "above-own-published-price": own,
    "above-cash-price": own,
    "above-medicare": sorted(
      prices.map(({ medicare }) => medicare && `${medicare.schedule} ${medicare.edition}`),
    ),
  };
}

/** Of the coding edits alone. */
export function codingEditionsOf(editions: EditionsByRule): string[] {
  const {
    "ncci-pair": pairs = [],
    "mue-units": limits = [],
    "add-on-without-primary": addOns = [],
  } = editions;
  return sorted([...pairs, ...limits, ...addOns]);
}

function sorted(editions: readonly (string | null)[]): string[] {
  return [...new Set(editions.filter((edition) => edition !== null))].sort();
}
