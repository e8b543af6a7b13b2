import type { PlanKind } from "./plan-kinds.ts";

/** They pay claims for Medicare itself. */
export const MEDICARE_CONTRACTORS: readonly string[] = [
  ...["NOVITAS", "NORIDIAN", "PALMETTO GBA", "FIRST COAST", "NATIONAL GOVERNMENT SERVICES", "NGS", "CGS"],
  ...["WISCONSIN PHYSICIANS", "WPS", "RAILROAD"],
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
  ["HealthSpring", "medicare-advantage"],
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
  ...["Community Care Plan", "Community First Health Plans", "Community Health Choice", "Fidelis Care"],
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

/** Payers whose plans are an employer's or a household's where no word says Medicare or Medicaid: 'Aetna Tennessee Preferred'. */
export const MOSTLY_COMMERCIAL_PAYERS: ReadonlySet<string> = new Set([
  ...["Anthem Blue Cross Blue Shield", "Florida Blue", "Kaiser Permanente"],
  ...[
    "Aetna",
    "AmeriHealth",
    "AvMed",
    "Blue Cross Blue Shield",
    "Blue Shield of California",
    "Capital Blue Cross",
  ],
  ...["CareFirst Blue Cross Blue Shield", "Cigna", "ConnectiCare", "Excellus Blue Cross Blue Shield"],
  ...[
    "Harvard Pilgrim Health Care",
    "Health Alliance",
    "HealthPartners",
    "Highmark",
    "HMSA",
    "Mass General Brigham Health Plan",
  ],
  ...["Horizon Blue Cross Blue Shield", "Independence Blue Cross", "Medica", "Medical Mutual", "Moda Health"],
  ...["PacificSource", "Premera Blue Cross", "Providence Health Plan", "Regence Blue Cross Blue Shield"],
  ...["Wellmark Blue Cross Blue Shield"],
]);
