/** Whose money a plan pays with: it decides how much of a charge is paid. */
export type PlanKind = "commercial" | "exchange" | "medicare" | "medicaid";

export type SamplePlan = { planName: string; kind: PlanKind };

export type SampleInsurer = { payerName: string; plans: readonly SamplePlan[] };

/** Six fictional insurers; none bears the name of a real one. */
export const SAMPLE_INSURERS: readonly SampleInsurer[] = [
  {
    payerName: "Juniper Mutual",
    plans: [
      { planName: "PPO", kind: "commercial" },
      { planName: "HMO", kind: "commercial" },
    ],
  },
  {
    payerName: "Harborlight Health Plan",
    plans: [
      { planName: "Choice PPO", kind: "commercial" },
      { planName: "Medicare Advantage", kind: "medicare" },
    ],
  },
  {
    payerName: "Prairie Crown Insurance",
    plans: [
      { planName: "Open Access", kind: "commercial" },
      { planName: "High Deductible", kind: "commercial" },
    ],
  },
  {
    payerName: "Copperleaf Health",
    plans: [
      { planName: "EPO", kind: "commercial" },
      { planName: "Exchange Silver", kind: "exchange" },
    ],
  },
  {
    payerName: "Silverbrook Assurance",
    plans: [
      { planName: "PPO", kind: "commercial" },
      { planName: "Medicare Advantage", kind: "medicare" },
    ],
  },
  {
    payerName: "Lanternway Community Plan",
    plans: [
      { planName: "Managed Medicaid", kind: "medicaid" },
      { planName: "Exchange Bronze", kind: "exchange" },
    ],
  },
];
