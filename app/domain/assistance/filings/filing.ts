import type { PolicyCriterion } from "../hospital-policy.ts";

/** How a line of percent was read. Only the first two give a number. */
export const lineHows = [
  "as filed",
  "times 100, doubtful",
  "zero: not offered or not stated",
  "not stated",
  "refused",
] as const;
export type LineHow = (typeof lineHows)[number];

/** A limit of income in percent of the poverty level; null where `how` gives none. */
export interface FiledLine {
  percent: number | null;
  how: LineHow;
}

/** How a link was read. A reference is 'SEE PART V, SECTION C' and similar. */
export const linkHows = [
  "as filed",
  "repaired",
  "from Section C",
  "reference",
  "unusable",
  "missing",
] as const;
export type LinkHow = (typeof linkHows)[number];

/** `raw` as the return has it, null: nothing; `url` http or https, null: none that can be used. */
export interface FiledLink {
  raw: string | null;
  url: string | null;
  how: LinkHow;
}

/** Lines 16a, 16b and 16c of Part V.B. */
export const linkKinds = ["policy", "application", "summary"] as const;
export type LinkKind = (typeof linkKinds)[number];
export type FiledLinks = Readonly<Record<LinkKind, FiledLink>>;

/** A section B of Part V: a hospital's, or a reporting group's. */
export interface FiledPolicy {
  /** The hospital or group as the section calls itself. */
  name: string;
  free: FiledLine;
  discount: FiledLine;
  links: FiledLinks;
  criteria: readonly PolicyCriterion[];
}

/** A hospital of Part V.A. Null = not stated. */
export interface FiledFacility {
  /** Its line, as written. */
  number: string | null;
  name: string;
  city: string | null;
  /** Two letters. */
  state: string | null;
  /** Five digits. */
  zip: string | null;
  /** Nine digits: the subordinate hospital's in a group return, else the filer's. */
  ein: string;
  reportingGroup: string | null;
  /** Null: the return has no section B for it. */
  policy: FiledPolicy | null;
}

/** A return with Schedule H, as far as it is read. Null = not stated. */
export interface Filing {
  /** Nine digits. */
  ein: string;
  filerName: string;
  /** Two letters, of the filer’s address. */
  filerState: string | null;
  /** The year that the period begins in. */
  taxYear: number;
  /** ISO day. */
  periodEnd: string;
  isAmended: boolean;
  /** ISO time with zone. */
  sentAt: string | null;
  schemaVersion: string | null;
  /** Part I, for the organisation as a whole. */
  hasPolicy: boolean | null;
  organisationFree: FiledLine;
  organisationDiscount: FiledLine;
  facilities: readonly FiledFacility[];
}

/** A filing with where it was read. */
export interface ReadFiling {
  filing: Filing;
  sha256: string;
  fileName: string;
  memberName: string;
}

/** What a file is: a filing, another return than is read here, or nothing that can be read. */
export type ReadReturn =
  | { outcome: "filing"; filing: Filing; sha256: string }
  | { outcome: "left-out"; why: "no-schedule-h" | "not-form-990" | "before-2014" }
  | { outcome: "broken"; told: string };
