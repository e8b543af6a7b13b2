import type { PrintedAmount } from "#app/domain/reading/values/amounts.ts";
import { printedIn } from "#app/domain/reading/values/printed-at.ts";
import type { OtherAmount } from "../../bill.ts";
import type { Evidence } from "../find-evidence.ts";
import { isSmallPrint, isThanks } from "../tokens/offers.ts";
import { isProse } from "../tokens/prose.ts";

/** No bill that a person checks has more. */
const MAX_AMOUNTS = 120;

/** Each amount of money that stands outside the charges, once, never negative, at its first place; one that stands anywhere as a part
 *  of a table or behind a label is in no sentence. Nothing is left out but zeros. */
export function listOtherAmounts({
  all,
  tableRows,
  ways,
}: Pick<Evidence, "all" | "tableRows" | "ways">): OtherAmount[] {
  const found = new Map<number, OtherAmount>();
  for (const { row, charged, isOffer } of all) {
    if (tableRows.has(row)) continue;
    const isSaid = isOffer || isSmallPrint(row) || isThanks(row);
    for (const amount of charged) {
      if (!ways.wholeDollars && isBareNumber(amount)) continue;
      const cents = Math.abs(amount.cents);
      const isInSentence = isSaid || isProse(row, amount);
      const known = found.get(cents);
      if (cents === 0 || known?.isInSentence === false || (known && isInSentence)) continue;
      if (!known && found.size >= MAX_AMOUNTS) continue;
      found.set(cents, { ...printedIn(cents, amount), isInSentence });
    }
  }
  return [...found.values()];
}

/** A number of a street or a ZIP code, which a form without points would have as an amount. */
function isBareNumber({ row, start, end }: PrintedAmount): boolean {
  return end - start === 1 && /^\d+$/.test(row.words[start]?.text ?? "");
}
