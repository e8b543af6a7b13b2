/** How the balance is to be paid. */
export const payings = ["alone", "in-network", "out-of-network", "public-plan"] as const;

/** "alone": by the patient, without a plan. "public-plan": Medicare or Medicaid. */
export type PaymentMethod = (typeof payings)[number];
