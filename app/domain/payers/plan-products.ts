import type { PlanKind } from "./plan-kinds.ts";

/** What insurers call plans of one kind: names that tell it of theirs alone. Phrases as of `PlanKindSign`. */
interface InsurersProducts {
  insurers: readonly string[];
  kind: PlanKind;
  products: readonly string[];
}

const of = (insurers: readonly string[], kind: PlanKind, products: readonly string[]): InsurersProducts => ({
  insurers,
  kind,
  products,
});

const ADVANTAGE: PlanKind = "medicare-advantage";

/** Those that run STAR, Texas's Medicaid: 'Lone Star' is nobody's. */
const TEXAN_PLANS: readonly string[] = [
  ...["AMERIGROUP", "WELLPOINT", "SUPERIOR", "COMMUNITY HEALTH CHOICE", "COMMUNITY FIRST", "TEXAS CHILDRENS"],
  ...["SCOTT WHITE", "SCOTT AND WHITE", "COOK CHILDRENS", "DRISCOLL", "PARKLAND", "EL PASO HEALTH", "MOLINA"],
  ...["BCBSTX", "BCBS OF TEXAS", "UHC", "UNITEDHEALTHCARE"],
];

const NEW_YORK_PLANS: readonly string[] = [
  ...[
    "CDPHP",
    "EMBLEM*",
    "EXCELLUS",
    "FIDELIS",
    "HEALTHFIRST",
    "HIGHMARK",
    "INDEPENDENT HEALTH",
    "METROPLUS*",
  ],
  ...["MOLINA", "MVP", "UHC", "UNITEDHEALTHCARE", "UNIVERA"],
];

/** A plan's kind is told by a product where its own or its payer's name names the insurer, too. */
export const PRODUCTS: readonly InsurersProducts[] = [
  of(["AETNA"], "commercial", ["SIGNATURE ADMINISTRATORS", "WHOLE HEALTH", "MANAGED CHOICE", "OPEN CHOICE"]),
  // What hospitals call their contracts with it.
  of(["AETNA"], "commercial", ["JOINT VENTURE", "DESIGNATED GROUP", "MEDICAL RENTAL"]),
  of(["AETNA"], "medicaid", ["BETTER HEALTH"]),
  of(["ALAMEDA ALLIANCE"], "commercial", ["GROUP CARE"]),
  of(["BCBSAZ", "BXBSAZ"], "commercial", ["NEIGHBORHOOD"]),
  of(["BANNER"], "medicaid", ["UNIVERSITY FAMILY"]),
  of(["BCBS*", "BXBS*", "BLUE CROSS", "BLUECROSS", "WELLMARK"], "commercial", [
    ...["BLUE CHOICE $", "BLUE TRADITIONAL", "NETWORKBLUE", "NETWORK BLUE", "NETWORK P", "NETWORK S"],
    ...["BLUE VALUE", "BLUE CONNECT", "ALLIANCE", "BLUE ESSENTIALS", "BLUE HPN", "BLUE PREFERRED"],
  ]),
  of(["BCBS OF TEXAS", "BCBSTX"], "commercial", ["BLUE ADVANTAGE"]),
  of(["BCBS OF NORTH CAROLINA", "BCBSNC", "BCBS NC"], "commercial", ["BLUE OPTIONS"]),
  of(["BCBST", "BLUECROSS BLUESHIELD OF TENNESSEE"], ADVANTAGE, [
    ...["BLUEADVANTAGE", "BLUE ADVANTAGE", "BLUECARE PLUS"],
  ]),
  of(["BCBST", "BLUECROSS BLUESHIELD OF TENNESSEE"], "medicaid", ["BLUECARE", "COVERKIDS"]),
  of(["BLUECARE"], "medicaid", ["BLUECARE $", "BLUECARE TENNESSEE", "BLUECARE TENNCARE"]),
  of(["BCBSAL", "BCBS OF ALABAMA", "BCBSLA", "BCBS OF LOUISIANA"], ADVANTAGE, ["BLUE ADVANTAGE"]),
  of(["BCBSM", "BLUE CROSS BLUE SHIELD OF MICHIGAN", "BCN"], "commercial", ["BLUE CARE NETWORK", "BCN"]),
  of(["ANTHEM"], "commercial", ["PATHWAY", "PATHWAY X", "BLUE ACCESS", "BLUE PREFERRED"]),
  of(["IDAHO", "BCI"], ADVANTAGE, ["TRUE BLUE", "TRUEBLUE"]),
  of(["CALOPTIMA"], ADVANTAGE, ["ONECARE"]),
  of(["CLEVER CARE"], ADVANTAGE, ["CLEVER CARE"]),
  of(["EMBLEMHEALTH"], "medicaid", ["ENHANCED CARE"]),
  of(["FLORIDA BLUE"], "commercial", ["BLUEOPTIONS", "BLUESELECT", "MYBLUE", "BLUECARE"]),
  of(["BLUE PLUS"], "medicaid", ["FAMILIES AND CHILDREN"]),
  // Humana's; of MassHealth 'CarePlus' is a kind of coverage.
  of(["CAREPLUS"], ADVANTAGE, ["HMO", "CAREPLUS HEALTH"]),
  of(["CIGNA"], "commercial", ["LOCALPLUS", "LOCAL PLUS", "LOCALFLEX", "SUREFIT"]),
  of(["EXCELLUS"], "medicaid", ["BLUE CHOICE OPTION"]),
  of(["FALLON"], ADVANTAGE, ["NAVICARE"]),
  of(["FIDELIS"], "medicaid", ["CHP", "HARP"]),
  of(["GEISINGER", "GHP"], "medicaid", ["GHP FAMILY"]),
  of(["GEISINGER", "GHP"], ADVANTAGE, ["GOLD"]),
  of(["HEALTH ADVANTAGE"], "commercial", ["HMO", "POS", "HEALTH ADVANTAGE"]),
  of(["HEALTHFIRST"], ADVANTAGE, ["LIFE IMPROVEMENT", "COMPLETECARE", "COORDINATED BENEFITS"]),
  of(["HORIZON"], "commercial", ["OMNIA"]),
  of(["INDEPENDENT HEALTH"], ADVANTAGE, ["ENCOMPASS 65"]),
  of(["KEYSTONE FIRST"], "medicaid", ["HEALTHCHOICES", "KEYSTONE FIRST $"]),
  of(["AMERIHEALTH CARITAS"], "medicaid", ["AMERIHEALTH CARITAS $", "HEALTHCHOICES"]),
  of(["GATEWAY", "AETNA BETTER HEALTH", "UNITEDHEALTHCARE", "UHC", "GEISINGER", "UPMC"], "medicaid", [
    "HEALTHCHOICES",
  ]),
  of(["SELECT HEALTH OF SC", "SELECT HEALTH OF SOUTH CAROLINA"], "medicaid", ["FIRST CHOICE"]),
  of(["SHARP"], ADVANTAGE, ["DIRECT ADVANTAGE"]),
  of(["SHARP"], "commercial", ["PERFORMANCE", "PREMIER", "CHOICE"]),
  of(["HEALTHPARTNERS"], ADVANTAGE, ["FREEDOM COST"]),
  of(["HIGHMARK"], ADVANTAGE, ["FREEDOM BLUE", "SECURITY BLUE"]),
  of(["HIGHMARK"], "commercial", ["COMMUNITY BLUE"]),
  of(["HMSA"], ADVANTAGE, ["AKAMAI ADVANTAGE"]),
  of(["HUMANA"], ADVANTAGE, ["GOLD PLUS", "GOLD CHOICE"]),
  of(["HUMANA"], "tricare-va", ["MILITARY"]),
  of(["KEYSTONE FIRST"], ADVANTAGE, ["VIP CHOICE"]),
  of(["MARTINS POINT"], ADVANTAGE, ["GENERATIONS ADVANTAGE"]),
  of(["MEDICA"], ADVANTAGE, ["PRIME SOLUTION"]),
  of(["MVP"], ADVANTAGE, ["PREFERRED GOLD"]),
  of(["NETWORK HEALTH"], ADVANTAGE, ["NETWORKPRIME"]),
  of(["OXFORD"], "commercial", ["FREEDOM", "LIBERTY"]),
  of(["DEAN"], ADVANTAGE, ["ADVANTAGE"]),
  of(["HEALTHPARTNERS"], ADVANTAGE, ["JOURNEY"]),
  of(["HUMANA"], ADVANTAGE, ["HONOR"]),
  of(["METROPLUS*"], "commercial", ["GOLD", "METROPLUS GOLD"]),
  of(["SANFORD"], "commercial", ["TRUE", "SIMPLICITY"]),
  of(["WELLCARE"], ADVANTAGE, ["HMO", "PPO", "NO PREMIUM", "VALUE", "GIVEBACK"]),
  of(["WELLSENSE"], "commercial", ["CLARITY"]),
  of(["BCBS AL", "BCBSAL"], ADVANTAGE, ["BLUE ADVANTAGE"]),
  of(["BCBSIL", "BCBS IL", "BCBS OF ILLINOIS"], "commercial", ["BLUE ADVANTAGE", "BLUEADVANTAGE"]),
  of(["BCBS SC", "BCBSSC", "BLUECROSS"], ADVANTAGE, ["BLUECROSS TOTAL"]),
  of(["CAREFIRST"], "commercial", ["BLUECHOICE ADVANTAGE"]),
  of(["EMBLEM*", "HEALTHFIRST", "KEYSTONE FIRST"], ADVANTAGE, ["VIP"]),
  of(["HEALTH PARTNERS PLANS"], "medicaid", ["HEALTHCHOICES"]),
  of(["HEALTH PLAN OF NEVADA"], "medicaid", ["SMARTCHOICE"]),
  of(["SAMARITAN"], ADVANTAGE, ["SAMARITAN ADVANTAGE", "PREMIER PLAN"]),
  of(["UHA"], "commercial", ["UHA"]),
  of(["UHC", "UNITEDHEALTHCARE"], "commercial", ["COMPASS"]),
  of(["UNIVERSITY OF UTAH"], "commercial", ["HEALTHY PREMIER"]),
  of(["TUFTS"], "commercial", ["NAVIGATOR"]),
  of(["HEALTH NET"], "commercial", [
    "SMARTCARE",
    "EXCELCARE",
    "COMMUNITYCARE",
    "SALUD",
    "PREFERRED",
    "CANOPY CARE",
  ]),
  of(["EMBLEM*", "HIP"], "commercial", ["HIP PRIME", "PRIME HMO"]),
  of(["OPTIMA"], "commercial", ["VANTAGE"]),
  of(["OXFORD"], "commercial", ["METRO"]),
  of(["HUMANA"], "commercial", ["COVERAGEFIRST", "NATIONAL POS", "SIMPLICITY"]),
  of(["UHC WEST", "UHC", "PACIFICARE"], "commercial", ["SIGNATUREVALUE"]),
  of(["UMR", "UNITED MEDICAL RESOURCES"], "commercial", ["OPTIONS"]),
  of(["MCLAREN"], "commercial", ["COMMUNITY"]),
  of(["INDEPENDENT HEALTH"], "commercial", ["ENCOMPASS HMO"]),
  of(["MODA"], "commercial", ["CONNEXUS", "SYNERGY", "BEACON"]),
  of(["PARAMOUNT"], "medicaid", ["ADVANTAGE"]),
  of(["PARAMOUNT"], ADVANTAGE, ["ELITE"]),
  of(["PEHP"], "commercial", ["ADVANTAGE", "SUMMIT"]),
  of(["REGENCE"], ADVANTAGE, ["MEDADVANTAGE"]),
  of(["REGENCE"], "commercial", ["INNOVA"]),
  of(["SELECTHEALTH", "SELECT HEALTH"], "commercial", [
    "SELECT MED",
    "SELECT VALUE",
    "SELECT CARE",
    "MED NETWORK",
  ]),
  of(["SELECTHEALTH", "SELECT HEALTH"], ADVANTAGE, ["ADVANTAGE"]),
  of(["SELECTHEALTH", "SELECT HEALTH"], "medicaid", ["COMMUNITY CARE"]),
  of(["UHC", "UNITEDHEALTHCARE", "UNITED HEALTHCARE"], "commercial", [
    ...["ALL PAYER", "CORE", "NAVIGATE", "CHOICE PLUS", "CHARTER", "NEXUS"],
    ...["OPTIONS PPO", "SELECT PLUS", "ALL SAVERS", "DOCTORS PLAN", "HERITAGE", "NHP", "RIVER VALLEY"],
    ...["CHOICE", "OPTIONS", "LEVEL FUNDED", "BIND"],
  ]),
  of(["UHC", "UNITEDHEALTHCARE", "UNITED HEALTHCARE"], "medicaid", ["COMMUNITY PLAN"]),
  of(["ALOHACARE", "OHANA", "HMSA", "KAISER", "UHC", "UNITEDHEALTHCARE"], "medicaid", ["QUEST $"]),
  // For those who earn a little more than New York's limit for Medicaid.
  of(NEW_YORK_PLANS, "other", ["ESSENTIAL PLAN"]),
  of(["NEBRASKA"], "medicaid", ["HERITAGE HEALTH"]),
  of(TEXAN_PLANS, "medicaid", ["STAR"]),
  of(["FALLON"], "commercial", ["SELECT CARE", "DIRECT CARE", "COMMUNITY CARE"]),
  of(["UPMC"], "medicaid", ["FOR YOU", "FOR KIDS"]),
  of(["UPMC"], "commercial", ["PARTNER NETWORK", "INSIDE ADVANTAGE", "SMALL GROUP", "MYCARE"]),
  of(["UPMC"], ADVANTAGE, ["FOR LIFE"]),
];
