/** How a letter presents findings about financial assistance and deadlines. */
export const rights = {
  "charity-care": {
    free: {
      says: "My household’s income is {percent}% of the federal poverty level, for which your policy gives free care.",
      ask: "Please apply the policy to this bill.",
    },
    discount: {
      says: "My household’s income is {percent}% of the federal poverty level, for which your policy gives a discount.",
      ask: "Please apply the policy to this bill.",
    },
    "near-line": {
      says: "My household’s income is {percent}% of the federal poverty level, close to the income limit of your policy.",
      ask: "Please tell me how you count income, and decide on my application.",
    },
    "ask-household": {
      says: "I would like to apply for financial assistance.",
      ask: "Please send me the policy and its application.",
    },
    "ask-for-policy": {
      says: "A nonprofit hospital must have a written policy on financial assistance.",
      ask: "Please send me the policy and its application.",
    },
  },
  "timely-filing": {
    late: {
      says: "The bill was written {days} days after the last day of care ({lastDay}). If my plan denied the claim because it was sent late, a network provider cannot pass that on to me.",
      ask: "Please tell me when the claim was sent to my plan and what the plan answered.",
    },
  },
} as const;
