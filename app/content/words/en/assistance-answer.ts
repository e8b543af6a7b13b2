/** Answers for people who ask if a hospital may forgive a bill: whose income limit applies, how sure we are, and
 *  what to do. */
export const assistanceAnswer = {
  heading: "What we found",
  thisHospital: "this hospital",
  by: {
    filing: "Under the policy that {hospital} filed for {year}",
    organisation: "Under the policy that {filer} filed for {year} for all its hospitals",
    operator: "Under the policy of {hospital}, read on {day}",
    law: "Under the rules of {state}",
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
    above: "{by}, help goes up to {line}% of the poverty level. Your income is about {own}%. Ask anyway.",
    aboveLaw:
      "{by}, help goes up to {line}% of the poverty level. Your income is about {own}%. The hospital’s own policy may go further, and we don’t have its filing. Ask for it.",
    noIncome: {
      free: "{by}, care is free for families up to {line}% of the poverty level. Ask for the form, even though we don’t know your income.",
      discount:
        "{by}, families up to {line}% of the poverty level pay less. Ask for the form, even though we don’t know your income.",
    },
    noLines: "{hospital} has a policy, but what we have read does not give its income limits. Ask for it.",
    nonprofit:
      "We don’t have a filing from {hospital}. But nonprofit hospitals must have a policy for people who cannot pay. Ask for it.",
    forProfit:
      "{hospital} is run for profit, so federal law does not require it to have such a policy. Many hospitals like it help anyway. Ask.",
    unknown:
      "We don’t have a filing from {hospital}. Nonprofit hospitals must have a policy for people who cannot pay, and many public hospitals have one. Ask for it.",
  },
  hospitalDecides: "The hospital decides, not us. Asking costs nothing.",
  near: "You are close to the {line}% limit. Hospitals count income in different ways, so apply.",
  programs: "You get {programs}. That is often enough by itself: send the letter about it with the form.",
  insured: "Help can also pay your share after insurance, if the policy says so.",
  ownLevel:
    "For a household of {size}, the {year} poverty level of the US Department of Health and Human Services (HHS) is {level} a year.",
  ownLevelIn:
    "For a household of {size} in {state}, the {year} poverty level of the US Department of Health and Human Services (HHS) is {level} a year.",
  newestLevel: "These are the newest levels we have. New ones come out each January.",
  whyAsk: {
    heading: "Why it is worth asking",
    newer: "The limits may have gone up since {year}.",
    counted: "Hospitals count income in different ways. Some look only at the last three months.",
    largeBills: "This hospital also looks at bills that are large compared with income.",
    change: "If your income fell, or a new bill came, your answer changes too.",
  },
  source: {
    heading: "Where this comes from",
    filing:
      "{facility} is in the filing of {filer} (EIN {ein}) with the IRS: Form 990, Schedule H, for the year ending {end}.",
    organisation:
      "{filer} (EIN {ein}) filed Form 990, Schedule H, with the IRS for the year ending {end}. The limits are those of the whole organization, not of this hospital alone.",
    operator: "The people who run this site entered it on {day} from: {source}",
    age: {
      one: "That year ended {count} month ago. The policy may help more people now.",
      other: "That year ended {count} months ago. The policy may help more people now.",
    },
    lines: {
      both: "Its limits: free care up to {free}% of the poverty level, discounts up to {discount}%.",
      free: "Its limit: free care up to {free}% of the poverty level. It names no limit for discounts, which does not mean that it gives none.",
      discount:
        "Its limit: discounts up to {discount}% of the poverty level. It names no limit for free care, which does not mean that it gives none.",
      none: "It names no limit for free care or discounts, which does not mean that it gives none.",
    },
    doubtful:
      "We are not sure of a limit: it was filed as a small number, such as 2.00, and we read that as 200%. Check the policy.",
    alsoLooksAt: "Besides income, the hospital looks at {criteria}.",
    criteria: {
      assets: "savings and other property",
      "medical indigency": "bills that are large compared with income",
      insurance: "insurance",
      underinsurance: "costs that insurance does not cover",
      residency: "where you live",
      other: "other things that the policy names",
    },
    sample: "This hospital and its policy are fictional.",
    none: "We don’t have an IRS filing for {hospital}.",
    noneNamed: "You didn’t name a hospital that we know, so we have no filing to look at.",
  },
  lawsHeading: "The rules of {state}",
  apply: {
    heading: "How to apply",
    links: "As filed for {year}. The pages may have moved since.",
    linksEntered: "As of {day}. The pages may have moved since.",
    policy: "The policy",
    application: "The application form",
    summary: "The plain-language summary",
    ask: "Call the billing office, or write to it: “Do you have a financial assistance policy? Please send me the form and the plain-language summary.”",
    free: "A nonprofit hospital must give you both for free, on paper too (26 CFR 1.501(r)-4(b)(5)).",
    hold: "Ask them to put the bill on hold until they decide.",
    always: "Apply even if the bill is with a collection agency, or the deadline has passed.",
    pay: "It costs nothing to apply, and you don’t have to pay on the bill first.",
    copies: "Keep copies of all you send, and write down the day.",
    doctors: "Doctors may bill separately, and the policy might not cover them. Ask them the same question.",
  },
  gather: {
    heading: "What to gather",
    lead: "Hospitals often ask for these. Send what you have, and say what you do not have.",
    taxes: "Your last tax return, or a letter that you did not have to file one",
    pay: "Three recent pay stubs of each person who works. If you work for yourself, what is left after costs",
    benefits: "Letters about unemployment, Social Security, alimony or child support",
    programs:
      "The letter about your Medicaid, SNAP, WIC, school meals or energy help, if you get one of them",
    noIncome: "If you have no income: a short letter about how you get by",
    savings: "Bank statements of about three months, since this hospital looks at savings",
    savingsMaybe: "Sometimes bank statements of about three months",
    home: "Something that shows where you live, since it matters here",
    medicaid: "Sometimes a letter that Medicaid turned you down",
    limit:
      "A nonprofit hospital can’t turn you down because a document is missing, unless its policy or form asks for that document (26 CFR 1.501(r)-4(b)(3)).",
  },
  days: {
    heading: "How long you have",
    applyUntil:
      "You can apply until at least {day}: 240 days after the first bill that came after the care (26 CFR 1.501(r)-1(b)(3)).",
    applyPast:
      "The 240 days that a nonprofit hospital must give ended on {day} (26 CFR 1.501(r)-1(b)(3)). Apply anyway: many accept late applications.",
    applyUndated:
      "You can apply until at least 240 days after the first bill that came after the care (26 CFR 1.501(r)-1(b)(3)). With its date, we count for you below.",
    quiet:
      "Until {day}, 120 days after that bill, it can’t sue you, sell the debt or report it to a credit bureau (26 CFR 1.501(r)-6(c)(3)).",
    quietPast:
      "The 120 days without such steps ended on {day} (26 CFR 1.501(r)-6(c)(3)). A complete application sent on time stops them until it is decided.",
    quietUndated:
      "For 120 days after that bill it can’t sue you, sell the debt or report it to a credit bureau (26 CFR 1.501(r)-6(c)(3)).",
    refund:
      "If you get help, the hospital must pay back what you paid beyond your share, if it is $5 or more (26 CFR 1.501(r)-6(c)(6)).",
    ifNonprofit: "If the hospital is a nonprofit, federal law gives you these deadlines:",
    forProfit: "Federal law sets no deadlines for this hospital. Ask soon, and ask for its deadline.",
    laterBill: "If an earlier bill came, the time began with it.",
    stateAnyTime: "From what we have read, you can apply at any time in {state}.",
    stateFromBill: "From what we have read, {state} gives you {time} from the first bill.",
    stateFromBillUntil: "From what we have read, {state} gives you until at least {day}.",
    stateFromCare: "From what we have read, {state} gives you {time} from the day of care.",
    inDays: { one: "{count} day", other: "{count} days" },
    inYears: { one: "a year", other: "{count} years" },
  },
  notLegal: "This is information, not legal advice. Nothing that you typed is kept.",
} as const;
