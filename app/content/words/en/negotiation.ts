/** What to offer for a bill, and how to say it. */
export const negotiation = {
  title: "Negotiate a bill",
  description:
    "Three amounts to bargain with, line by line from published prices, and what to say on the phone.",
  lead: "Choose a bill. We hold its lines against published prices, and work out what to open with, what to aim for and where to stop.",
  none: "No bills yet. Add one first, then come back here.",
  add: "Add a bill",
  ofDay: "of {date}",
  due: "{amount} to pay",
  lines: { one: "{count} line", other: "{count} lines" },
  seeBill: "See the bill",
  another: "Choose another bill",
  heading: "What to offer {name}",
  headingUnnamed: "What to offer for this bill",
  isDraft:
    "This bill is a draft. Check what was read first: a line that was read wrongly makes a wrong offer.",
  checkIt: "Check it now",
  balance: "You are asked to pay {amount}.",
  noBalance: "This bill does not say what you are asked to pay.",
  figures: {
    heading: "Three amounts",
    lead: "Open low, aim for the middle one, and do not go above the last. Each is added up from published prices, line by line.",
    names: { opening: "Open with", target: "Aim for", walkAway: "At most" },
    none: "No figure",
    share: "{percent}% of what you are asked to pay",
    nothingPublished: "Nothing is published that it could rest on.",
    yours: "Your own amount.",
    workedOut: "From published prices it would be {amount}.",
    anchored: {
      negotiated: {
        one: "{count} line at the lowest amount a health plan pays here: {amount}",
        other: "{count} lines at the lowest amounts that health plans pay here: {amount}",
      },
      cash: {
        one: "{count} line at this hospital’s cash price: {amount}",
        other: "{count} lines at this hospital’s cash prices: {amount}",
      },
      "state-p25": {
        one: "{count} line at the lower end of what hospitals in the state ask: {amount}",
        other: "{count} lines at the lower end of what hospitals in the state ask: {amount}",
      },
      "state-median": {
        one: "{count} line at the middle of what hospitals in the state ask: {amount}",
        other: "{count} lines at the middle of what hospitals in the state ask: {amount}",
      },
      "state-p75": {
        one: "{count} line at the upper end of what hospitals in the state ask: {amount}",
        other: "{count} lines at the upper end of what hospitals in the state ask: {amount}",
      },
      medicare: {
        one: "{count} line at Medicare’s amount: {amount}",
        other: "{count} lines at Medicare’s amounts: {amount}",
      },
    },
    asBilled: {
      "no-code": {
        one: "{count} line as billed, since it has no code: {amount}",
        other: "{count} lines as billed, since they have no code: {amount}",
      },
      "no-units": {
        one: "{count} line as billed, since the bill doesn’t say for how many units: {amount}",
        other: "{count} lines as billed, since the bill doesn’t say for how many units: {amount}",
      },
      "nothing-published": {
        one: "{count} line as billed, since nothing like it is published: {amount}",
        other: "{count} lines as billed, since nothing like them is published: {amount}",
      },
      "not-above": {
        one: "{count} line as billed, which is no more than what is published: {amount}",
        other: "{count} lines as billed, which is no more than what is published: {amount}",
      },
      credit: { one: "{count} credit: {amount}", other: "{count} credits: {amount}" },
      unitemized: "Charged on no line, so as billed: {amount}",
    },
    paid: "Less what was paid already: {amount}",
    caps: {
      "printed-offer": "No more than {amount}: the bill itself offers that price",
      estimate: "No more than {amount}: your good-faith estimate, less what you paid",
      plan: "No more than {amount}: what your plan says you owe",
      audit: "No more than {amount}: the bill without the errors that your audit found",
    },
    alreadyPaid: "You have already paid this much.",
    isBalance: "All that you are asked to pay: the lines add up to it, or to more.",
    oddities: {
      crossed: "One of your amounts is higher than the one after it. Check them before you call.",
      "above-balance":
        "One of your amounts is more than you are asked to pay, so we left it out. Never offer more than is due.",
    },
    unknownPaying:
      "These amounts are for a bill that no plan has set a price for. If the provider was in your plan’s network, the plan’s rate is the price: say below how the bill is paid.",
    outOfNetwork:
      "For emergency care, and for many clinicians at a hospital in your network, the law limits what you can be asked for out of network. Check that before you offer anything.",
    checkRights: "Check the bill for that",
    how: "How the amounts are chosen",
    method: [
      "The first amount takes the lowest of what a commercial health plan agreed to pay this hospital, the hospital’s own cash price, the lower end of the cash prices in the state, and what Medicare pays.",
      "The second takes the lower of the hospital’s own cash price and the middle one in the state; the last one the lower of its own cash price and the upper end in the state. The lower end, the middle and the upper end leave a quarter, half and three quarters of the hospitals below them.",
      "Only like prices count: the same code, setting, billing class and modifiers, for all units of the line. What has no such price counts as billed, and so does a line that doesn’t say how many units it is for.",
      "We never suggest more than you are asked to pay. We also stay below a lower price that the bill offers, your good-faith estimate, what your plan says you owe, and the amount that is left once the errors from your audit are corrected. Credits on the bill count. Other people’s bills, and how appeals ended here, don’t change these amounts.",
    ],
  },
  why: {
    "in-network":
      "In network, the price is what your plan agreed with the provider. Your explanation of benefits says it, and you owe no more than it says. So there is nothing to bargain over but how you pay.",
    "public-plan":
      "Medicare and Medicaid set what their patients can be asked for. You owe no more than the notice from your plan says, so there is no price to bargain over.",
    "nothing-owed": "This bill does not say that anything is left to pay, so there is nothing to offer for.",
    "other-currency":
      "This bill is in another currency, and we only compare bills in US dollars. Are its amounts dollars after all? Type them in as a new bill.",
    "no-units":
      "Prices like these are published, but the bill doesn’t say how many units its lines are for, so we can’t compare. Ask for an itemized bill with the units, or add them on the bill’s form.",
    "in-question":
      "Your audit found errors that put all of it in question. Have them corrected before you offer anything.",
    "no-anchors":
      "Nothing like the lines of this bill is published, so no amount that we could name would rest on anything.",
    "not-above":
      "What you are asked to pay is no more than what is published for these services. We know of no price that would back a lower offer, so we show none. You can still ask for other things.",
    "paid-enough":
      "What was paid already comes to as much as the published prices. Ask why more is owed before you offer anything.",
  },
  instead: {
    heading: "What you can do",
    itemised: "Ask for an itemized bill with the code of each line",
    charity: "Apply for financial assistance",
    plan: "Ask for a payment plan without interest",
    check: "Check the bill against your plan’s decision",
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
      "What this hospital or its state says of help may lower the bill further than any offer, or forgive it. Ask about it before you offer anything. It depends on your household.",
    ceiling:
      "Your household’s income looks low enough for help here. If the hospital gives you help, a nonprofit hospital can’t charge you more for emergency or medically necessary care than it generally bills insured patients (26 CFR 1.501(r)-5(a)). Ask for that amount before you offer anything.",
    late: "By the date of this bill, the days in which the hospital must take an application are past. Ask anyway: many take a late one.",
    write: "Write to ask for financial assistance",
  },
  adjust: {
    heading: "Make it yours",
    lead: "Your own amounts go before ours. Leave a field empty to have ours.",
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
    submit: "Work it out again",
    problem: "Enter an amount above zero, for example 450.00",
  },
  write: "Write the offer: {amount}",
  writeNote: "You can change the letter before it goes anywhere. Nothing is sent from here.",
  evidence: {
    heading: "What you can show them",
    lead: "All amounts are for all units of a line. Medicare’s amounts are national.",
    caption: "Lines {first} to {last} of {count}, beside what is published for them",
    pages: "Pages of lines",
    columns: {
      service: "Service",
      billed: "Billed",
      published: "Published for it",
    },
    names: {
      cash: "Cash price here",
      negotiated: "Lowest from a health plan here",
      state: "Median cash price in {state}",
      medicare: "Medicare",
    },
    unknown: "Not named",
    none: "Nothing like it is published.",
    units: { one: "{count} unit", other: "{count} units" },
    unitsUnknown: "Units not known",
    ofOneUnit: "The bill doesn’t say how many units this is for, so it is not compared. For one unit:",
    each: "{amount} each.",
    payer: "{payer}, {plan}.",
    forCase: "For the whole case.",
    source: "<source>{place}</source>, file of {date}",
    sourceUndated: "<source>{place}</source>, file without a date",
    band: "Half of {hospitalCount} hospitals: {from} to {to}",
    medicare: {
      physician: "Physician fees, {edition}",
      "physician-facility": "Physician fees in a facility, {edition}",
      outpatient: "Outpatient payment, {edition}",
      laboratory: "Laboratory fees, {edition}",
      drug: "Limit for the drug, {edition}",
    },
    noHospital:
      "This bill is not matched to a hospital whose prices we have, so only Medicare’s amounts stand beside its lines. On the bill’s form you can choose its hospital.",
    noLines:
      "This bill has no lines with an amount. Ask for an itemized bill: it lists each service with its code.",
    withoutAmount: {
      one: "{count} line of the bill states no amount and is left out.",
      other: "{count} lines of the bill state no amount and are left out.",
    },
  },
  outcomes: {
    heading: "How others fared here",
  },
  phone: {
    heading: "What to say on the phone",
    lead: "Have the bill and this page in front of you. Write down the day, the time and the name of whoever you speak with.",
    opening:
      "“Hello, my name is … and I am calling about my bill, account number … I would like to settle it, and I have looked up what is published for these services.”",
    openingDated:
      "“Hello, my name is … and I am calling about my bill of {date}, account number … I would like to settle it, and I have looked up what is published for these services.”",
    assistance:
      "“Before we talk about an amount: do you have financial assistance, and can you send me the application and hold the account until it is decided?”",
    points: {
      negotiated: {
        one: "“For one line you accept {published} from a health plan. I am billed {billed}.”",
        other: "“For {count} lines you accept {published} in all from health plans. I am billed {billed}.”",
      },
      cash: {
        one: "“Your own price file has a cash price of {published} for one line. I am billed {billed}.”",
        other:
          "“Your own price file has cash prices of {published} in all for {count} lines. I am billed {billed}.”",
      },
      "state-median": {
        one: "“For one line, half of the hospitals in the state ask {published} or less of whoever pays cash. I am billed {billed}.”",
        other:
          "“For {count} lines, the middle cash prices of the state’s hospitals come to {published}. I am billed {billed}.”",
      },
      medicare: {
        one: "“Medicare pays {published} for one line. I am billed {billed}.”",
        other: "“Medicare pays {published} in all for {count} lines. I am billed {billed}.”",
      },
    },
    offer: "“I can pay {opening} as payment in full. Can you accept that, or who can?”",
    counter:
      "If they name a higher amount: “What is the least you can accept if I pay at once?” Go up in small steps, and aim for {target}.",
    counterPlain:
      "If they name a higher amount: “What is the least you can accept if I pay at once?” Go up in small steps.",
    stop: "Above {walkAway}: “I need to think about it. Please put the account on hold, and send me the form for financial assistance and your terms for paying in installments.”",
    closing:
      "“Please send me the agreement in writing: the amount, that it settles the account in full, and that the rest is neither sold nor reported.” Pay only once you have it.",
  },
  legal: "Information, not legal advice.",
} as const;
