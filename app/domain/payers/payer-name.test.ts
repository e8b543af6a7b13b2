import { describe, expect, it } from "vitest";
import { payerName } from "./payer-name.ts";

describe("payerName", () => {
  it.each([
    ["AETNA BETTER HLTH MCAID", "Aetna"],
    ["AETNA COMM - ALL OTHER PLANS", "Aetna"],
    ["AETNA FIDE-SNP", "Aetna"],
    ["AETNA INTERNATIONAL", "Aetna"],
    ["AETNA MCR ADV", "Aetna"],
    ["AETNA PREFERRED", "Aetna"],
    ["AETNA [1001]", "Aetna"],
    ["aetna hmo/ppo", "Aetna"],
    ["AMBETTER EXCH - ALL PLANS", "Ambetter"],
    ["Avmed", "AvMed"],
    ["BCBS BCO", "Blue Cross Blue Shield"],
    ["BCBS BCS", "Blue Cross Blue Shield"],
    ["BCBS EXCH/BCE", "Blue Cross Blue Shield"],
    ["BCBS HMO IP/OP ONLY", "Blue Cross Blue Shield"],
    ["BCBS MCAID", "Blue Cross Blue Shield"],
    ["BCBS MCR ADV", "Blue Cross Blue Shield"],
    ["BCBS PPO - ALL OTHER PLANS", "Blue Cross Blue Shield"],
    ["BLUE CROSS BLUE SHIELD [110001]", "Blue Cross Blue Shield"],
    ["Bcbs", "Blue Cross Blue Shield"],
    ["BCBSIL", "Blue Cross Blue Shield"],
    ["BC/BS of Texas", "Blue Cross Blue Shield"],
    ["CIGNA ALTERNATE [1018]", "Cigna"],
    ["CIGNA COMM - ALL OTHER PLANS", "Cigna"],
    ["CIGNA CTA", "Cigna"],
    ["CIGNA EXCH IFP", "Cigna"],
    ["CIGNA MCR ADV", "Cigna"],
    ["CIGNA ONE HEALTH", "Cigna"],
    ["CIGNA [1006]", "Cigna"],
    ["COMMONWEALTH CARE ALLIANCE [1007]", "Commonwealth Care Alliance"],
    ["COUNTY CARE MCAID - ALL PLANS", "CountyCare"],
    ["Carelon", "Carelon"],
    ["Centene", "Centene"],
    ["Community Care Plan", "Community Care Plan"],
    ["DEVOTED MCR ADV - ALL PLANS", "Devoted Health"],
    ["Devoted Health", "Devoted Health"],
    ["First Health", "First Health"],
    ["Freedom Health", "Freedom Health"],
    ["HARVARD PILGRIM ALTERNATE [120002]", "Harvard Pilgrim Health Care"],
    ["HARVARD PILGRIM [120001]", "Harvard Pilgrim Health Care"],
    ["HUMANA MCR ADV - ALL OTHER PLANS", "Humana"],
    ["HUMANA [1012]", "Humana"],
    ["Health First Health Plans", "Health First Health Plans"],
    ["Longevity Health Plan", "Longevity Health Plan"],
    ["MASSHEALTH [3001]", "Medicaid"],
    ["MEDICARE ALTERNATE [2002]", "Medicare"],
    ["MEDICARE [2001]", "Medicare"],
    ["GENERIC MEDICARE REPLACEMENT [1010]", "Medicare Advantage"],
    ["MERIDIAN DNSP", "Meridian"],
    ["MERIDIAN MCAID - ALL OTHER PLANS", "Meridian"],
    ["MGB HEALTH PLAN [150001]", "Mass General Brigham Health Plan"],
    ["MOLINA EXCH - ALL OTHER PLANS", "Molina Healthcare"],
    ["MOLINA FIDE-SNP", "Molina Healthcare"],
    ["MOLINA MCAID", "Molina Healthcare"],
    ["Magellan Health", "Magellan Health"],
    ["Molina Healthcare", "Molina Healthcare"],
    ["Optimum Healthcare", "Optimum HealthCare"],
    ["Optum", "Optum"],
    ["Oscar", "Oscar Health"],
    ["PHCS MULTIPLAN [1022]", "MultiPlan"],
    ["Private Healthcare Systems Ppo", "MultiPlan"],
    ["Simply Healthcare", "Simply Healthcare"],
    ["Sunshine State Health Plan", "Sunshine Health"],
    ["TUFTS HEALTH PLAN [170001]", "Tufts Health Plan"],
    ["UHC ALL PAYER - ALL OTHER PLANS", "UnitedHealthcare"],
    ["UHC CORE/NAVIGATE", "UnitedHealthcare"],
    ["UHC EXCH", "UnitedHealthcare"],
    ["UHC MCR ADV", "UnitedHealthcare"],
    ["UNITED HEALTHCARE ALTERNATE [1020]", "UnitedHealthcare"],
    ["UNITED HEALTHCARE [1016]", "UnitedHealthcare"],
    ["Unitedhealthcare", "UnitedHealthcare"],
    ["Upmc For Life", "UPMC Health Plan"],
    ["Upmc Health Plan", "UPMC Health Plan"],
    ["WELLCARE MCR ADV - ALL PLANS", "WellCare"],
    ["WELLSENSE [1003]", "WellSense Health Plan"],
    ["ZING HLTH MCR ADV - ALL PLANS", "Zing Health"],
  ])("takes %s, as a hospital writes it, for %s", (written, payer) => {
    expect(payerName(written)).toBe(payer);
  });

  it.each([
    ["Anthem Blue Cross", "Anthem Blue Cross Blue Shield"],
    ["BLUE SHIELD OF CALIFORNIA HMO", "Blue Shield of California"],
    ["Highmark BCBS", "Highmark"],
    ["HUMANA MILITARY TRICARE EAST", "TRICARE"],
    ["OPTUM VA CCN", "Veterans Affairs"],
    ["UHC UMR", "UMR"],
    ["AMBETTER FROM SUNSHINE HEALTH", "Ambetter"],
    ["HEALTH PARTNERS PLANS", "Jefferson Health Plans"],
    ["HealthPartners", "HealthPartners"],
    ["Workers' Comp", "Workers' compensation"],
    ["HEALTH FIRST COLORADO", "Medicaid"],
  ])("takes %s for %s, whatever else its words would mean", (written, payer) => {
    expect(payerName(written)).toBe(payer);
  });

  it("takes Medicare and Medicaid for the programs only where nobody else is named", () => {
    expect(payerName("FLORIDA MEDICAID")).toBe("Medicaid");
    expect(payerName("VA MEDICAID")).toBe("Medicaid");
    expect(payerName("MANAGED MEDICAID HMO")).toBe("Medicaid managed care");
    expect(payerName("Medicare Part A and B")).toBe("Medicare");
    expect(payerName("VA")).toBe("Veterans Affairs");
    expect(payerName("ZENITH MEDICARE ADVANTAGE")).toBe("Zenith Medicare Advantage");
  });

  it("takes a common word for an insurer only where the rest of the name is a plan's", () => {
    expect(payerName("UNITED COMMERCIAL PPO")).toBe("UnitedHealthcare");
    expect(payerName("UNITED CONCORDIA")).toBe("United Concordia");
    expect(payerName("SIMPLY ILLINOIS HMO")).toBe("Simply Healthcare");
    expect(payerName("SUPERIOR VISION")).toBe("Superior Vision");
  });

  it.each([
    ["INTERNATIONAL COMMERCIAL [140001]", "International Commercial"],
    ["Adventhealth Castcare Disney", "Adventhealth Castcare Disney"],
    ["Allegiance", "Allegiance"],
    ["Platform Health Insurance", "Platform Health Insurance"],
    ["LOCAL 137 HEALTH & WELFARE FUND", "Local 137 Health & Welfare Fund"],
    ["zenith_mutual of the  west - ", "Zenith Mutual of the West"],
    ["MERCYCARE HMO (1204)", "Mercycare HMO"],
    ["CHPW", "CHPW"],
    ["SIHO", "SIHO"],
    ["**GROUP CLAIMS, INC.", "Group Claims, Inc."],
    ["[12]", "[12]"],
    ["", ""],
  ])("tidies %j, which no rule knows, to %j", (written, tidy) => {
    expect(payerName(written)).toBe(tidy);
  });

  it("does not guess by likeness", () => {
    expect(payerName("AETNAH")).toBe("Aetnah");
    expect(payerName("HUMANITAS")).toBe("Humanitas");
    expect(payerName("CIGNUS HEALTH")).toBe("Cignus Health");
  });
});
