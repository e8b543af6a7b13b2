import type { DeadlineRule, LegalSource } from "./deadline.ts";

const section = (title: string, path: string): LegalSource => ({
  title,
  url: `https://www.ecfr.gov/current/${path}`,
});

const claims = (paragraph: string) =>
  section(`29 CFR 2560.503-1(${paragraph}): claims procedure of health plans`, "title-29/section-2560.503-1");
const review = section(
  "45 CFR 147.136: internal claims and appeals, and external review",
  "title-45/section-147.136",
);
const estimate = section(
  "45 CFR 149.620: disputes of bills above a good-faith estimate",
  "title-45/section-149.620",
);
const collection = section(
  "26 CFR 1.501(r)-6: billing and collection by nonprofit hospitals",
  "title-26/section-1.501(r)-6",
);
const records = section("45 CFR 164.524: access to health information", "title-45/section-164.524");
const debtCollection: LegalSource = {
  title: "15 USC 1692g: validation of debts",
  url: "https://www.law.cornell.edu/uscode/text/15/1692g",
};

const planDecision = {
  actor: "plan",
  plan: "private",
  countsFrom: "appealReceivedOn",
  movesToWorkingDay: false,
  mayBeLonger: false,
  remedies: ["external-review-without-decision", "insurance-regulator"],
} as const;

const recordsAnswer = {
  actor: "hospital",
  countsFrom: "recordsRequestedOn",
  timing: null,
  plan: null,
  movesToWorkingDay: false,
  mayBeLonger: false,
  source: records,
} as const;

/** Every deadline that we know, in the order in which a case meets them. */
export const deadlineRules: readonly DeadlineRule[] = [
  {
    kind: "internal-appeal",
    actor: "patient",
    countsFrom: "denialReceivedOn",
    span: { unit: "days", count: 180 },
    timing: null,
    plan: "private",
    movesToWorkingDay: false,
    mayBeLonger: true,
    remedies: ["ask-for-late-appeal", "insurance-regulator", "negotiate"],
    source: claims("h"),
  },
  {
    ...planDecision,
    kind: "plan-decision-urgent",
    span: { unit: "hours", count: 72 },
    timing: "urgent",
    source: claims("i"),
  },
  {
    ...planDecision,
    kind: "plan-decision-before-service",
    span: { unit: "days", count: 30 },
    timing: "before-service",
    source: claims("i"),
  },
  {
    ...planDecision,
    kind: "plan-decision-after-service",
    span: { unit: "days", count: 60 },
    timing: "after-service",
    source: claims("i"),
  },
  {
    kind: "external-review",
    actor: "patient",
    countsFrom: "finalDenialReceivedOn",
    span: { unit: "months", count: 4 },
    timing: null,
    plan: "private",
    movesToWorkingDay: true,
    mayBeLonger: true,
    remedies: ["ask-for-late-review", "insurance-regulator", "court-with-lawyer", "negotiate"],
    source: review,
  },
  {
    kind: "external-review-decision",
    actor: "reviewer",
    countsFrom: "reviewRequestedOn",
    span: { unit: "days", count: 45 },
    timing: null,
    plan: "private",
    movesToWorkingDay: false,
    mayBeLonger: false,
    remedies: ["insurance-regulator"],
    source: review,
  },
  {
    kind: "estimate-dispute",
    actor: "patient",
    countsFrom: "estimatedBillReceivedOn",
    span: { unit: "days", count: 120 },
    timing: null,
    plan: null,
    movesToWorkingDay: false,
    mayBeLonger: false,
    remedies: ["dispute-with-hospital", "apply-for-charity-care", "negotiate", "payment-plan"],
    source: estimate,
  },
  {
    kind: "collection-pause",
    actor: "hospital",
    countsFrom: "firstBillOn",
    span: { unit: "days", count: 120 },
    timing: null,
    plan: null,
    movesToWorkingDay: false,
    mayBeLonger: true,
    remedies: ["apply-for-charity-care", "negotiate", "payment-plan"],
    source: collection,
  },
  {
    kind: "charity-care",
    actor: "patient",
    countsFrom: "firstBillOn",
    span: { unit: "days", count: 240 },
    timing: null,
    plan: null,
    movesToWorkingDay: false,
    mayBeLonger: true,
    remedies: ["ask-for-charity-care-anyway", "negotiate", "payment-plan"],
    source: section(
      "26 CFR 1.501(r)-1(b)(3): application period of financial assistance",
      "title-26/section-1.501(r)-1",
    ),
  },
  {
    kind: "debt-validation",
    actor: "patient",
    countsFrom: "collectorNoticeReceivedOn",
    span: { unit: "days", count: 30 },
    timing: null,
    plan: null,
    movesToWorkingDay: false,
    mayBeLonger: false,
    remedies: ["dispute-debt-anyway", "complain-to-cfpb", "negotiate"],
    source: debtCollection,
  },
  {
    ...recordsAnswer,
    kind: "records",
    span: { unit: "days", count: 30 },
    remedies: [], // one extension may have been taken, which has its own row
  },
  {
    ...recordsAnswer,
    kind: "records-extended",
    span: { unit: "days", count: 60 },
    remedies: ["complain-to-civil-rights-office"],
  },
];
