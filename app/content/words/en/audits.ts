/** What each rule looks for: the title of its findings, and its name in lists of what was and was not checked. */
const rules = {
  "sum-mismatch": "Whether the lines add up to the total",
  "quantity-price-mismatch": "Whether units times price is the line’s amount",
  "duplicate-line": "Lines charged twice",
  "date-outside-stay": "Dates outside the days of care",
  "future-date": "Dates after the bill was written",
  "balance-mismatch": "Whether charges, adjustments and payments leave the balance",
  "paid-twice": "Payments taken twice",
  "eob-mismatch": "Whether the bill agrees with the explanation of benefits",
  "balance-billing": "A balance above what your plan says you owe, in its network",
  "surprise-emergency": "A surprise bill for emergency care",
  "surprise-out-of-network": "A surprise bill from outside the network",
  "write-off-billed": "Whether the provider’s write-off is billed to you",
  "denied-line-billed": "Services that your plan denied at the provider’s cost",
  "payment-not-credited": "Payments that the bill doesn’t credit",
  "line-unseen-by-plan": "Charges that your plan never saw",
  "plan-line-not-billed": "Services that your plan was billed for and you were not",
  "coordination-of-benefits": "Which of two plans pays first",
  "deductible-twice": "A deductible counted twice",
  "good-faith-estimate": "Charges above the good-faith estimate",
  "ncci-pair": "Services that are part of another one",
  "mue-units": "More units than are believable",
  "add-on-without-primary": "Add-on services without what they are added to",
  "invalid-code": "Codes that do not exist or had expired",
  "global-and-component": "A whole service and a part of it",
  "em-level": "The level of visits",
  "modifier-missing": "Visits charged together with a procedure",
  "facility-and-professional": "A facility’s fee and a clinician’s fee",
  "repeated-line": "The same words charged twice",
  "vague-line": "Lines that do not say what they are for",
  "charity-care": "Financial assistance",
  "timely-filing": "A bill that comes late",
  "above-own-published-price": "Charges above the hospital’s own list price",
  "above-cash-price": "Charges above the hospital’s cash price",
  "above-state": "Charges above most hospitals in the state",
  "above-medicare": "Charges compared with Medicare rates",
} as const;

/** Why a rule did not run. */
const reasons = {
  "no-lines": "no lines",
  "no-codes": "no procedure codes on the lines",
  "no-revenue-codes": "no revenue codes on the lines",
  "no-dates": "no dates on the lines",
  "no-units": "no units on the lines",
  "no-unit-prices": "no unit prices on the lines",
  "unlike-unit-prices":
    "most lines don’t charge their units times the price next to them, which may be a list price",
  "no-charges-total": "the bill states no total of its charges",
  "no-balance": "the bill states no balance",
  "no-deductions": "adjustments or payments are not stated",
  "no-statement-date": "the bill has no date",
  "no-service-dates": "the bill does not say when care was given",
  "no-payments-listed": "no list of payments",
  "no-setting": "where care was given is not known",
  "no-hospital": "the hospital is not known",
  "two-heaps": "cash prices in the state fall into two groups, so none is the usual one",
  "paid-by-the-stay": "Medicare pays for a hospital stay as a whole, not by the service",
  "days-not-printed": "the bill doesn’t print them clearly enough for us",
  "not-a-bill": "this document asks for no payment yet",
  "not-for-inpatients": "Medicare’s coding edits do not apply to hospital stays",
  "no-explanation-of-benefits": "no explanation of benefits (EOB)",
  "no-plan-claims": "the claims on the explanation of benefits are not known line by line",
  "ground-ambulance":
    "the federal law on surprise bills doesn’t cover ground ambulances (your state’s law may cover them)",
  "no-estimate": "no good-faith estimate",
  "not-self-pay": "only for someone who pays without insurance",
  "no-household": "household size and income are not known",
  "not-nonprofit": "not known to be a nonprofit hospital",
  "no-poverty-guidelines": "we don’t have the poverty guidelines for that year",
  "no-edition-for-date": "we don’t have the edition of Medicare’s rules for the day of care",
  "no-published-prices": "no comparable published prices for these lines",
  "no-medicare-prices": "we don’t have Medicare rates for these lines",
} as const;

const strengths = {
  error: { heading: "Errors", meaning: "The bill contradicts itself or a document." },
  "rule conflict": { heading: "Rule conflicts", meaning: "The bill breaks one of Medicare’s coding rules." },
  question: { heading: "Questions", meaning: "It may be right. Ask." },
  "price context": {
    heading: "Prices",
    meaning:
      "What the hospital itself publishes, and what others charge or pay. A high price is not an error.",
  },
} as const;

/** The group of findings that may forgive the whole bill. */
const first = {
  heading: "First: you may owe less, or nothing",
  meaning:
    "Ask about this before you correct or negotiate anything. The totals above don’t include what it may save you: the hospital decides.",
} as const;

/** Texts around the findings. */
const result = {
  charged: "Charged",
  disputable: "To ask about",
  disputableMeans:
    "The most your bill could drop, or you could get back, if every finding below is right. Nothing is counted twice, and the bill can’t drop by more than you are asked to pay.",
  nothingAtStake: "No finding puts an amount in question.",
  none: "We found nothing. Read below what we could not check.",
  ask: "What to ask",
  compareIncome: "See if your household may qualify: four questions, nothing is stored",
  amount: "At stake: {amount}",
  lines: { one: "Line {list}", other: "Lines {list}" },
  wholeBill: "The bill as a whole",
  source: "Source",
  priceFile: "The hospital’s price file",
  assistance: {
    free: "Your income is about {percent}% of the federal poverty level, at or below the limit for free care. You may owe nothing: apply.",
    discount:
      "Your income is about {percent}% of the federal poverty level, at or below the limit for a discount. You may owe less: apply.",
    none: "Your income is about {percent}% of the federal poverty level, above the limits we know of. Ask anyway: hospitals count income in different ways, and many also help with high costs.",
  },
  notChecked: {
    heading: "What was not checked",
    more: { one: "1 more thing", other: "{count} more things" },
    missing: {
      "not-a-bill": "This document is not a bill, so we don’t look for errors on it.",
      plan: "What you really owe with a plan: add its explanation of benefits, and we compare the two.",
      codes:
        "The services themselves: this bill doesn’t list each one with its code and its units. An itemized bill does.",
      setting: "Where care was given: say whether it was an emergency room, a hospital or an office.",
      prices:
        "Whether the prices are high: we have no prices to compare with for this hospital or these services.",
      sums: "Whether all of it adds up: a total, a payment or a discount isn’t on it.",
      days: "Whether all charges are of your days of care: the bill doesn’t print those days clearly.",
      household: "Whether the hospital may forgive it: we don’t know your household or the hospital’s rules.",
      estimate:
        "Whether it is far above an estimate: if you got one before care, and have no insurance, add it.",
      law: "Whether a law protects you: the federal law on surprise bills doesn’t cover ground ambulances. Your state’s law may cover you.",
    },
    one: "{rule}: {reason}.",
    starter:
      "Coding rules come from a small built-in set of common services. A code that is not in it may still break a rule.",
    absence:
      "Medicare keeps some unit limits secret. A check without findings doesn’t prove that all units are right.",
  },
} as const;

/** Messages of an audit, wherever it is shown. */
export const audits = {
  rules,
  reasons,
  strengths,
  first,
  coded: "{code} ({name})",
  unsure: {
    line: "We weren’t sure how to read this charge. Compare its units and its amount with your bill first, and check again.",
    plan: "We weren’t sure how to read your plan’s document. Compare its amounts with the document first, and check again.",
    sums: "First compare the charges and totals in the form below with your bill. We may have missed one. Correct what is wrong, then check again.",
  },
  result,
} as const;
