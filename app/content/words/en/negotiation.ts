/** What to offer for a bill, and how to say it. */
export const negotiation = {
  title: "Negotiate a bill",
  description:
    "Three amounts to negotiate with, based on published prices for each charge, and what to say on the phone.",
  lead: "Choose a bill. We compare each charge with published prices and suggest an opening offer, a target and a limit.",
  none: "No bills yet. Add one first, then come back here.",
  add: "Add a bill",
  ofDay: "of {date}",
  due: "{amount} to pay",
  lines: { one: "{count} charge", other: "{count} charges" },
  seeBill: "See the bill",
  another: "Choose another bill",
  heading: "What to offer {name}",
  headingUnnamed: "What to offer for this bill",
  isDraft: "This bill is a draft. Check what we read first: one misread charge makes the offer wrong.",
  checkIt: "Check it now",
  balance: "The bill asks you to pay {amount}.",
  noBalance: "This bill does not say how much you have to pay.",
  figures: {
    heading: "Three amounts",
    lead: "Open low, aim for the second amount, and do not go above the last. Each adds up published prices, charge by charge.",
    names: { opening: "Open with", target: "Aim for", walkAway: "At most" },
    none: "No amount",
    share: "{percent}% of what the bill asks you to pay",
    nothingPublished: "We have no published prices to base it on.",
    yours: "Your own amount.",
    workedOut: "Based on published prices, it would be {amount}.",
    anchored: {
      negotiated: {
        one: "{count} charge at the lowest amount a health plan pays here: {amount}",
        other: "{count} charges at the lowest amounts that health plans pay here: {amount}",
      },
      cash: {
        one: "{count} charge at this hospital’s cash price: {amount}",
        other: "{count} charges at this hospital’s cash prices: {amount}",
      },
      "state-p25": {
        one: "{count} charge at the lower end of what hospitals in the state charge: {amount}",
        other: "{count} charges at the lower end of what hospitals in the state charge: {amount}",
      },
      "state-median": {
        one: "{count} charge at the median of what hospitals in the state charge: {amount}",
        other: "{count} charges at the median of what hospitals in the state charge: {amount}",
      },
      "state-p75": {
        one: "{count} charge at the upper end of what hospitals in the state charge: {amount}",
        other: "{count} charges at the upper end of what hospitals in the state charge: {amount}",
      },
      medicare: {
        one: "{count} charge at the Medicare rate: {amount}",
        other: "{count} charges at Medicare rates: {amount}",
      },
    },
    asBilled: {
      "no-code": {
        one: "{count} charge as billed, since it has no code: {amount}",
        other: "{count} charges as billed, since they have no code: {amount}",
      },
      "no-units": {
        one: "{count} charge as billed, since the bill doesn’t say for how many units: {amount}",
        other: "{count} charges as billed, since the bill doesn’t say for how many units: {amount}",
      },
      "nothing-published": {
        one: "{count} charge as billed, since no comparable price is published: {amount}",
        other: "{count} charges as billed, since no comparable prices are published: {amount}",
      },
      "not-above": {
        one: "{count} charge as billed, which is no more than the published prices: {amount}",
        other: "{count} charges as billed, which is no more than the published prices: {amount}",
      },
      credit: { one: "{count} credit: {amount}", other: "{count} credits: {amount}" },
      unitemized: "Not itemized, so as billed: {amount}",
    },
    paid: "Minus what was already paid: {amount}",
    caps: {
      "printed-offer": "No more than {amount}: the bill itself offers that price",
      estimate: "No more than {amount}: your good-faith estimate, less what you paid",
      plan: "No more than {amount}: what your plan says you owe",
      audit: "No more than {amount}: the bill without the errors that your audit found",
    },
    alreadyPaid: "You have already paid this much.",
    isBalance: "The full amount due: the charges add up to that much, or more.",
    oddities: {
      crossed: "One of your amounts is higher than the one after it. Check them before you call.",
      "above-balance":
        "One of your amounts is more than the bill asks you to pay, so we left it out. Never offer more than is due.",
    },
    unknownPaying:
      "These amounts are for a bill that no plan has set a price for. If the provider was in your plan’s network, the plan’s rate is the price: say below how the bill is paid.",
    outOfNetwork:
      "For emergency care, and for many clinicians at a hospital in your network, the law limits what you can be charged out of network. Check that before you offer anything.",
    checkRights: "Check the bill for that",
    how: "How the amounts are chosen",
    method: [
      "The first amount is the lowest of four prices. Two are this hospital’s own: what a commercial health plan agreed to pay it, and its cash price. The others are the lower end of the cash prices in the state, and what Medicare pays.",
      "The second amount is the lower of the hospital’s own cash price and the median in the state. The last is the lower of its cash price and the upper end in the state. A quarter of the hospitals are below the lower end, half are below the median, and three quarters are below the upper end.",
      "Only comparable prices count: the same code, setting, billing class and modifiers, for all units of the charge. A charge without such a price counts as billed. So does a charge that doesn’t say how many units it is for.",
      "We never suggest more than the bill asks you to pay. We also stay below a lower price that the bill offers, your good-faith estimate, and what your plan says you owe. The same goes for the amount that is left once the errors from your audit are corrected. Credits on the bill count. Other people’s bills, and how appeals ended here, don’t change these amounts.",
    ],
  },
  why: {
    "in-network":
      "In network, the price is what your plan agreed with the provider. Your explanation of benefits shows it, and you owe no more than it says. So all you can negotiate is how you pay.",
    "public-plan":
      "Medicare and Medicaid set what their patients can be charged. You owe no more than the notice from your plan says, so you can’t negotiate the price.",
    "nothing-owed": "This bill does not say that anything is left to pay, so there is nothing to negotiate.",
    "other-currency":
      "This bill is in another currency, and we only compare bills in US dollars. If its amounts are in dollars after all, enter them as a new bill.",
    "no-units":
      "Comparable prices are published, but the bill doesn’t say how many units its charges are for, so we can’t compare them. Ask for an itemized bill with the units, or add them on the bill’s form.",
    "in-question":
      "Your audit found errors that put the whole amount in question. Have them corrected before you offer anything.",
    "no-anchors":
      "No comparable prices are published for the charges on this bill, so we have nothing to base an amount on.",
    "not-above":
      "The bill asks for no more than the published prices for these services. We know of no price that would support a lower offer, so we don’t show one. You can still ask for other things.",
    "paid-enough":
      "What has already been paid adds up to as much as the published prices. Ask why more is owed before you offer anything.",
  },
  instead: {
    heading: "What you can do",
    itemised: "Ask for an itemized bill with a code for each charge",
    charity: "Apply for financial assistance",
    plan: "Ask for a payment plan without interest",
    check: "Compare the bill with your plan’s decision",
    checkErrors: "Check the bill again",
    appeal: "Appeal what your plan denied",
  },
  assistance: {
    heading: "Ask about financial assistance first",
    nonprofit:
      "This hospital is a nonprofit, so it must have a financial assistance policy. Ask about it before you offer anything: it may lower the bill further than any offer, or forgive it. Whether it applies depends on your household and its policy.",
    "may-be-nonprofit":
      "If this hospital is a nonprofit, it must have a financial assistance policy. Ask about it before you offer anything: it may lower the bill further than any offer, or forgive it.",
    "lines-known":
      "The hospital’s or the state’s rules on assistance may lower the bill further than any offer, or forgive it. Ask about it before you offer anything. It depends on your household.",
    ceiling:
      "Your household’s income looks low enough for help here. A nonprofit hospital that gives you help can’t charge you more than it generally bills insured patients (26 CFR 1.501(r)-5(a)). This is for emergency or medically necessary care. Ask for that amount before you offer anything.",
    late: "Based on the date of this bill, the deadline until which the hospital must accept an application has passed. Ask anyway: many accept a late one.",
    write: "Write to ask for financial assistance",
  },
  adjust: {
    heading: "Change the amounts",
    lead: "Your own amounts replace ours. Leave a field empty to use ours.",
    paying: "How is this bill paid?",
    notSaid: "Not sure",
    payings: {
      alone: "By me, without a plan",
      "in-network": "By a plan, and the provider is in its network",
      "out-of-network": "By a plan, and the provider is out of its network",
      "public-plan": "By Medicare or Medicaid",
    },
    hint: "For example 450.00",
    printed: "Lower price printed on the bill",
    printedHint:
      "What the bill asks for if you pay at once, such as a prompt-pay price of 2,486.12. Leave it empty if there is none.",
    submit: "Update the amounts",
    problem: "Enter an amount above zero, for example 450.00",
  },
  write: "Write the offer: {amount}",
  writeNote: "You can change the letter before you send it. We don’t send anything.",
  evidence: {
    heading: "What you can show them",
    lead: "All amounts are for all units of a charge. Medicare rates are national.",
    caption: "Charges {first} to {last} of {count}, with the published prices",
    pages: "Pages of charges",
    columns: {
      service: "Service",
      billed: "Billed",
      published: "Published prices",
    },
    names: {
      cash: "Cash price here",
      negotiated: "Lowest from a health plan here",
      state: "Median cash price in {state}",
      medicare: "Medicare",
    },
    unknown: "Not named",
    none: "No comparable price is published.",
    units: { one: "{count} unit", other: "{count} units" },
    unitsUnknown: "Units not known",
    ofOneUnit: "The bill doesn’t say how many units this is for, so we don’t compare it. For one unit:",
    each: "{amount} each.",
    payer: "{payer}, {plan}.",
    forCase: "For the whole case.",
    source: "<source>{place}</source>, file of {date}",
    sourceUndated: "<source>{place}</source>, file without a date",
    band: "Middle 50% of {hospitalCount} hospitals: {from} to {to}",
    medicare: {
      physician: "Physician fees, {edition}",
      "physician-facility": "Physician fees in a facility, {edition}",
      outpatient: "Outpatient payment, {edition}",
      laboratory: "Laboratory fees, {edition}",
      drug: "Limit for the drug, {edition}",
    },
    noHospital:
      "This bill is not matched to a hospital whose prices we have, so we can only compare its charges with Medicare rates. On the bill’s form you can choose its hospital.",
    noLines:
      "This bill lists no charges with an amount. Ask for an itemized bill: it lists each service with its code.",
    withoutAmount: {
      one: "{count} charge on the bill has no amount and is left out.",
      other: "{count} charges on the bill have no amount and are left out.",
    },
  },
  outcomes: {
    heading: "How it ended for others here",
  },
  phone: {
    heading: "What to say on the phone",
    lead: "Have the bill and this page in front of you. Write down the day, the time and the name of the person you speak with.",
    opening:
      "“Hello, my name is … and I am calling about my bill, account number … I would like to settle it. I have looked up the published prices for these services.”",
    openingDated:
      "“Hello, my name is … and I am calling about my bill of {date}, account number … I would like to settle it. I have looked up the published prices for these services.”",
    assistance:
      "“Before we talk about an amount: do you have financial assistance? Can you send me the application and put the account on hold until it is decided?”",
    points: {
      negotiated: {
        one: "“For one charge, you accept {published} from a health plan. You billed me {billed}.”",
        other:
          "“For {count} charges, you accept {published} in all from health plans. You billed me {billed}.”",
      },
      cash: {
        one: "“Your own price file has a cash price of {published} for one charge. You billed me {billed}.”",
        other:
          "“Your own price file has cash prices of {published} in all for {count} charges. You billed me {billed}.”",
      },
      "state-median": {
        one: "“For one charge, half of the hospitals in the state charge cash patients {published} or less. You billed me {billed}.”",
        other:
          "“For {count} charges, the median cash prices of the state’s hospitals add up to {published}. You billed me {billed}.”",
      },
      medicare: {
        one: "“Medicare pays {published} for one charge. You billed me {billed}.”",
        other: "“Medicare pays {published} in all for {count} charges. You billed me {billed}.”",
      },
    },
    offer: "“I can pay {opening} as payment in full. Can you accept that? If not, who can?”",
    counter:
      "If they name a higher amount: “What is the least you can accept if I pay at once?” Go up in small steps, and aim for {target}.",
    counterPlain:
      "If they name a higher amount: “What is the least you can accept if I pay at once?” Go up in small steps.",
    stop: "Above {walkAway}: “I need to think about it. Please put the account on hold, and send me the form for financial assistance and your terms for paying in installments.”",
    closing:
      "“Please send me the agreement in writing. It should give the amount, and say that it settles the account in full. It should also say that the rest will not be sold or reported.” Pay only once you have it.",
  },
  legal: "Information, not legal advice.",
} as const;
