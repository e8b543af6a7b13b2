import type { BoundHospital } from "./state-law/judge-grants.ts";

/** What is looked at besides income, by lines 13b to 13h of Schedule H, Part V.B. */
export const policyCriteria = [
  "income",
  "assets",
  "medical indigency",
  "insurance",
  "underinsurance",
  "residency",
  "other",
] as const;
export type PolicyCriterion = (typeof policyCriteria)[number];

/** Where the lines of a policy were read. */
export type PolicySource =
  | {
      kind: "filing";
      /** Nine digits. */
      ein: string;
      filerName: string;
      /** As the filing names the hospital; null: the lines are the whole organisation's (Part I). */
      facilityName: string | null;
      taxYear: number;
      /** ISO day on which the period of the filing ends. */
      periodEnd: string;
    }
  | { kind: "operator"; source: string /** ISO day. */; asOf: string };

/** Upper limits of a family's income in percent of the poverty level, both included. Null is 'not stated', never 'none'. */
export interface PolicyLines {
  freeUpToPercent: number | null;
  discountUpToPercent: number | null;
}

/** A hospital's financial assistance policy in the two lines that it filed: Form 990 Schedule H, Part V.B, line 13a. */
export interface HospitalPolicy extends PolicyLines {
  /** A line was filed as a small multiple ('2.00') and is taken as 200. */
  isDoubtful: boolean;
  criteria: readonly PolicyCriterion[];
  /** As filed, http or https; they may have moved since. Null: none that can be used. */
  policyUrl: string | null;
  applicationUrl: string | null;
  summaryUrl: string | null;
  source: PolicySource;
  /** Of a fictional hospital. */
  isSample: boolean;
}

/** What decides about a hospital's assistance, as far as it is known. */
export type HospitalOfPolicy = BoundHospital & { policy: HospitalPolicy | null };
