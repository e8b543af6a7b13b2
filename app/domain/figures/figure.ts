import type { Likeness } from "#app/domain/billing-codes/comparable-key.ts";
import type { SummedBalance } from "#app/domain/imports/sum-amount-balances.server.ts";
import type { Dollars } from "#app/domain/money/dollars.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { PriceFigures, PriceQuartiles } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import type { PriceClusters } from "#app/domain/statistics/values/price-clusters.ts";

/** What a text of ours can have drawn from the data, by the name that its `::figure` line gives. */
export const FIGURE_NAMES = [
  "kinds-of-price",
  "spread-of-one-service",
  "parts-of-one-service",
  "what-became-of-amounts",
] as const;
export type FigureName = (typeof FIGURE_NAMES)[number];

/** ISO days of the oldest and the newest present price file; null: none has a date. */
type FileDates = { first: string; last: string } | null;

/** One service's prices of each kind in the nation, like for like, each hospital counted once. */
export type KindsOfPrice = {
  name: "kinds-of-price";
  service: ServiceItem;
  likeness: Likeness;
  kinds: Record<ChargeKind, PriceFigures>;
  fileDates: FileDates;
};

/** One service's cash prices in the state where most hospitals publish one. */
export type SpreadOfOneService = {
  name: "spread-of-one-service";
  service: ServiceItem;
  likeness: Likeness;
  /** Two letters. */
  state: string;
  count: number;
  amountCount: number;
  /** null: they are two heaps. */
  quartiles: PriceQuartiles | null;
  heaps: PriceClusters | null;
  /** Ascending, the lowest and the highest among them; of more than 400 evenly thinned ones. */
  pointsDollars: Dollars[];
  fileDates: FileDates;
};

/** A scan as a whole, taking its images and reading them: each one's cash prices in the nation. */
export type PartsOfOneService = {
  name: "parts-of-one-service";
  service: ServiceItem;
  parts: Record<ScanPart, PriceFigures & { likeness: Likeness; quartiles: PriceQuartiles }>;
  fileDates: FileDates;
};

/** How files tell the whole of a scan from its parts: the reading is the doctor's, the images are the hospital's. */
export const SCAN_PARTS = {
  whole: { modifiers: "", billingClass: "facility" },
  images: { modifiers: "TC", billingClass: "facility" },
  reading: { modifiers: "26", billingClass: "professional" },
} as const;
export type ScanPart = keyof typeof SCAN_PARTS;

/** What became of the amounts of every imported file that counted them. */
export type WhatBecameOfAmounts = { name: "what-became-of-amounts" } & SummedBalance;

export type Figure = KindsOfPrice | SpreadOfOneService | PartsOfOneService | WhatBecameOfAmounts;
