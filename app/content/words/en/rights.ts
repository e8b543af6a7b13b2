/** Rights after the bill: what states and federal law say about medical debt, and who takes complaints. */
export const rights = {
  index: {
    title: "Medical debt: your rights by state",
    description:
      "What hospitals and collectors can and can’t do about a medical bill in each state, who takes complaints, and our sources.",
    keywords: "medical debt, state law, collection agency, credit report, wage garnishment, complaint",
    lead: "Choose your state to see what must happen before a bill goes to collections, what a collector can’t do, and who to call.",
    states: "States",
    rules: { one: "{count} rule so far", other: "{count} rules so far" },
    timeOnly: "only the time to sue so far",
    nothing: "nothing confirmed so far",
    notTerritories: "We haven’t read anything about Puerto Rico or the other territories yet.",
  },
  page: {
    title: "Medical debt in {state}: your rights",
    description:
      "What hospitals and collectors can and can’t do about medical debt in {state}, and who takes complaints, with sources.",
    keywords:
      "{state} medical debt law, {state} collection agency, {state} wage garnishment, {state} credit report",
    heading: "Medical debt in {state}: your rights",
    answer: "In short",
    lead: "In {state}: {rule}",
    timeLead: {
      same: "In {state}, a creditor has about {years} years to sue over a bill.",
      range: "In {state}, a creditor has about {least} to {most} years to sue over a bill.",
    },
    nothingElse: "We haven’t read anything else about {state} yet. That doesn’t mean that it has no law.",
    federalHolds: "Federal rules apply everywhere. See below.",
    parts: {
      label: "On this page",
      time: "How long a creditor has to sue",
      complaints: "Where to complain",
      federal: "Federal rules",
    },
    notAdvice: "This is information, not legal advice. Ask legal aid about your own case.",
    whatCounts:
      "Each law defines which debts are medical. Debt on a general credit card is almost never covered. Debt on a card only for health care often is. A debt that isn’t on your credit report may still be owed.",
    whoIsBound: "Applies to {parties}.",
    data: "Get this as data: <json>JSON</json>, <csv>all states as CSV</csv>.",
  },
  topics: {
    "screening-before-collection": "Screening for aid before collection",
    "notice-before-collection": "Notice before collection",
    "lawsuit-limits": "Waiting periods, lawsuits and sale of the debt",
    "credit-reporting": "Credit reports",
    garnishment: "Wages and property",
    "home-lien": "Your home",
    interest: "Interest",
    "payment-plan": "Payment plans",
    enforcer: "Who enforces the law",
  },
  parties: {
    hospitals: "hospitals",
    "large-facilities": "large facilities",
    providers: "health care providers",
    collectors: "collectors",
    "credit-bureaus": "credit bureaus",
    lenders: "lenders",
    creditors: "anyone who is owed money",
    "judgment-creditors": "anyone who won a judgment",
  },
  disputed: "This applies unless a court decides otherwise: federal law may override it.",
  inForce: {
    since: "In force since {day}.",
    sinceUntil: "In force from {day} through {until}.",
    unknown: "We haven’t read when it took effect.",
  },
  read: {
    text: "We read the law’s text on {day}: {source}.",
    older: "We read an older text of the law on {day}: {source}. Check the current statute.",
    secondary: "From secondary sources, read on {day}: {source}. Check the statute.",
  },
  briefly: {
    text: "we read the law’s text",
    older: "we read an older text; check the current statute",
    secondary: "from secondary sources; check the statute",
  },
  limitation: {
    heading: "How long a creditor has to sue",
    years: {
      "medical-bill": {
        one: "Medical bills: about {count} year.",
        other: "Medical bills: about {count} years.",
      },
      written: {
        one: "Written contract: about {count} year.",
        other: "Written contract: about {count} years.",
      },
      "open-account": {
        one: "Open account or unwritten contract: about {count} year.",
        other: "Open account or unwritten contract: about {count} years.",
      },
    },
    notes: {
      "ar-medical-unchecked": "We haven’t checked if a shorter time applies to medical services.",
      "ca-unwritten": "A text about the law gives 2 years for unwritten contracts (section 339).",
      "fl-facilities-first":
        "For a hospital or another licensed facility, the rule for medical bills comes first.",
      "fl-licensed-facilities":
        "For debts to hospitals and other licensed facilities. We haven’t read the final text, or when the time begins.",
      "in-other-contracts": "Other written contracts: 10 years (34-11-2-11). One list gives both.",
      "md-sealed": "Sealed documents: 12 years, but not for hospital contracts since October 1, 2025.",
      "ms-debt-ends": "A text about the law says that the debt itself ends when this time is up (15-1-3).",
      "no-revival": "A text about the law says that a partial payment does not restart the time.",
      "ny-from-treatment":
        "For hospitals and licensed professionals, counted from treatment. Lists that say 6 years are out of date.",
    },
    disagree: {
      written: "Written contract: the lists that we read disagree, so we don’t show a number.",
      "open-account":
        "Open account or unwritten contract: the lists that we read disagree, so we don’t show a number.",
    },
    care: "A form that you signed at a hospital might or might not be a written contract. When the time is up, the right to sue ends. In most cases, the debt does not. In some states, a payment starts the time again. Ask legal aid before you pay anything on an old debt.",
    limit: "A collector may ask you to pay an old debt, but must not sue or threaten to (12 CFR 1006.26(b)).",
  },
  federal: {
    heading: "Federal rules in every state",
    topics: {
      "nonprofit-hospitals": "Nonprofit hospitals",
      collectors: "Collection agencies and debt buyers",
      "credit-reports": "Credit reports",
    },
    about: {
      "nonprofit-hospitals": "For 501(c)(3) hospitals. Ask the hospital if it is one.",
      collectors: "In general, these rules are not for a hospital that collects its own bill.",
      "credit-reports": "None of this covers general credit cards.",
    },
    rules: {
      "aid-first":
        "The hospital must make reasonable efforts to find out if you can get aid before any extraordinary collection action.",
      agents: "An action by a collector or a buyer of the debt counts as the hospital’s own action.",
      steps:
        "Such actions are selling the debt, reporting it to a credit bureau, refusing care over old bills, liens, lawsuits, garnishment and arrest.",
      wait: "The hospital must wait at least 120 days from the first bill after discharge.",
      notice:
        "At least 30 days before such an action, it must send a written notice that names the actions, with its plain-language summary.",
      application:
        "An application within 240 days of the first bill after discharge stops such actions until it is decided. If you paid more than you owe, the rest goes back to you; less than $5 may stay.",
      validation: "A collector must tell you about the debt in its first message, or within 5 days of it.",
      dispute:
        "If you dispute the debt in writing within 30 days, collection stops until the collector answers. Staying silent is not an admission that you owe it.",
      calls:
        "Unless the collector shows otherwise, more than 7 calls in 7 days about one debt count as harassment. So does a call within 7 days after you talked.",
      hours: "A collector must not contact you before 8 a.m. or after 9 p.m. your time.",
      "time-barred":
        "A collector must not sue, or threaten to sue, over a debt that is too old. It may still ask you to pay.",
      "before-reporting":
        "Before it reports a debt to a credit bureau, a collector must speak with you, or write to you and wait. Waiting 14 days is reasonable.",
      wages:
        "From a week’s pay, a judgment can take at most 25% of what is left after required deductions. It can never take more than the part above 30 times the federal hourly minimum wage.",
      "seven-years":
        "Collection accounts drop off credit reports after 7 years, counted from 180 days after the first missed payment.",
      veterans:
        "A veteran’s medical debt stays off nationwide credit reports for 1 year after care. It also stays off once it is paid or settled. Both apply if the bureau knows about it.",
      "bureaus-choice":
        "Equifax, Experian and TransUnion leave out medical debts that are paid, are less than one year old, or began under $500. This is their own choice. It doesn’t give you a right.",
      "struck-down":
        "A federal rule that would have removed all medical bills from credit reports was struck down on July 11, 2025. Some pages still describe it as law.",
      "pre-emption":
        "The Consumer Financial Protection Bureau says that federal law overrides most state rules on credit reports. Courts decide, and they disagree.",
    },
  },
  complaints: {
    heading: "Where to complain",
    kinds: {
      collector: "A collector or a credit bureau",
      surprise: "A surprise bill, or a bill above its estimate",
      insured: "A plan that you bought, or an employer’s insured plan",
      "self-funded": "A self-funded plan from a private employer",
      marketplace: "A Marketplace plan",
      medicare: "Medicare",
      medicaid: "Medicaid",
      tricare: "TRICARE",
      va: "Veterans Affairs (VA)",
      "no-prices": "A hospital that doesn’t post its prices",
    },
    about: {
      collector: "First dispute the debt in writing with the collector or the bureau.",
      surprise:
        "The help desk reviews and investigates complaints. It passes them on to the state where the state enforces the rules. It can’t set the price.",
      insured: "First use the plan’s own appeal.",
      "self-funded":
        "First use the plan’s own appeal. State insurance law does not apply to these plans. This is not for government or church plans.",
      marketplace: "For enrollment, ask the Marketplace. For a denied claim, ask the insurance department.",
      medicare: "First ask the provider, or the Medicare Advantage plan. SHIP helps for free.",
      medicaid:
        "Ask your state’s Medicaid agency or your plan, and ask for a fair hearing (42 CFR 431 and 438). A provider in Medicaid must accept Medicaid’s payment and your copay as full payment (42 CFR 447.15). This is from secondary sources, read on Nov 29, 2026. We haven’t checked any agency’s number.",
      tricare:
        "First ask the regional contractor. The officer at a military hospital writes to collectors and credit bureaus.",
      va: "Dispute a copay bill in writing at your VA medical center. Do it within 30 days to avoid late charges.",
      "no-prices": "Write to PriceTransparencyHospitalCharges@cms.hhs.gov.",
    },
    review: {
      state:
        "A denial can go to an external review that the state runs. Your final denial letter explains how to ask for it.",
      federal:
        "A denial can go to a federal external review. Your final denial letter explains how to ask for it.",
      unknown:
        "Our sources differ on who reviews a denial. Your final denial letter explains how to ask for a review.",
    },
    noAttorneyGeneral: "We haven’t checked any number for the attorney general of {state}.",
    checked: {
      text: "Checked on {day}, on the agency’s own page: {source}.",
      secondary: "Checked on {day} in: {source}.",
    },
  },
  story: {
    heading: "What a collector can and can’t do in {state}",
    basis: {
      home: "We took {state} from your address.",
      hospital: "We took {state} from the hospital. If you live elsewhere, see your own state.",
    },
    none: "We haven’t read any rule of {state} on collectors yet. Federal rules apply.",
    more: "All rights in {state}, the time to sue, and where to complain",
    callHeading: "Who enforces the rules in {state}",
  },
  assistance: "What a collector can and can’t do in {state}, and where to complain",
  letter: {
    rules: "As I understand the law of {state}: {rules}",
    rule: "{rule} ({citation}.)",
  },
} as const;
