import type { HowRead } from "./debt-right.ts";
import { SECONDARY, TEXT } from "./rights/how-read.ts";

/** Whom a federal rule is about. */
export const federalTopics = ["nonprofit-hospitals", "collectors", "credit-reports"] as const;

/** A federal rule, or what bureaus do by their own choice. Its words are in content, by its key. */
export interface FederalRight extends HowRead {
  key: string;
  topic: (typeof federalTopics)[number];
  citation: string;
  source: string;
}

const NONPROFIT = { topic: "nonprofit-hospitals" } as const;
const COLLECTORS = { topic: "collectors" } as const;
const REPORTS = { topic: "credit-reports" } as const;

const RESEARCH = "Research file on medical bills, 2026-10-01, which quotes official pages";

/** The federal rules on medical debt that we read, and what goes with them. */
export const federalRights = [
  {
    ...TEXT,
    ...NONPROFIT,
    key: "aid-first",
    citation: "26 CFR 1.501(r)-6(a)",
    source: "taxnotes.com; law.lawstack.com; counselstack.com (eCFR to 2026-03-20)",
  },
  {
    ...TEXT,
    ...NONPROFIT,
    key: "agents",
    citation: "26 CFR 1.501(r)-6(a)(2)",
    source: "taxnotes.com; irs.gov, page on section 501(r)(6)",
  },
  { ...SECONDARY, ...NONPROFIT, key: "steps", citation: "26 CFR 1.501(r)-6(b)(1)", source: RESEARCH },
  { ...SECONDARY, ...NONPROFIT, key: "wait", citation: "26 CFR 1.501(r)-6(c)(3)", source: RESEARCH },
  { ...SECONDARY, ...NONPROFIT, key: "notice", citation: "26 CFR 1.501(r)-6(c)(4)", source: RESEARCH },
  {
    ...SECONDARY,
    ...NONPROFIT,
    key: "application",
    citation: "26 CFR 1.501(r)-1(b)(3) and 1.501(r)-6(c)(5), (6)",
    source: RESEARCH,
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "validation",
    citation: "12 CFR 1006.34(a)(1); 15 USC 1692g(a)",
    source: "casetext.com (to 2024-03-31); law.cornell.edu copy of 2025-09-10",
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "dispute",
    citation: "15 USC 1692g(a)–(c); 12 CFR 1006.38",
    source: "law.cornell.edu copy of 2025-09-10; self-law.org, 1006.38",
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "calls",
    citation: "12 CFR 1006.14(b)(2), (3)",
    source: "law.lawstack.com (checked against eCFR 2026-06-20)",
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "hours",
    citation: "12 CFR 1006.6(b)(1)",
    source: "checkoutapi.com copy of eCFR (2024-11)",
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "time-barred",
    citation: "12 CFR 1006.26(b)",
    source: "consumerfinance.gov; lexbuild.dev (2026-04-05)",
  },
  {
    ...TEXT,
    ...COLLECTORS,
    key: "before-reporting",
    citation: "12 CFR 1006.30(a)(1)",
    source: "consumerfinance.gov, 1006.30 and comment",
  },
  { ...SECONDARY, ...COLLECTORS, key: "wages", citation: "15 USC 1673", source: "garnishmentlaws.org" },
  {
    ...TEXT,
    ...REPORTS,
    key: "seven-years",
    citation: "15 USC 1681c(a)(4), (c)(1)",
    source: "law.cornell.edu copy of 2025-09-10",
  },
  {
    ...TEXT,
    ...REPORTS,
    key: "veterans",
    citation: "15 USC 1681c(a)(7), (8)",
    source: "law.cornell.edu copy of 2025-09-10",
  },
  {
    ...SECONDARY,
    ...REPORTS,
    key: "bureaus-choice",
    citation: "The bureaus’ own policy",
    source: "Research file, 2026-10-01 (joint release of 2023-04-11); nclc.org",
  },
  {
    ...SECONDARY,
    ...REPORTS,
    key: "struck-down",
    citation: "90 FR 3276; Cornerstone Credit Union League v. CFPB, E.D. Tex. 4:25-cv-00016",
    source: "bankingjournal.aba.com; Bloomberg Law; research file, 2026-10-01 (docket)",
  },
  {
    ...TEXT,
    ...REPORTS,
    key: "pre-emption",
    citation: "90 FR 48710 (2025-10-28)",
    source: "govinfo.gov, FR Doc. 2025-19671; the courts by nclc.org and mondaq.com",
  },
] as const satisfies readonly FederalRight[];

export type FederalRightKey = (typeof federalRights)[number]["key"];
