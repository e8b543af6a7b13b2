import type { MrfLayout } from "#app/domain/mrf/mrf-header.ts";
import type { ScorePart } from "./transparency-score.ts";

/** A hospital with its present price file. */
export type CoveredHospital = {
  hospitalId: number;
  shortId: string;
  name: string;
  city: string | null;
  state: string;
  importId: number;
  /** ISO day, the file's own; null where it gave none that can be read. */
  fileDate: string | null;
  template: string;
  layout: MrfLayout;
  errorCount: number;
  warningCount: number;
  priceCount: number;
  /** Of the prices, 0 to 1; null where the file has none. */
  cashShare: number | null;
  /** The median of its cash prices divided by Medicare rates, 2.5 = 250%; null: of fewer than ten services. */
  medicareRatio: number | null;
  /** Services that it is of, 0 where there is none with an amount of Medicare's. */
  medicareServiceCount: number;
  /** 0 to 100. */
  score: number;
  points: Record<ScorePart, number>;
};

/** The orders in which the hospitals can be listed, the default first. */
export const coverageSorts = [
  "name",
  "best",
  "worst",
  "newest",
  "oldest",
  "errors",
  "cash",
  "most-of-medicare",
  "least-of-medicare",
] as const;
export type CoverageSort = (typeof coverageSorts)[number];

/** How much of the country there is. */
export type CoverageTotals = {
  /** Hospitals with a present price file. */
  coveredCount: number;
  /** Hospitals of the list of CMS of which no price file is here; null: no list was imported. */
  missingCount: number | null;
  /** Hospitals with a price file or of the list of CMS. */
  hospitalCount: number;
  /** Of them, those of which a line of an assistance policy is known. */
  policyCount: number;
  /** Means of the present files' scores, in whole points; null: there are none. */
  meanScore: number | null;
};

export type PolicyCoverage = Pick<CoverageTotals, "hospitalCount" | "policyCount"> & { state: string };
