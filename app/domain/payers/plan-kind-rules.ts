import type { PlanKind } from "./plan-kinds.ts";

/** A phrase of whole words that tells a kind; '*' ends a word that only begins so, '$' stands for the end of the name. */
export type PlanKindSign = {
  kind: PlanKind;
  phrase: string;
  /** Dual-eligible: Medicare pays first, so that its rate is Medicare Advantage's. */
  isForBothPrograms?: boolean;
  /** It pays what Medicare leaves, and agrees on no rate of its own. */
  isSupplement?: boolean;
};

const signs = (kind: PlanKind, phrases: readonly string[], more: Partial<PlanKindSign> = {}) =>
  phrases.map((phrase) => ({ kind, phrase, ...more }));

/** Words of a program or a market: each tells the kind by itself. */
export const KIND_SIGNS: readonly PlanKindSign[] = [
  // 'COMM' is 'community' before PLAN, HEALTH or CARE: a Medicaid plan's name.
  ...signs("commercial", [
    "COMMERCIAL",
    "COMM ALL",
    "COMM OTHER",
    "COMM HMO",
    "COMM PPO",
    "COMM POS",
    "COMM EPO",
    "COMM $",
  ]),
  ...signs("commercial", [
    "EXCHANGE",
    "EXCH",
    "MARKETPLACE",
    "HIX",
    "QHP",
    "IFP",
    "FEHB",
    "FEP",
    "AMBETTER*",
  ]),
  ...signs("commercial", ["QUALIFIED HEALTH PLAN*", "COVERED CALIFORNIA", "CONNECTORCARE"]),
  // How Illinois hospitals shorten Blue Choice Options and Blue Choice Select.
  ...signs("commercial", ["BCBS BCO", "BCBS BCS"]),
  ...signs("commercial", [
    "COMMERICAL",
    "COMMERCIALS",
    "COMML",
    "ACA HEALTH PLAN*",
    "AFFORDABLE CARE ACT",
    "OBAMACARE",
  ]),
  ...signs("commercial", [
    "SELF FUNDED",
    "SELF INSURED",
    "FULLY INSURED",
    "LARGE GROUP",
    "SMALL GROUP",
    "EMPLOYER GROUP",
  ]),
  ...signs("medicare", ["MEDICARE PART A", "MEDICARE PART B", "ORIGINAL MEDICARE", "TRADITIONAL MEDICARE"]),
  ...signs("medicare", ["MEDICARE TRADITIONAL", "MEDICARE FFS", "MEDICARE FEE FOR SERVICE"]),
  ...signs("medicare-advantage", [
    "MED ADVANTAGE",
    "MEDICAREADVANTAGE",
    "MEDADVANTAGE",
    "MEDICARE PART C",
    "CARE ADVANTAGE",
  ]),
  ...signs("medicare-advantage", [
    "MEDICARE ADVANTAGE",
    "MEDICARE REPLACEMENT",
    "MANAGED MEDICARE",
    "MEDICARE MANAGED",
  ]),
  ...signs("medicare-advantage", [
    "MEDICARE HMO",
    "MEDICARE PPO",
    "MEDICARE POS",
    "MEDICARE PFFS",
    "PFFS",
    "MAPD",
  ]),
  ...signs("medicare-advantage", [
    "ISNP",
    "CSNP",
    "MEDIBLUE",
    "SENIOR ADVANTAGE",
    "SECURE HORIZONS",
    "ALLWELL",
  ]),
  // Insurers that sell nothing else.
  ...signs("medicare-advantage", [
    ...["BRAND NEW DAY", "CENTRAL HEALTH PLAN", "ESSENCE HEALTHCARE", "HEALTHSUN"],
    ...[
      "IMPERIAL HEALTH PLAN",
      "KELSEYCARE ADVANTAGE",
      "PEOPLES HEALTH",
      "PREFERRED CARE PARTNERS",
      "PRIMETIME HEALTH",
    ],
  ]),
  // Of people over 65: 'Keystone 65', 'Senior Choice', 'Seniority Plus'.
  ...signs("medicare-advantage", [
    "65 PLUS",
    "KEYSTONE 65",
    "CHOICES 65",
    "SENIOR",
    "SENIORS",
    "SENIORCARE",
    "SENIORITY",
  ]),
  ...signs("medicare-advantage", [
    "BLUEMEDICARE",
    "PRIORITYMEDICARE",
    "ADVANTAGE MEDICARE",
    "MEDICARE ASSURED",
    "MEDICARE COMPLETE",
    "MEDMUTUAL ADVANTAGE",
  ]),
  ...signs(
    "medicare-advantage",
    [
      "SNP",
      "DSNP",
      "DNSP",
      "FIDE",
      "HIDE",
      "MMP",
      "MMAI",
      "DUAL COMPLETE",
      "DUAL ADVANTAGE",
      "DUAL ELIGIBLE",
      "DUALS",
      "SCO", // Senior Care Options, Massachusetts
      "MSHO", // Minnesota Senior Health Options
      "MYCARE", // Ohio
      "MERIDIANCOMPLETE",
    ],
    { isForBothPrograms: true },
  ),
  ...signs("medicaid", ["MEDICAID", "MEDI CAL", "MEDICAL ASSISTANCE", "TITLE XIX", "TITLE 19", "CHIP"]),
  ...signs("medicaid", [
    "MASSHEALTH",
    "TENNCARE",
    "SOONERCARE",
    "AHCCCS",
    "HUSKY",
    "MAINECARE",
    "BADGERCARE",
    "KANCARE",
  ]),
  ...signs("medicaid", [
    "FAMILYCARE",
    "APPLE HEALTH",
    "CHILD HEALTH PLUS",
    "HEALTHY KIDS",
    "HEALTHY BLUE",
    "STAR PLUS",
  ]),
  ...signs("medicaid", [
    "STARPLUS",
    "STAR KIDS",
    "HOOSIER HEALTHWISE",
    "HEALTH FIRST COLORADO",
    "AETNA BETTER HEALTH",
  ]),
  ...signs("medicaid", ["WELLSENSE MCO", "BE HEALTHY PARTNERSHIP"]), // of MassHealth
  // Insurers that states pay, and nobody else.
  ...signs("medicaid", [
    ...[
      "ALOHACARE",
      "CAREOREGON",
      "COOK CHILDRENS HEALTH",
      "DRISCOLL HEALTH",
      "GOLD COAST HEALTH",
      "HEALTH SHARE OF OREGON",
    ],
    ...[
      "MARYLAND PHYSICIANS CARE",
      "PARKLAND COMMUNITY HEALTH",
      "PARTNERSHIP HEALTHPLAN",
      "PRIORITY PARTNERS",
    ],
  ]),
  // What states call their programs.
  ...signs("medicaid", ["HEALTHY MICHIGAN", "HEALTHY INDIANA", "HIP 2 0", "HOOSIER CARE CONNECT"]),
  ...signs("medicaid", ["HEALTHY LOUISIANA", "HEALTHY CONNECTIONS", "COMMUNITY HEALTHCHOICES"]),
  ...signs("medicaid", ["MO HEALTHNET", "MISSISSIPPICAN", "GEORGIA FAMILIES", "COVERKIDS", "RITE CARE"]),
  ...signs("medicaid", ["CENTENNIAL CARE", "TURQUOISE CARE", "CARDINAL CARE", "MEDALLION", "PASSE"]),
  ...signs("medicaid", ["OHP", "OREGON HEALTH PLAN", "PMAP", "MINNESOTACARE", "GREEN MOUNTAIN CARE"]),
  ...signs("medicaid", ["QUEST INTEGRATION", "MMA", "MLTC", "MLTSS", "CHILD HEALTH PLAN"]),
  ...signs("tricare-va", [
    "TRICARE",
    "CHAMPUS",
    "CHAMPVA",
    "VETERANS",
    "VA CCN",
    "VACCN",
    "TRIWEST",
    "USFHP",
  ]),
  ...signs("tricare-va", ["VA COMMUNITY CARE", "HUMANA MILITARY", "US FAMILY HEALTH PLAN"]),
  ...signs("tricare-va", ["CCN GOVERNMENT", "VETERAN", "VAMC", "VA MEDICAL CENTER", "VA OPTUM", "OPTUM VA"]),
  ...signs("medicaid", ["PEACHCARE", "ALL KIDS", "CARESOURCE MCO", "BLUE CROSS COMMUNITY", "BCBS COMMUNITY"]),
  ...signs("workers-compensation", [
    "WORKERS COMP*",
    "WORKER COMP*",
    "WORKMANS COMP*",
    "WORKMENS COMP*",
    "WORK COMP*",
  ]),
  ...signs("workers-compensation", ["W C", "WC", "WORKCOMP", "OWCP", "FECA", "BWC", "CORVEL"]),
  ...signs("workers-compensation", [
    "WORKERS COMPENSATION",
    "STATE COMPENSATION",
    "SEDGWICK",
    "GALLAGHER BASSETT",
  ]),
  ...signs("workers-compensation", ["BROADSPIRE", "DEPARTMENT OF LABOR", "DEPT OF LABOR"]),
  ...signs("auto", ["GEICO", "PERSONAL INJURY PROTECTION"]),
  // They pay for people in custody.
  ...signs("other", ["NAPHCARE", "WELLPATH", "YESCARE", "CORIZON", "DETENTION"]),
  ...signs("other", ["TRIBAL", "TRIBE", "IHS"]),
  ...signs("auto", ["AUTO $", "AUTO INS*", "AUTO ACCIDENT", "AUTO LIABILITY", "AUTO MEDICAL", "AUTO NO"]),
  ...signs("auto", ["AUTOMOBILE", "MOTOR VEHICLE", "NO FAULT", "NOFAULT", "MVA"]),
  ...signs("other", [
    "EMBASSY",
    "CORRECTION*",
    "JAIL",
    "PRISON",
    "INMATE*",
    "SHERIFF*",
    "INDIAN HEALTH",
    "CRIME VICTIMS",
  ]),
  ...signs("other", ["HEALTHSHARE", "MEDI SHARE", "MEDISHARE", "HEALTHCARE MINISTRIES"]),
  // All-inclusive care for the elderly: a program of its own, paid for by Medicare and Medicaid together.
  ...signs("other", ["PACE"]),
  ...signs("other", ["MEDICARE SUPP*", "AARP SUPP*", "MEDIGAP"], { isSupplement: true }),
];

/** Forms of coverage, and who buys it: commercial where nothing says otherwise. */
export const COVERAGE_FORMS: readonly PlanKindSign[] = signs("commercial", [
  ...["HMO", "PPO", "POS", "EPO", "INDEMNITY", "OPEN ACCESS", "OAP", "HDHP", "HIGH DEDUCTIBLE"],
  ...["PREFERRED PROVIDER", "INDIVIDUAL", "EMPLOYEE", "EMPLOYEES", "EMPLOYER", "STUDENT"],
  ...["BENEFIT FUND", "BENEFIT FUNDS", "WELFARE FUND"],
  ...["TRADITIONAL", "INTERNATIONAL", "BRONZE", "SILVER", "PLATINUM", "BROAD NETWORK", "NARROW NETWORK"],
  ...["TPA", "THIRD PARTY ADMIN*", "BENEFIT ADMIN*", "HEALTH AND WELFARE", "UNION", "TEAMSTERS"],
  // They lend networks to employers or pay their claims.
  ...[
    "HEALTHCOMP",
    "WEBTPA",
    "ALLIED BENEFIT*",
    "TRUSTMARK",
    "HEALTHEZ",
    "CENTIVO",
    "HEALTHSCOPE",
    "PRIME HEALTH",
  ],
  ...["HEALTHSMART", "HEALTHLINK", "THREE RIVERS PROVIDER", "ZELIS", "INTERPLAN", "GALAXY HEALTH", "USA MCO"],
  ...["PROVIDER NETWORK OF AMERICA", "NATIONAL PREFERRED PROVIDER", "BLUECARD", "BLUE CARD"],
]);

/** Medicare Advantage plans have it in their names, and others: beside it a form of coverage tells nothing. */
export const AMBIGUOUS_WORD = "ADVANTAGE";

/** They pay claims for Medicare itself. */
export const MEDICARE_CONTRACTORS: readonly string[] = [
  ...["NOVITAS", "NORIDIAN", "PALMETTO GBA", "FIRST COAST", "NATIONAL GOVERNMENT SERVICES", "NGS", "CGS"],
  ...["WISCONSIN PHYSICIANS", "RAILROAD"],
];

/** Payers, in our spelling, that sell one kind of plan; a plan's own words may still say another of a commercial one,
 *  whose network others rent. */
export const PAYERS_OF_ONE_KIND: ReadonlyMap<string, PlanKind> = new Map<string, PlanKind>([
  ["TRICARE", "tricare-va"],
  ["Veterans Affairs", "tricare-va"],
  ["TriWest", "tricare-va"],
  ["US Family Health Plan", "tricare-va"],
  ["Workers' compensation", "workers-compensation"],
  ["Medicare supplement", "other"],
  ["Medicare Advantage", "medicare-advantage"],
  ["Medicare", "medicare"],
  ["Medicaid managed care", "medicaid"],
  ["Medicaid", "medicaid"],
  ["CountyCare", "medicaid"],
  ["Amida Care", "medicaid"],
  ["Texas Children's Health Plan", "medicaid"],
  ["Devoted Health", "medicare-advantage"],
  ["Clover Health", "medicare-advantage"],
  ["Zing Health", "medicare-advantage"],
  ["Alignment Health Plan", "medicare-advantage"],
  ["Longevity Health Plan", "medicare-advantage"],
  ["SCAN Health Plan", "medicare-advantage"],
  ["Freedom Health", "medicare-advantage"],
  ["Optimum HealthCare", "medicare-advantage"],
  ["Ambetter", "commercial"],
  ["Oscar Health", "commercial"],
  ["Surest", "commercial"],
  ["UMR", "commercial"],
  ["Meritain Health", "commercial"],
  ["GEHA", "commercial"],
  ["MultiPlan", "commercial"],
  ["First Health", "commercial"],
  ["Cofinity", "commercial"],
  ["MedCost", "commercial"],
]);

/** Payers whose members mostly have Medicaid or Medicare: their bare 'HMO' may be either. */
export const MOSTLY_PUBLIC_PAYERS: ReadonlySet<string> = new Set([
  ...[
    "AmeriHealth Caritas",
    "Buckeye Health Plan",
    "CalOptima",
    "CareSource",
    "Centene",
    "Commonwealth Care Alliance",
  ],
  ...[
    "Community Care Plan",
    "Community First Health Plans",
    "Community Health Choice",
    "Fidelis Care",
    "HealthSpring",
  ],
  ...[
    "Healthfirst",
    "Inland Empire Health Plan",
    "Keystone First",
    "L.A. Care",
    "Meridian",
    "MetroPlusHealth",
  ],
  ...[
    "Molina Healthcare",
    "Peach State Health Plan",
    "Simply Healthcare",
    "Sunshine Health",
    "Superior HealthPlan",
  ],
  ...["WellCare", "Wellpoint", "WellSense Health Plan"],
]);
