/** Answers for people who ask if a hospital may forgive a bill: whose income limit applies, how sure we are, and
 *  what to do. */
export const assistanceAnswer = {
  heading: "What we found",
  thisHospital: "this hospital",
  by: {
    filing: "By the policy that {hospital} filed for {year}",
    organisation: "By the policy that {filer} filed for {year} for all its hospitals",
    operator: "By the policy of {hospital}, read on {day}",
    law: "By the rules of {state}",
  },
  headline: {
    free: "{by}, care is free for families up to {line}% of the poverty level. Your income is about {own}%. Apply.",
    settled: "{by}, care is free for people who get {program}. Apply, and send the letter about it.",
    discount:
      "{by}, families up to {line}% of the poverty level pay less. Your income is about {own}%. Apply.",
    unsure: {
      free: "{by}, care may be free for families up to {line}% of the poverty level. Your income is about {own}%. Apply.",
      discount:
        "{by}, families up to {line}% of the poverty level may pay less. Your income is about {own}%. Apply.",
    },
    above:
      "{by}, help goes up to {line}% of the poverty level. Your income is about {own}%. Ask all the same.",
    aboveLaw:
      "{by}, help goes up to {line}% of the poverty level. Your income is about {own}%. The hospital’s own policy may go further, and we have no filing of it. Ask for it.",
    noIncome: {
      free: "{by}, care is free for families up to {line}% of the poverty level. Ask for the form, even though we do not know your income.",
      discount:
        "{by}, families up to {line}% of the poverty level pay less. Ask for the form, even though we do not know your income.",
    },
    noLines:
      "{hospital} has a policy, but what we have read does not say up to which income it helps. Ask for it.",
    nonprofit:
      "We have no filing of {hospital}. But nonprofit hospitals must have a policy for people who cannot pay. Ask for it.",
    forProfit:
      "{hospital} is run for profit, so federal law does not make it have such a policy. Many hospitals like it help all the same. Ask.",
    unknown:
      "We have no filing of {hospital}. Nonprofit hospitals must have a policy for people who cannot pay, and many public hospitals have one. Ask for it.",
  },
  hospitalDecides: "The hospital decides, not us. Asking costs nothing.",
  near: "You are close to the line of {line}%. Hospitals count income in different ways, so apply.",
  programs: "You get {programs}. That is often enough by itself: send the letter about it with the form.",
  insured: "Help can also pay your share after insurance, if the policy says so.",
  ownLevel:
    "For a household of {size}, the poverty level of {year} is {level} a year, by the federal Department of Health and Human Services (HHS).",
  ownLevelIn:
    "For a household of {size} in {state}, the poverty level of {year} is {level} a year, by the federal Department of Health and Human Services (HHS).",
  newestLevel: "These are the newest levels we have. New ones come out each January.",
  whyAsk: {
    heading: "Why it is worth asking",
    newer: "The limits may have gone up since {year}.",
    counted: "Hospitals count income in different ways. Some look only at the last three months.",
    largeBills: "This hospital also looks at bills that are large beside an income.",
    change: "If your income fell, or a new bill came, your answer changes too.",
  },
  source: {
    heading: "Where this comes from",
    filing:
      "{facility} is in the filing of {filer} (EIN {ein}) with the IRS: Form 990, Schedule H, for the year to {end}.",
    organisation:
      "{filer} (EIN {ein}) filed Form 990, Schedule H, with the IRS for the year to {end}. The lines are those of the whole organization, not of this hospital by itself.",
    operator: "The people who run this site entered it on {day} from: {source}",
    age: {
      one: "That year ended {count} month ago. The policy may help more people now.",
      other: "That year ended {count} months ago. The policy may help more people now.",
    },
    lines: {
      both: "Its lines: free care up to {free}% of the poverty level, discounts up to {discount}%.",
      free: "Its line: free care up to {free}% of the poverty level. No line for discounts is named, which does not mean that there are none.",
      discount:
        "Its line: discounts up to {discount}% of the poverty level. No line for free care is named, which does not mean that there is none.",
      none: "No line for free care or discounts is named, which does not mean that there are none.",
    },
    doubtful:
      "We are not sure of a line: it was filed as a small number, such as 2.00, and we take that as 200%. Check the policy.",
    alsoLooksAt: "Besides income, the hospital looks at {criteria}.",
    criteria: {
      assets: "savings and other property",
      "medical indigency": "bills that are large beside an income",
      insurance: "insurance",
      underinsurance: "costs that insurance leaves open",
      residency: "where you live",
      other: "other things that the policy names",
    },
    sample: "This hospital and its policy are fictional.",
    none: "We have no filing with the IRS for {hospital}.",
    noneNamed: "You named no hospital that we know, so there is no filing to look at.",
  },
  lawsHeading: "The rules of {state}",
  apply: {
    heading: "How to apply",
    links: "As filed for {year}. The pages may have moved since.",
    linksEntered: "As of {day}. The pages may have moved since.",
    policy: "The policy",
    application: "The application form",
    summary: "The short version in plain words",
    ask: "Call the billing office, or write to it: “Do you have a financial assistance policy? Please send me the form and the short version.”",
    free: "A nonprofit hospital must give you both for free, on paper too (26 CFR 1.501(r)-4(b)(5)).",
    hold: "Ask them to put the bill on hold until they decide.",
    always: "Apply even if the bill is with a collection agency, or the last day is past.",
    pay: "You pay nothing for an application, and you need not pay on the bill first.",
    copies: "Keep copies of all you send, and write down the day.",
    doctors: "Doctors may bill apart, and the policy may not cover them. Ask them the same question.",
  },
  gather: {
    heading: "What to gather",
    lead: "Hospitals often ask for these. Send what you have, and say what you do not have.",
    taxes: "Your last tax return, or a letter that you did not have to file one",
    pay: "Three recent pay stubs of each person who works. If you work for yourself, what is left after costs",
    benefits: "Letters about unemployment, Social Security, alimony or child support",
    programs:
      "The letter about your Medicaid, SNAP, WIC, school meals or energy help, if you get one of them",
    noIncome: "Without an income: a short letter about how you get by",
    savings: "Bank statements of about three months, since this hospital looks at savings",
    savingsMaybe: "Sometimes bank statements of about three months",
    home: "Something that shows where you live, since this counts here",
    medicaid: "Sometimes a letter that Medicaid turned you down",
    limit:
      "A nonprofit hospital can’t turn you down because a paper is missing, unless its policy or form asks for that paper (26 CFR 1.501(r)-4(b)(3)).",
  },
  days: {
    heading: "How long you have",
    applyUntil:
      "You can apply until at least {day}: 240 days after the first bill that came after the care (26 CFR 1.501(r)-1(b)(3)).",
    applyPast:
      "The 240 days that a nonprofit hospital must give ended on {day} (26 CFR 1.501(r)-1(b)(3)). Apply all the same: many take late applications.",
    applyUndated:
      "You can apply until at least 240 days after the first bill that came after the care (26 CFR 1.501(r)-1(b)(3)). With its date, we count for you below.",
    quiet:
      "Until {day}, 120 days after that bill, it may not sue you, sell the debt or report it to a credit bureau (26 CFR 1.501(r)-6(c)(3)).",
    quietPast:
      "The 120 days without such steps ended on {day} (26 CFR 1.501(r)-6(c)(3)). A full application in time stops them until it is decided.",
    quietUndated:
      "For 120 days after that bill it may not sue you, sell the debt or report it to a credit bureau (26 CFR 1.501(r)-6(c)(3)).",
    refund:
      "If you get help, the hospital must pay back what you paid beyond your share, from $5 up (26 CFR 1.501(r)-6(c)(6)).",
    ifNonprofit: "If the hospital is a nonprofit, federal law gives you these days:",
    forProfit: "Federal law sets this hospital no days. Ask soon, and ask for the last day.",
    laterBill: "If an earlier bill came, the days began with it.",
    stateAnyTime: "In {state} you can apply at any time, as far as we have read.",
    stateFromBill: "{state} gives you {time} from the first bill, as far as we have read.",
    stateFromBillUntil: "{state} gives you until at least {day}, as far as we have read.",
    stateFromCare: "{state} gives you {time} from the day of care, as far as we have read.",
    inDays: { one: "{count} day", other: "{count} days" },
    inYears: { one: "a year", other: "{count} years" },
  },
  notLegal: "This is information, not legal advice. Nothing that you typed is kept.",
} as const;
