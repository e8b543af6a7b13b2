import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { type LikelyRange, rangeByMedicare } from "#app/domain/medicare/likely-range.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import { rangeAround, toE4 } from "./price-distribution.ts";
import type { ChargeKind } from "./statistics-tables.server.ts";

/** Returns where prices of a kind are likely: judged by Medicare's amount in their row of statistics, else by the middle of
 *  their like. Null: nobody judges them. */
export function likelyRangeOf(
  { codeType, code, medicareDollars }: ServiceCode & { medicareDollars: Dollars | null },
  kind: ChargeKind,
  middleE4: number | null,
): LikelyRange | null {
  return medicareDollars === null
    ? rangeAround(middleE4)
    : rangeByMedicare({ codeType, code }, kind, toE4(medicareDollars));
}
