import type { CodeType } from "#app/domain/billing-codes/service-code.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { MovingKind } from "#app/domain/price-moves/price-move.ts";
import type { PriceFileReason } from "#app/domain/sources/price-file-state.ts";

/** Smaller moves are not told, in percent of the former price. */
export const MIN_TOLD_PERCENT = 10;

/** What changes are asked of: one hospital, one service at any hospital, or one state. */
export type ChangesScope =
  | { of: "hospital"; hospitalId: number }
  | { of: "service"; codeType: CodeType; code: string }
  | { of: "state"; state: string };

interface OfHospital {
  hospitalName: string;
  hospitalShortId: string;
  /** ISO time. */
  happenedAt: string;
}

/**
 * Something that changed. 'edition': another price file came in; `upCount`, `downCount`: its prices that rose or fell by 1 %
 * or more against the former file, null where there is none. 'move': a price that changed by `MIN_TOLD_PERCENT` or more.
 * 'failing': the newest file does not come in, for the reason; 'again': it does.
 */
export type Change = OfHospital &
  (
    | {
        kind: "edition";
        importId: number;
        fileDate: string | null;
        upCount: number | null;
        downCount: number | null;
      }
    | {
        kind: "move";
        importId: number;
        priceKind: MovingKind;
        chargeNo: number;
        serviceName: string;
        codeType: CodeType;
        code: string;
        formerDollars: Dollars;
        presentDollars: Dollars;
        /** Of the former price: -12.5 = an eighth less. */
        changePercent: number;
      }
    | { kind: "failing"; eventId: number; reason: PriceFileReason }
    | { kind: "again"; eventId: number }
  );
