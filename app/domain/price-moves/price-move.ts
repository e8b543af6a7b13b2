import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";

/** The kinds of prices whose moves are kept. */
export const movingKinds = ["cash", "gross"] as const;
export type MovingKind = (typeof movingKinds)[number];
export type MoveDirection = "up" | "down";

/** A price that differs by 1% or more between a hospital's present file and the newest of its former ones. */
export type PriceMove = ComparableKey & {
  hospitalId: number;
  hospitalShortId: string;
  hospitalName: string;
  city: string | null;
  state: string;
  chargeNo: number;
  /** Ours, else what the hospital calls it. */
  serviceName: string;
  category: string;
  formerDollars: Dollars;
  presentDollars: Dollars;
  /** Present less former. */
  changeDollars: Dollars;
  /** Of the former price: 50 = half as much again. */
  changePercent: number;
  importId: number;
  /** ISO day, the file's own; null where it gave none, as with `formerFileDate`. */
  fileDate: string | null;
  formerImportId: number;
  formerFileDate: string | null;
};
