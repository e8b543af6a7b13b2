import type { BoundParty, HowRead } from "./debt-right.ts";
import { SECONDARY } from "./rights/how-read.ts";

/** Which time a creditor has to sue depends on the kind of contract. `medical-bill`: a rule for medical bills alone, which comes before
 *  the others. */
export type ContractKind = "medical-bill" | "written" | "open-account";

/** What a reader of a period has to know besides; its words are in content. */
export type LimitationNote =
  | "ar-medical-unchecked"
  | "ca-unwritten"
  | "fl-facilities-first"
  | "fl-licensed-facilities"
  | "in-other-contracts"
  | "md-sealed"
  | "ms-debt-ends"
  | "no-revival"
  | "ny-from-treatment";

/** How many years a creditor has to sue. */
export interface LimitationPeriod extends HowRead {
  /** Two letters. */
  state: string;
  contract: ContractKind;
  years: number;
  binds: readonly BoundParty[];
  citation: string;
  /** ISO day; null: we did not read it. */
  inForceFrom: string | null;
  source: string;
  note?: LimitationNote;
}

/** Two public lists agree, one of them with section numbers; no statute was read. */
const IN_LISTS = {
  ...SECONDARY,
  binds: ["creditors"],
  inForceFrom: null,
  source: "idesignedmyself/credit_evo, SOL_limits.md (2025-12), and a second public list that agrees",
} as const;

const inLists: readonly Pick<LimitationPeriod, "state" | "contract" | "years" | "citation" | "note">[] = [
  { state: "AK", contract: "written", years: 3, citation: "Alaska Stat. 09.10.053" },
  { state: "AK", contract: "open-account", years: 3, citation: "Alaska Stat. 09.10.053" },
  { state: "AL", contract: "written", years: 6, citation: "Ala. Code 6-2-34" },
  { state: "AL", contract: "open-account", years: 3, citation: "Ala. Code 6-2-37" },
  { state: "AR", contract: "written", years: 5, citation: "Ark. Code 16-56-111" },
  {
    state: "AR",
    contract: "open-account",
    years: 3,
    citation: "Ark. Code 16-56-105",
    note: "ar-medical-unchecked",
  },
  { state: "AZ", contract: "written", years: 6, citation: "A.R.S. 12-548" },
  { state: "AZ", contract: "open-account", years: 3, citation: "A.R.S. 12-543" },
  { state: "CA", contract: "written", years: 4, citation: "Code Civ. Proc. 337" },
  { state: "CA", contract: "open-account", years: 4, citation: "Code Civ. Proc. 337", note: "ca-unwritten" },
  { state: "CO", contract: "written", years: 6, citation: "C.R.S. 13-80-103.5" },
  { state: "CO", contract: "open-account", years: 6, citation: "C.R.S. 13-80-103.5" },
  { state: "CT", contract: "written", years: 6, citation: "C.G.S. 52-576" },
  { state: "DC", contract: "written", years: 3, citation: "D.C. Code 12-301" },
  { state: "DC", contract: "open-account", years: 3, citation: "D.C. Code 12-301" },
  { state: "DE", contract: "written", years: 3, citation: "10 Del. C. 8106" },
  { state: "DE", contract: "open-account", years: 3, citation: "10 Del. C. 8106" },
  {
    state: "FL",
    contract: "written",
    years: 5,
    citation: "Fla. Stat. 95.11(2)(b)",
    note: "fl-facilities-first",
  },
  {
    state: "FL",
    contract: "open-account",
    years: 4,
    citation: "Fla. Stat. 95.11(3)",
    note: "fl-facilities-first",
  },
  { state: "GA", contract: "written", years: 6, citation: "O.C.G.A. 9-3-24" },
  { state: "GA", contract: "open-account", years: 4, citation: "O.C.G.A. 9-3-25" },
  { state: "HI", contract: "written", years: 6, citation: "HRS 657-1" },
  { state: "HI", contract: "open-account", years: 6, citation: "HRS 657-1" },
  { state: "IA", contract: "open-account", years: 5, citation: "Iowa Code 614.1(4)" },
  { state: "ID", contract: "written", years: 5, citation: "Idaho Code 5-216" },
  { state: "ID", contract: "open-account", years: 4, citation: "Idaho Code 5-217" },
  { state: "IL", contract: "open-account", years: 5, citation: "735 ILCS 5/13-205" },
  { state: "IN", contract: "written", years: 6, citation: "Ind. Code 34-11-2-9", note: "in-other-contracts" },
  { state: "IN", contract: "open-account", years: 6, citation: "Ind. Code 34-11-2-7" },
  { state: "KS", contract: "written", years: 5, citation: "K.S.A. 60-511" },
  { state: "KS", contract: "open-account", years: 3, citation: "K.S.A. 60-512" },
  { state: "KY", contract: "open-account", years: 5, citation: "KRS 413.120" },
  { state: "LA", contract: "open-account", years: 3, citation: "La. Civ. Code 3494" },
  { state: "MA", contract: "written", years: 6, citation: "M.G.L. c. 260 s. 2" },
  { state: "MA", contract: "open-account", years: 6, citation: "M.G.L. c. 260 s. 2" },
  { state: "MD", contract: "written", years: 3, citation: "Cts. & Jud. Proc. 5-101", note: "md-sealed" },
  { state: "MD", contract: "open-account", years: 3, citation: "Cts. & Jud. Proc. 5-101" },
  { state: "ME", contract: "written", years: 6, citation: "14 M.R.S. 752" },
  { state: "ME", contract: "open-account", years: 6, citation: "14 M.R.S. 752" },
  { state: "MI", contract: "written", years: 6, citation: "MCL 600.5807" },
  { state: "MI", contract: "open-account", years: 6, citation: "MCL 600.5807" },
  { state: "MN", contract: "written", years: 6, citation: "Minn. Stat. 541.05, 541.053", note: "no-revival" },
  {
    state: "MN",
    contract: "open-account",
    years: 6,
    citation: "Minn. Stat. 541.05, 541.053",
    note: "no-revival",
  },
  { state: "MO", contract: "open-account", years: 5, citation: "Mo. Rev. Stat. 516.120" },
  { state: "MS", contract: "written", years: 3, citation: "Miss. Code 15-1-49", note: "ms-debt-ends" },
  { state: "MS", contract: "open-account", years: 3, citation: "Miss. Code 15-1-29" },
  { state: "NC", contract: "written", years: 3, citation: "G.S. 1-52" },
  { state: "NC", contract: "open-account", years: 3, citation: "G.S. 1-52" },
  { state: "ND", contract: "written", years: 6, citation: "N.D.C.C. 28-01-16" },
  { state: "ND", contract: "open-account", years: 6, citation: "N.D.C.C. 28-01-16" },
  { state: "NE", contract: "written", years: 5, citation: "Neb. Rev. Stat. 25-205" },
  { state: "NE", contract: "open-account", years: 4, citation: "Neb. Rev. Stat. 25-206" },
  { state: "NH", contract: "written", years: 3, citation: "RSA 508:4" },
  { state: "NH", contract: "open-account", years: 3, citation: "RSA 508:4" },
  { state: "NJ", contract: "written", years: 6, citation: "N.J.S.A. 2A:14-1" },
  { state: "NJ", contract: "open-account", years: 6, citation: "N.J.S.A. 2A:14-1" },
  { state: "NM", contract: "written", years: 6, citation: "NMSA 37-1-3" },
  { state: "NM", contract: "open-account", years: 4, citation: "NMSA 37-1-4" },
  { state: "NV", contract: "written", years: 6, citation: "NRS 11.190", note: "no-revival" },
  { state: "NV", contract: "open-account", years: 4, citation: "NRS 11.190" },
  { state: "OH", contract: "written", years: 6, citation: "R.C. 2305.06" },
  { state: "OH", contract: "open-account", years: 6, citation: "R.C. 2305.07" },
  { state: "OK", contract: "written", years: 5, citation: "12 O.S. 95" },
  { state: "OK", contract: "open-account", years: 3, citation: "12 O.S. 95" },
  { state: "OR", contract: "written", years: 6, citation: "ORS 12.080" },
  { state: "OR", contract: "open-account", years: 6, citation: "ORS 12.080" },
  { state: "PA", contract: "written", years: 4, citation: "42 Pa.C.S. 5525" },
  { state: "PA", contract: "open-account", years: 4, citation: "42 Pa.C.S. 5525" },
  { state: "SC", contract: "written", years: 3, citation: "S.C. Code 15-3-530" },
  { state: "SC", contract: "open-account", years: 3, citation: "S.C. Code 15-3-530" },
  { state: "SD", contract: "written", years: 6, citation: "SDCL 15-2-13" },
  { state: "SD", contract: "open-account", years: 6, citation: "SDCL 15-2-13" },
  { state: "TN", contract: "written", years: 6, citation: "Tenn. Code 28-3-109" },
  { state: "TN", contract: "open-account", years: 6, citation: "Tenn. Code 28-3-109" },
  { state: "TX", contract: "written", years: 4, citation: "Civ. Prac. & Rem. Code 16.004" },
  { state: "TX", contract: "open-account", years: 4, citation: "Civ. Prac. & Rem. Code 16.004" },
  { state: "UT", contract: "written", years: 6, citation: "Utah Code 78B-2-309" },
  { state: "UT", contract: "open-account", years: 4, citation: "Utah Code 78B-2-307" },
  { state: "VA", contract: "written", years: 5, citation: "Va. Code 8.01-246" },
  { state: "VA", contract: "open-account", years: 3, citation: "Va. Code 8.01-246" },
  { state: "VT", contract: "written", years: 6, citation: "12 V.S.A. 511" },
  { state: "VT", contract: "open-account", years: 6, citation: "12 V.S.A. 511" },
  { state: "WA", contract: "written", years: 6, citation: "RCW 4.16.040" },
  { state: "WI", contract: "written", years: 6, citation: "Wis. Stat. 893.43" },
  { state: "WI", contract: "open-account", years: 6, citation: "Wis. Stat. 893.43" },
  { state: "WV", contract: "open-account", years: 5, citation: "W. Va. Code 55-2-6" },
];

const forMedicalBills: readonly LimitationPeriod[] = [
  {
    ...SECONDARY,
    state: "FL",
    contract: "medical-bill",
    years: 3,
    binds: ["hospitals", "collectors"],
    citation: "Fla. Stat. 95.11 as amended by ch. 2024-183 (HB 7089)",
    inForceFrom: "2024-07-01",
    source: "legiplex.com, HB 7089 (engrossed title); flsenate.gov, SB 1640",
    note: "fl-licensed-facilities",
  },
  {
    ...SECONDARY,
    state: "NY",
    contract: "medical-bill",
    years: 3,
    binds: ["providers"],
    citation: "CPLR 213-d",
    inForceFrom: "2020-04-03",
    source: "casetext.com, State v. Mason (Sup. Ct. 2023-01-10); grahamborgese.com; dnc.com",
    note: "ny-from-treatment",
  },
];

/** Rules for medical bills first, then what holds for any contract. */
export const limitationPeriods: readonly LimitationPeriod[] = [
  ...forMedicalBills,
  ...inLists.map((row) => ({ ...IN_LISTS, ...row })),
];

/** Where the lists that we read disagree, so that no period is shown. */
export const disputedPeriods: readonly Pick<LimitationPeriod, "state" | "contract">[] = [
  { state: "CT", contract: "open-account" },
  { state: "IA", contract: "written" },
  { state: "IL", contract: "written" },
  { state: "KY", contract: "written" },
  { state: "LA", contract: "written" },
  { state: "MO", contract: "written" },
  { state: "MT", contract: "written" },
  { state: "MT", contract: "open-account" },
  { state: "RI", contract: "written" },
  { state: "RI", contract: "open-account" },
  { state: "WA", contract: "open-account" },
  { state: "WV", contract: "written" },
  { state: "WY", contract: "written" },
  { state: "WY", contract: "open-account" },
];
