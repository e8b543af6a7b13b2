/** The pages of the glossary, by their part of the address. */
export const glossaryCategories = {
  "claims-billing-appeals": {
    title: "Claims, Billing & Appeals",
    description:
      "What a bill and the plan’s letter about it say, how a claim is sent and decided, and how to fight a decision.",
  },
  "contracting-pricing-transparency": {
    title: "Contracting, Pricing & Transparency Data",
    description:
      "The prices that hospitals must publish, how hospitals and plans agree on rates, and what the columns of a price file mean.",
  },
  "utilization-management": {
    title: "Utilization Management & Care Navigation",
    description:
      "How plans decide if care is needed and where it should be given, and who helps you find your way.",
  },
  "ai-data-systems": {
    title: "AI & Data Systems",
    description:
      "How a photo of a bill is read, how price data are checked and joined, and what the figures in a statistic mean.",
  },
  "managed-care-organizations": {
    title: "Managed Care & Provider Organizations",
    description:
      "The kinds of health plans, networks, hospitals and clinics, and what each means for your bill.",
  },
  "legal-compliance-privacy": {
    title: "Legal, Compliance & Data Privacy",
    description:
      "The laws on prices, surprise bills, debts and health data, with the section where each right is found.",
  },
  "patient-documentation": {
    title: "Patient Documentation & Medical Records",
    description: "The documents of your care: what each is for, how to get it, and how it backs up a bill.",
  },
  "payment-reimbursement": {
    title: "Payment & Reimbursement Processes",
    description:
      "What you pay and what the plan pays, how Medicare sets its rates, and where a bill can shrink.",
  },
} as const;
