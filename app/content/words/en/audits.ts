/** What each finding says, and what to ask for, by rule and kind. Coding rules are Medicare's own policy: `ofOthers` is for
 *  a bill that Medicare does not pay. */
const findings = {
  "sum-mismatch": {
    "total-too-high": {
      message:
        "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} more than it itemizes.",
      ask: "Ask the billing office for an itemized bill that adds up to its total, or for the {differenceCents} to be taken off.",
    },
    "total-too-low": {
      message:
        "The lines add up to {sumCents}, but the bill states total charges of {chargesCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask which of the two is right before you pay, so that no second bill follows.",
    },
  },
  "quantity-price-mismatch": {
    "amount-too-high": {
      message:
        "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}.",
      ask: "Ask for the line to be corrected to {productCents}.",
    },
    "amount-too-low": {
      message:
        "{units} units at {unitPriceCents} come to {productCents}, but the line charges {amountCents}. The mistake is in your favor, if it is one.",
      ask: "Ask whether the units or the price are right before you pay.",
    },
  },
  "duplicate-line": {
    copies: {
      message:
        "{code} is charged {count} times on {day}, each time at {amountCents}, and no modifier says that it was done again.",
      ask: "Was this done {count} times that day? If not, the copies must come off. If so, ask for the record of each time.",
    },
  },
  "date-outside-stay": {
    outside: {
      message:
        "This line is dated {serviceDate}. The bill says that care was given from {serviceFrom} to {serviceTo}.",
      ask: "Ask what was done on {serviceDate}, and for the line to be taken off if it belongs to another visit or person.",
    },
  },
  "future-date": {
    "after-statement": {
      message: "This line is dated {serviceDate}, after the bill was written on {statementDate}.",
      ask: "Ask for the right date, and for the line to be taken off if nothing was done.",
    },
  },
  "balance-mismatch": {
    "balance-too-high": {
      message:
        "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Ask what the {differenceCents} are for. An older balance should be shown on a line of its own.",
    },
    "balance-too-low": {
      message:
        "Charges less adjustments and payments leave {leftCents}, but the bill asks for {balanceCents}: {differenceCents} less. The mistake is in your favor, if it is one.",
      ask: "Ask for a statement that shows every adjustment and payment.",
    },
  },
  "paid-twice": {
    "same-payment": {
      message: "{amountCents} was paid {count} times on {date}.",
      ask: "Compare it with your bank statement. If it was taken twice, ask for one payment back.",
    },
  },
  "eob-mismatch": {
    "other-charges": {
      message:
        "Your plan was billed {billedCents}, but this bill has charges of {chargesCents}: they differ by {differenceCents}.",
      ask: "Ask the billing office whether the plan was sent the same claim, and to send a corrected claim if it was not.",
    },
    "above-responsibility": {
      message:
        "Your plan says that you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more.",
      ask: "Send the explanation of benefits to the billing office and ask for the balance to be set to {owedCents}. Ask your plan whether the provider is in its network.",
    },
  },
  "balance-billing": {
    above: {
      message:
        "The provider is in your plan’s network, and the plan says that you owe {owedCents}. The bill asks for {balanceCents}: {differenceCents} more than its contract allows.",
      ask: "Send the explanation of benefits to the billing office, say that it is in the network, and ask for the balance to be set to {owedCents}. Tell your plan: it can enforce its contract.",
    },
  },
  "surprise-emergency": {
    above: {
      message:
        "For emergency care you owe no more out of the network than in it: your plan says {owedCents}. The bill asks for {balanceCents}, {differenceCents} more.",
      ask: "Say that the No Surprises Act applies and ask for the balance to be set to {owedCents}. If they refuse, call the No Surprises Help Desk at 1-800-985-3059.",
    },
  },
  "surprise-out-of-network": {
    above: {
      message:
        "The bill asks for {differenceCents} more than your plan says you owe, and the provider is out of the network. If you were treated in a hospital of the network and signed no waiver 72 hours before, you owe only {owedCents}.",
      ask: "Ask whether the hospital is in your plan’s network, and for a copy of any waiver that you signed.",
    },
  },
  "good-faith-estimate": {
    above: {
      message:
        "The estimate was {estimateCents}; the charges are {chargesCents}, {differenceCents} more. From $400 on, someone who pays without insurance may dispute this.",
      ask: "Ask for the charges to be brought down to the estimate. Within 120 days of the bill’s date, you can also open a dispute at cms.gov/nosurprises for a fee of $25.",
    },
  },
  "ncci-pair": {
    "without-modifier": {
      message:
        "Medicare does not pay {column2} beside {column1} on one day ({day}) unless a modifier says that they were separate, and none does.",
      ofOthers:
        "Was {column2} a service of its own on {day}? Medicare counts it as a part of {column1} unless a modifier says that they were separate, and none does. Many plans follow the same rule.",
      ask: "Ask why {column2} was charged apart from {column1}. If it was part of it, the line must come off.",
    },
    "never-together": {
      message: "Medicare never pays {column2} beside {column1} on one day ({day}), whatever the modifier.",
      ofOthers:
        "Should {column2} be charged beside {column1} on {day}? Medicare never pays both on one day, whatever the modifier. Many plans follow the same rule.",
      ask: "Ask for {column2} to be taken off, as it is part of {column1}.",
    },
  },
  "mue-units": {
    "on-a-line": {
      message: "{units} units of {code} on one line; Medicare takes no more than {limit} to be believable.",
      ofOthers:
        "Were there really {units} units of {code}? On one line, Medicare takes no more than {limit} to be believable.",
      ask: "Ask for the record that shows {units} units, or for the units above {limit} to be taken off.",
    },
    "on-a-day": {
      message:
        "{units} units of {code} on {day}; Medicare takes no more than {limit} a day to be believable.",
      ofOthers:
        "Were there really {units} units of {code} on {day}? Medicare takes no more than {limit} a day to be believable.",
      ask: "Ask for the record that shows {units} units, or for the units above {limit} to be taken off.",
    },
    "not-payable": {
      message: "Medicare pays no unit of {code} in this setting, and {units} are charged.",
      ofOthers:
        "Can {code} be charged by itself here? Medicare pays no unit of it in this setting, and {units} are charged.",
      ask: "Ask why {code} is charged by itself, and for the line to be taken off if it belongs to another service.",
    },
  },
  "add-on-without-primary": {
    alone: {
      message:
        "{code} is only ever billed together with another procedure, and none of those is on the bill for {day}.",
      ofOthers:
        "What was {code} added to? Under Medicare’s rules it is only billed together with another procedure, and none of those is on the bill for {day}.",
      ask: "Ask which procedure {code} belongs to. Without one it should not be charged.",
    },
  },
  "invalid-code": {
    "no-code": {
      message: "{code} is no procedure code: no code of that kind is written like it.",
      ask: "Ask for the right code, in writing. A plan will not pay a claim with a wrong one.",
    },
    "not-in-force": {
      message: "{code} was not in force on {day}.",
      ask: "Ask for the code that was in force on {day}. A plan will not pay a claim with an expired one.",
    },
  },
  "global-and-component": {
    "part-beside-whole": {
      message:
        "{code} is charged as a whole and again in part (modifier {component}) on {day}. The whole has both parts in it.",
      ask: "Ask which of the two is right, and for the other to be taken off.",
    },
  },
  "em-level": {
    emergency: {
      message:
        "{code} is one of the two highest levels of an emergency visit. The level rests on how hard the medical decisions were, never on the time spent.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
    visit: {
      message:
        "{code} is the highest level of its kind of visit. It rests on how hard the medical decisions were, or on the time that day.",
      ask: "Ask for the record that supports the level, and for a review if it does not.",
    },
  },
  "modifier-missing": {
    "without-25": {
      message:
        "{code} is charged on the day of {procedure} ({day}), and no modifier says that the visit was a service of its own.",
      ask: "Ask whether there was a visit beyond what the procedure needs. If not, the visit is part of it.",
    },
  },
  "facility-and-professional": {
    both: {
      message: "{code} is charged twice on {day}: for the facility and for a clinician. Both may be right.",
      ask: "Ask who was paid for what, and that no clinician sends a second bill of their own for it.",
    },
  },
  "repeated-line": {
    repeated: {
      message: "“{service}” is charged {count} times on {day}, each time at {amountCents}.",
      ask: "Ask whether it was given {count} times. The record of that day shows it.",
    },
  },
  "vague-line": {
    vague: {
      message: "“{description}” does not say what the {amountCents} are for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
    "no-description": {
      message: "A line charges {amountCents} and does not say what for.",
      ask: "Ask for an itemized bill that names each item with its code. You have a right to it.",
    },
  },
  "charity-care": {
    free: {
      message:
        "Your household’s income is {percent}% of the federal poverty level. By its own policy this nonprofit hospital gives you free care.",
      ask: "Ask for the financial assistance application. You have at least 240 days from the first bill; nothing need be paid until it is decided.",
    },
    discount: {
      message:
        "Your household’s income is {percent}% of the federal poverty level. By its own policy this nonprofit hospital gives you a discount.",
      ask: "Ask for the financial assistance application. You have at least 240 days from the first bill. You may not be charged more than the amounts generally billed to insured patients.",
    },
    "ask-for-policy": {
      message:
        "A nonprofit hospital must have a written policy on who pays less or nothing. We do not know this one’s limits.",
      ask: "Ask for the financial assistance policy in plain language and its application. You have at least 240 days from the first bill.",
    },
  },
  "timely-filing": {
    late: {
      message:
        "The bill was written {days} days after the last day of care ({lastDay}). A plan may have refused a claim sent so late, and a network provider may not pass that on to you.",
      ask: "Ask when the claim was sent to your plan, and what the plan answered.",
    },
  },
  "above-own-published-price": {
    above: {
      message:
        "Charged: {amountCents}. The hospital’s own list price for it is {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "Ask why the charge is above the list price that the hospital publishes.",
    },
  },
  "above-cash-price": {
    above: {
      message:
        "Charged: {amountCents}. The hospital publishes a cash price of {priceCents} ({place} of its price file): {differenceCents} less.",
      ask: "If you pay yourself, ask for the cash price that the hospital publishes.",
    },
  },
  "above-state": {
    above: {
      message:
        "Charged: {amountCents}. Of {hospitalCount} hospitals in {state} with a cash price for it, three of four ask for {priceCents} or less.",
      ask: "Name that price when you negotiate.",
    },
  },
  "above-medicare": {
    above: {
      message: "Charged: {amountCents}. Medicare pays {priceCents} for it (national amount, {edition}).",
      ask: "Name Medicare’s amount when you negotiate: it is what most hospitals accept for many patients.",
    },
  },
} as const;

/** What each rule looks for, as a list of what was and was not checked names it. */
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
  "good-faith-estimate": "Charges above the good-faith estimate",
  "ncci-pair": "Services that are part of another one",
  "mue-units": "More units than are believable",
  "add-on-without-primary": "Add-on services without what they are added to",
  "invalid-code": "Codes that do not exist or had expired",
  "global-and-component": "A whole service beside a part of it",
  "em-level": "The level of visits",
  "modifier-missing": "Visits charged beside a procedure",
  "facility-and-professional": "A facility’s fee beside a clinician’s",
  "repeated-line": "The same words charged twice",
  "vague-line": "Lines that do not say what they are for",
  "charity-care": "Financial assistance",
  "timely-filing": "A bill that comes late",
  "above-own-published-price": "Charges above the hospital’s own list price",
  "above-cash-price": "Charges above the hospital’s cash price",
  "above-state": "Charges above most hospitals of the state",
  "above-medicare": "Charges beside Medicare’s amounts",
} as const;

/** Why a rule did not run. */
const reasons = {
  "no-lines": "no lines",
  "no-codes": "no procedure codes on the lines",
  "no-revenue-codes": "no revenue codes on the lines",
  "no-dates": "no dates on the lines",
  "no-units": "no units on the lines",
  "no-unit-prices": "no unit prices on the lines",
  "no-charges-total": "the bill states no total of its charges",
  "no-balance": "the bill states no balance",
  "no-deductions": "adjustments or payments are not stated",
  "no-statement-date": "the bill has no date",
  "no-service-dates": "the bill does not say when care was given",
  "no-payments-listed": "no list of payments",
  "no-setting": "where care was given is not known",
  "not-for-inpatients": "Medicare’s coding edits do not judge hospital stays",
  "no-explanation-of-benefits": "no explanation of benefits (EOB)",
  "no-estimate": "no good-faith estimate",
  "not-self-pay": "only for someone who pays without insurance",
  "no-household": "household size and income are not known",
  "not-nonprofit": "not known to be a nonprofit hospital",
  "no-poverty-guidelines": "the poverty guidelines of that year are not at hand",
  "no-edition-for-date": "no edition of Medicare’s rules for the day of care is loaded",
  "no-published-prices": "no comparable published prices for these lines",
  "no-medicare-prices": "no Medicare amounts for these lines are loaded",
} as const;

const strengths = {
  error: { heading: "Errors", meaning: "The bill contradicts itself or a document." },
  "rule conflict": { heading: "Rule conflicts", meaning: "The bill breaks a coding rule of Medicare’s." },
  question: { heading: "Questions", meaning: "It may be right. Ask." },
  "price context": {
    heading: "Prices",
    meaning: "What others ask or pay. A high price is not an error.",
  },
} as const;

/** What stands around the findings. */
const result = {
  charged: "Charged",
  disputable: "To ask about",
  disputableMeans:
    "What may come off if every finding below holds. Nothing is counted twice, and it is never more than you are asked to pay.",
  nothingAtStake: "No finding puts an amount in question.",
  none: "Nothing was found. Read below what could not be checked.",
  ask: "What to ask",
  amount: "At stake: {amount}",
  lines: { one: "Line {list}", other: "Lines {list}" },
  wholeBill: "The bill as a whole",
  source: "Rests on",
  priceFile: "The hospital’s price file",
  assistance: {
    free: "Your income is {percent}% of the federal poverty level. By the hospital’s own policy your care is free.",
    discount:
      "Your income is {percent}% of the federal poverty level. By the hospital’s own policy you pay less.",
    none: "Your income is {percent}% of the federal poverty level. The hospital’s own policy gives no help at that level; ask all the same.",
  },
  notChecked: {
    heading: "What was not checked",
    lead: "These checks found nothing because they could not run:",
    one: "{rule}: {reason}.",
    starter:
      "Coding rules come from a small built-in set of common services. A code that is not in it may still break a rule.",
    absence:
      "Medicare keeps some unit limits secret, so that no finding is no proof that all units are right.",
  },
} as const;

/** The medical-coding breakdown. */
const breakdown = {
  heading: "What each line means",
  caption: { one: "The bill’s only line", other: "Lines {first} to {last} of {count}" },
  more: "The first {shown} lines of {count} are shown. The findings are of all of them.",
  columns: {
    line: "Line",
    service: "Service",
    charged: "Charged",
    beside: "Beside it",
  },
  unknown: "Not named",
  onBill: "On the bill: {description}",
  department: "Department: {name}",
  setting: {
    inpatient: "Usually for patients who stay",
    outpatient: "Usually for outpatients",
  },
  units: { one: "{count} unit", other: "{count} units" },
  each: "{amount} each",
  limit: {
    line: "Medicare’s limit: {limit} on a line",
    day: "Medicare’s limit: {limit} a day",
  },
  picture: "{charged} charged for one unit, beside {others}.",
  marks: {
    charged: "Charged {amount}",
    cash: "Cash {amount}",
    gross: "List {amount}",
    medicare: "Medicare {amount}",
    middle: "{state} middle {amount}",
  },
  own: "This hospital’s prices are from <source>{place}</source> of its file of {date}.",
  ownUndated: "This hospital’s prices are from <source>{place}</source> of its file, which has no date.",
  band: "Half of {hospitalCount} hospitals in {state} ask {from} to {to} of whoever pays cash.",
  medicare: {
    physician: "Medicare’s amount: physician fee schedule, {edition}, national.",
    "physician-facility": "Medicare’s amount: physician fee schedule in a facility, {edition}, national.",
    outpatient: "Medicare’s amount: outpatient payment, {edition}, national.",
    laboratory: "Medicare’s amount: laboratory fee schedule, {edition}.",
    drug: "Medicare’s limit for the drug, {edition}.",
  },
  noPrices: "No like prices are known.",
} as const;

/** Messages of an audit, wherever it is shown. */
export const audits = {
  findings,
  rules,
  reasons,
  strengths,
  coded: "{code} ({name})",
  result,
  breakdown,
} as const;
