/** What findings say about financial assistance and deadlines. */
export const rights = {
  "charity-care": {
    free: {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is at or below the limit for free care. You may owe nothing.",
      ask: "Apply for financial assistance, and ask them to put the account on hold until it is decided. Apply even if the bill is in collections.",
      askPast:
        "Ask for the financial assistance application anyway. The deadline by which the hospital must accept it has passed, but many accept late applications.",
    },
    discount: {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is at or below the limit for a discount. You may owe less.",
      ask: "Apply for financial assistance. Patients who get it can’t be charged more than the amounts generally billed to insured patients.",
      askPast:
        "Ask for the financial assistance application anyway. The deadline by which the hospital must accept it has passed, but many accept late applications.",
    },
    "near-line": {
      message:
        "Your household’s income is about {percent}% of the federal poverty level. That is close to the limit for help. Hospitals count income in different ways.",
      ask: "Ask for the financial assistance application, and how the hospital counts income.",
      askPast:
        "Ask for the financial assistance application anyway. The deadline by which the hospital must accept it has passed, but many accept late applications.",
    },
    "ask-household": {
      message: "You may owe less on this bill, or nothing. It depends on your household and its income.",
      ask: "Compare your income with these limits. If you may be below one, or near it, ask for the financial assistance application.",
      askPast:
        "Compare your income with these limits. Ask for the financial assistance application anyway. The deadline by which the hospital must accept it has passed, but many accept late applications.",
    },
    "ask-for-policy": {
      message:
        "A nonprofit hospital must have a written policy on who pays less or nothing. We do not know this one’s limits.",
      ask: "Ask for the financial assistance policy in plain language and its application.",
      askPast:
        "Ask for the financial assistance policy in plain language and its application anyway. The deadline by which the hospital must accept it has passed, but many accept late applications.",
    },
  },
  "timely-filing": {
    late: {
      message:
        "The bill was written {days} days after the last day of care ({lastDay}). A plan may have denied a claim sent so late, and a network provider can’t pass that on to you.",
      ask: "Ask when the claim was sent to your plan, and what the plan answered.",
    },
  },
} as const;
