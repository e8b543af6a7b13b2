import type { RuleSource } from "#app/domain/audits/audit-rule.ts";

/** The rules that letters name, where each can be read. */
export const recordsAccessSource: RuleSource = {
  title: "45 CFR 164.524: access to one’s own records",
  url: "https://www.ecfr.gov/current/title-45/section-164.524",
};
export const designatedRecordsSource: RuleSource = {
  title: "45 CFR 164.501: what the records are, billing records too",
  url: "https://www.ecfr.gov/current/title-45/section-164.501",
};
export const claimsProcedureSource: RuleSource = {
  title: "29 CFR 2560.503-1: claims and appeals of employers’ plans",
  url: "https://www.ecfr.gov/current/title-29/section-2560.503-1",
};
export const appealsSource: RuleSource = {
  title: "45 CFR 147.136: internal appeals and external review",
  url: "https://www.ecfr.gov/current/title-45/section-147.136",
};
export const employerReviewSource: RuleSource = {
  title: "29 CFR 2590.715-2719: the same for employers’ plans",
  url: "https://www.ecfr.gov/current/title-29/section-2590.715-2719",
};
export const surpriseComplaintSource: RuleSource = {
  title: "45 CFR 149.450: complaints about balance billing",
  url: "https://www.ecfr.gov/current/title-45/section-149.450",
};
export const assistanceLimitsSource: RuleSource = {
  title: "26 CFR 1.501(r)-5: limits on charges to those who qualify for assistance",
  url: "https://www.ecfr.gov/current/title-26/section-1.501(r)-5",
};
export const assistanceCollectionSource: RuleSource = {
  title: "26 CFR 1.501(r)-6: collection while assistance may be asked for",
  url: "https://www.ecfr.gov/current/title-26/section-1.501(r)-6",
};
export const assistancePeriodSource: RuleSource = {
  title: "26 CFR 1.501(r)-1(b)(3): application period of financial assistance",
  url: "https://www.ecfr.gov/current/title-26/section-1.501(r)-1",
};
export const debtValidationSource: RuleSource = {
  title: "15 U.S.C. 1692g: validation of debts",
  url: "https://www.law.cornell.edu/uscode/text/15/1692g",
};
export const debtReportingSource: RuleSource = {
  title: "15 U.S.C. 1692e: false or misleading representations",
  url: "https://www.law.cornell.edu/uscode/text/15/1692e",
};
/** What the credit bureaus leave out by their own choice, as the Consumer Financial Protection Bureau told it. */
export const medicalDebtReporting: RuleSource = {
  title: "CFPB: medical debt on credit reports (2023)",
  url: "https://www.consumerfinance.gov/about-us/blog/medical-debt-anything-already-paid-or-under-500-should-no-longer-be-on-your-credit-report/",
};
export const creditTermsSource: RuleSource = {
  title: "12 CFR 1026.2: when an agreement on payments is credit",
  url: "https://www.ecfr.gov/current/title-12/section-1026.2",
};
