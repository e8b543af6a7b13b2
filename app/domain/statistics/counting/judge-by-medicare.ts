import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Implausibility } from "#app/domain/charges/implausibility.ts";
import { rangeByMedicare } from "#app/domain/medicare/likely-range.ts";
import { findYardstick, type NationalAmounts } from "#app/domain/medicare/national-amounts.ts";
import type { ChargeKind, MedicareJudge } from "../tables/statistics-tables.server.ts";
import { isOutside } from "../values/price-distribution.ts";

/** A judge that no price of others moves, with what it says of a price that is none. */
export type JudgeByMedicare = MedicareJudge & {
  verdictOf(kind: ChargeKind, amountE4: number): Implausibility | null;
};

/** Around what Medicare pays the doctor: fees of doctors are 0.4 to 2.5 times as much. */
const DOCTORS_FEES = { least: 0.4, most: 2.5 };

/** Returns the judge of the prices under a key by Medicare's amount; null: it sets none, and the median of comparable prices
 *  judges (decision 037). */
export function judgeByMedicare(
  amounts: NationalAmounts,
  service: ServiceCode,
  likeness: Omit<Likeness, "setting">,
): JudgeByMedicare | null {
  const yardstick = findYardstick(amounts, service, likeness);
  if (yardstick === null) return null;
  const { medicareE4, doctorE4 } = yardstick;
  const ranges = {
    gross: rangeByMedicare(service, "gross", medicareE4),
    cash: rangeByMedicare(service, "cash", medicareE4),
    negotiated: rangeByMedicare(service, "negotiated", medicareE4),
  };
  return {
    medicareE4,
    rangeOf: (kind) => ranges[kind],
    verdictOf(kind, amountE4) {
      const range = ranges[kind];
      if (!isOutside(range, amountE4)) return null;
      if (amountE4 > range.toE4) return "far-above-medicare";
      const isDoctors =
        doctorE4 !== null &&
        amountE4 >= doctorE4 * DOCTORS_FEES.least &&
        amountE4 <= doctorE4 * DOCTORS_FEES.most;
      return isDoctors ? "near-the-doctors-fee" : "far-below-medicare";
    },
  };
}
