/** Which hospitals of its state a law binds. */
export type BoundHospitals =
  | "every"
  /** Rural ones may set a lower line. */
  | "every-less-if-rural"
  | "nonprofit"
  /** Others than critical access hospitals and those outside a metropolitan statistical area. */
  | "not-rural"
  | "rural"
  /** Large hospitals, and those of systems with three or more. */
  | "large-system"
  | "not-large-system"
  /** Those that take a program's money. */
  | "in-program";

/** Whether a law helps people with insurance. `where-costs-are-high`: those whose own costs are a large part of their
 *  income; `not-stated`: what was read does not say. */
export type HelpsInsured = "yes" | "no" | "where-costs-are-high" | "not-stated";

/** Names a law, and its words in content. */
export type GrantKey =
  | "ca"
  | "co"
  | "ct"
  | "de"
  | "il-large"
  | "il-rural"
  | "ma"
  | "md"
  | "me-2026"
  | "me-before"
  | "mn"
  | "nc"
  | "nj-free"
  | "nj-cap"
  | "nm"
  | "nv"
  | "ny"
  | "oh"
  | "or-nonprofit"
  | "or-screening"
  | "ri"
  | "vt"
  | "wa-large"
  | "wa-other";

/** What a state's law grants by itself, whatever a hospital's own policy says. One statute may be two: a line for each
 *  class of hospitals. */
export interface StateGrant {
  key: GrantKey;
  /** Two letters. */
  state: string;
  statute: string;
  binds: BoundHospitals;
  /** Upper limits of a family's income in percent of the poverty level, both included. Null: the law sets none. */
  freeUpToPercent: number | null;
  discountUpToPercent: number | null;
  helpsInsured: HelpsInsured;
  isForResidentsOnly: boolean;
  /** ISO days; null: always, to our knowledge. */
  inForceFrom: string | null;
  inForceUntil: string | null;
  /** Programs that settle it: who gets one of them is granted free care. */
  programsThatSettle: readonly AidProgram[];
  /** The days that a person has to apply, at least; null: the law read sets none. `from`: which day they run from. */
  applyWithin: { days: number; from: "first-bill" | "care" } | "any-time" | null;
  source: { title: string; date: string | null; readAt: "source" | "secondary" };
}

export const aidPrograms = ["medicaid", "snap", "wic", "school-meals", "energy"] as const;
export type AidProgram = (typeof aidPrograms)[number];
