/** The answer to a question about a price: its card, what was assumed, what is not loaded, and whether an amount is fair. */
export const answer = {
  /** By what the prices are: what hospitals charge, or what an insurer agreed to pay. */
  lead: {
    asked: {
      most: "Most hospitals charge <figure>{low} to {high}</figure>",
      same: "Most hospitals charge <figure>{price}</figure>",
      median: "Hospitals charge about <figure>{price}</figure>",
      two: "Two hospitals charge <figure>{low} and {high}</figure>",
      one: "One hospital charges <figure>{price}</figure>",
      groups: "Hospitals charge <figure>{low} or {high}</figure>",
    },
    agreed: {
      most: "Most rates are <figure>{low} to {high}</figure>",
      same: "Most rates are <figure>{price}</figure>",
      median: "Rates are about <figure>{price}</figure>",
      two: "Two hospitals’ rates are <figure>{low} and {high}</figure>",
      one: "The rate is <figure>{price}</figure>",
      groups: "Rates are <figure>{low} or {high}</figure>",
    },
    levels: "For levels 3 to 5, most hospitals charge <figure>{low} to {high}</figure>",
    range: "{from} to {to}",
  },
  /** Under the lead: for whom, of how many and where. */
  of: {
    cash: {
      one: "if you pay yourself, at {count} hospital {where}.",
      other: "if you pay yourself, at {count} hospitals {where}.",
    },
    list: {
      one: "before any discount, at {count} hospital {where}.",
      other: "before any discount, at {count} hospitals {where}.",
    },
    /** Of one hospital. */
    plan: "for the plan “{plan}”, at 1 hospital {where}. Check that this is yours.",
    negotiated: {
      one: "with {payer}, at {count} hospital {where}.",
      other: "with {payer}, at {count} hospitals {where}.",
    },
  },
  /** As the hospital writes it. */
  plan: "The lowest is for the plan “{plan}”. Check that this is yours.",
  named: "{hospital} charges <figure>{price}</figure>",
  namedRate: "The rate at {hospital} is <figure>{price}</figure>",
  facts: {
    median: "median: lower is better",
    medicare: "Medicare pays the hospital",
    doctor: "doctor, billed separately (Medicare’s fee)",
    plus: "+ {price}",
  },
  choice: {
    good: "A good choice near you",
    nearest: "The nearest at or below the median",
    call: "Call <phone>{phone}</phone> and say:",
    askPlace: "Where are you? <place>Enter a ZIP code or a city</place> to see the nearest good choice.",
    say: "What to say to any hospital:",
    freeCare: "Can’t pay? <care>Find free care near {place}</care>.",
  },
  scripts: {
    selfPay: "“I’d like the self-pay price for {code}, all in, in writing.”",
    plan: "“For {code} with {payer}, what is the allowed amount, and what is my share? In writing, please.”",
    covered:
      "“I have {payer}. Is {code} covered here, do I need an approval first, and what will I owe? In writing, please.”",
    above:
      "“I was asked to pay {asked} for {code}. Most hospitals near here charge {range}. Can you match {median}, all in, in writing?”",
    within: "“Is {asked} the self-pay price for {code}, all in? Is there a discount if I pay up front?”",
    below:
      "“Is {asked} for {code} the whole price: hospital, doctor and everything else? Please put it in writing.”",
    unknown: "“What makes up {asked} for {code}? I’d like the self-pay price, all in, in writing.”",
  },
  assumed: {
    label: "What we assumed, and what else you may mean",
    insteadPlace: "Did you mean",
    instead: "Or",
    notLoaded: {
      one: "{count} hospital near here isn’t loaded",
      other: "{count} hospitals near here aren’t loaded",
    },
    notLoadedOrMore: "More hospitals near here aren’t loaded",
  },
  covered: {
    medicaid: "With Medicaid you usually pay little or nothing",
    medicare: "With Medicare you pay a share of the Medicare rate, not the hospital’s price",
    "medicare-advantage": "With Medicare Advantage your plan sets your share, not the hospital’s price",
    "tricare-va": "With TRICARE or the VA your program sets what you pay, not the hospital’s price",
    next: {
      "tricare-va":
        "Ask your program what you will pay, and whether you need a referral or an approval first.",
      medicaid:
        "Ask the hospital and your plan before you pay anything. A hospital that takes Medicaid can’t bill you more than a small copay (42 CFR 447.15).",
      medicare:
        "For most outpatient care the share is about 20% of the Medicare rate, after the yearly deductible. A supplement may pay it.",
      "medicare-advantage": "Ask your plan whether the hospital is in its network, and what your copay is.",
    },
    rates: {
      one: "Published rates of such plans, at {count} hospital {where}: what the plan pays, not what you owe.",
      other:
        "Published rates of such plans, at {count} hospitals {where}: what the plan pays, not what you owe.",
    },
    noRates:
      "We have no rate of such a plan {where} in our data. Prices for people without insurance are not what you pay.",
  },
  nothingWithin: "No price in our data is within your limits.",
  noRate:
    "Our data has no {payer} rate {where} that fits your search, so ask your plan. These are prices without insurance.",
  /** About an amount that someone was asked to pay. */
  asked: {
    label: "What were you asked to pay?",
    hint: "Optional, in dollars.",
    problem: "Write what you were asked to pay in dollars, for example 850 or 4,500.00.",
    above: "<figure>{asked}</figure> is more than most hospitals charge",
    within: "<figure>{asked}</figure> is within what most hospitals charge",
    below: "<figure>{asked}</figure> is less than most hospitals charge",
    unknown: "We have too few comparable prices to judge <figure>{asked}</figure>",
    covered: "Do not pay <figure>{asked}</figure> before you have asked your plan",
    why: "Most of the {count} hospitals {where} charge {range}, the middle 50%.",
    whyOfPlan: "Most rates of {payer} at the {count} hospitals {where} are {range}, the middle 50%.",
    whyMedicare: "It is {ratio} what Medicare pays the hospital ({medicare}).",
    next: {
      above:
        "Already billed? <audit>Check the bill</audit>, or see whether <assistance>the hospital forgives it</assistance>.",
      within: "A price below the median, {median}, is good: the list below has some.",
      below: "Make sure that nothing is left out.",
    },
  },
  how: {
    summary: "How we compare, with sources and dates",
    most: "“Most” means the middle 50%: a quarter of the hospitals charge less, and a quarter charge more. For fewer than five hospitals, we show the median instead.",
    withDoctor:
      "With the doctor, most patients would be charged {low} to {high} in all. Doctors charge about 1 to 2.5 times what Medicare pays them. Anesthesia is not included.",
    choice:
      "The good choice is the nearest hospital at or below the median that has four or five stars from CMS, else three.",
    stars: "Stars are CMS’s overall hospital quality rating, from one to five. It is not about this service.",
  },
  parts: "What else is billed with it",
} as const;
