/** How a bill got to the amount due, with the bill's amounts and the plan's side by side. */
export const moneyPicture = {
  heading: "Where the money went",
  caption: "How your bill got to the amount due",
  columns: { step: "Step", bill: "Your bill", plan: "Your plan" },
  steps: {
    billed: "Billed",
    discount: "Discount",
    planPaid: "Plan paid",
    otherInsurance: "Another plan paid",
    share: "Your share",
    paid: "Paid so far",
    due: "Still due",
  },
  notTold: "not stated",
  differs: "{amount} apart",
  note: "Only what the bill and your plan say. A difference is a question to ask, not yet an error: some bills group amounts in other ways.",
} as const;
