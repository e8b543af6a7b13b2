import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type LikelyRange, rangeByMedicare } from "#app/domain/medicare/likely-range.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { rangeAround, toE4 } from "../values/price-distribution.ts";
import type { ChargeKind } from "./statistics-tables.server.ts";

/** Returns the plausible range for a kind of price: around Medicare's amount in the row, else around the median
 *  of comparable prices. Null: nothing judges them. */
export function likelyRangeOf(
  { codeType, code, medicareDollars }: ServiceCode & { medicareDollars: Dollars | null },
  kind: ChargeKind,
  middleE4: number | null,
): LikelyRange | null {
  return medicareDollars === null
    ? rangeAround(middleE4)
    : rangeByMedicare({ codeType, code }, kind, toE4(medicareDollars));
}
