import { editPages } from "#app/domain/coding-edits/edit-pages.ts";
import type { RuleSource } from "./audit-rule.ts";

/** Where each rule can be read. */
export const billingErrorSource: RuleSource = {
  title: "CFPB: What should I do if there is a mistake on my medical bill?",
  url: "https://www.consumerfinance.gov/ask-cfpb/what-should-i-do-if-theres-an-error-on-my-medical-bill-en-2126/",
};
export const ncciSource: RuleSource = {
  title: "CMS: Medicare NCCI procedure-to-procedure edits",
  url: editPages.pairs,
};
export const mueSource: RuleSource = {
  title: "CMS: Medicare NCCI medically unlikely edits",
  url: editPages.unitLimits,
};
export const addOnSource: RuleSource = {
  title: "CMS: Medicare NCCI add-on code edits",
  url: editPages.addOns,
};
export const networkContractSource: RuleSource = {
  title: "CMS: Know your rights with medical bills",
  url: "https://www.cms.gov/medical-bill-rights/know-your-rights",
};
export const noSurprisesSource: RuleSource = {
  title: "45 CFR 149.110 and 149.410: emergency services",
  url: "https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-B/part-149",
};
export const goodFaithEstimateSource: RuleSource = {
  title: "45 CFR 149.620: disputes of bills above a good-faith estimate",
  url: "https://www.ecfr.gov/current/title-45/section-149.620",
};
export const outOfNetworkSource: RuleSource = {
  title: "45 CFR 149.420: clinicians out of network at a facility in network",
  url: "https://www.ecfr.gov/current/title-45/section-149.420",
};
export const codeSetSource: RuleSource = {
  title: "CMS: Healthcare Common Procedure Coding System",
  url: "https://www.cms.gov/medicare/coding-billing/healthcare-common-procedure-system",
};
export const policyManualSource: RuleSource = {
  title: "CMS: NCCI policy manual for Medicare services",
  url: "https://www.cms.gov/medicare/coding-billing/national-correct-coding-initiative-ncci-edits/medicare-ncci-policy-manual",
};
export const visitLevelSource: RuleSource = {
  title: "CMS: Evaluation and management services",
  url: "https://www.cms.gov/medicare/payment/fee-schedules/physician/evaluation-management-visits",
};
export const charityCareSource: RuleSource = {
  title: "26 CFR 1.501(r)-4 to -6: financial assistance of nonprofit hospitals",
  url: "https://www.ecfr.gov/current/title-26/section-1.501(r)-4",
};
export const timelyFilingSource: RuleSource = {
  title: "42 CFR 424.44: time limits for claims",
  url: "https://www.ecfr.gov/current/title-42/section-424.44",
};
export const priceFileSource: RuleSource = {
  title: "45 CFR 180.50: hospitals’ published standard charges",
  url: "https://www.ecfr.gov/current/title-45/section-180.50",
};
export const itemisedBillSource: RuleSource = {
  title: "45 CFR 164.524: access to one’s own records, of billing, too",
  url: "https://www.ecfr.gov/current/title-45/section-164.524",
};
export const feeScheduleSource: RuleSource = {
  title: "CMS: fee schedules of Medicare",
  url: "https://www.cms.gov/medicare/payment/fee-schedules",
};
export const coordinationSource: RuleSource = {
  title: "CMS: Coordination of benefits",
  url: "https://www.cms.gov/medicare/coordination-benefits-recovery/overview",
};
export const claimDecisionSource: RuleSource = {
  title: "29 CFR 2560.503-1: how plans decide claims and appeals",
  url: "https://www.ecfr.gov/current/title-29/section-2560.503-1",
};
