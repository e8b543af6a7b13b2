/** Rights after the bill: what states and federal law say about medical debt, and who takes complaints. */
export const rights = {
  index: {
    title: "Medical debt: your rights by state",
    description:
      "What a hospital and a collector may and may not do about a medical bill in each state, who takes complaints, and where we read it.",
    keywords: "medical debt, state law, collection agency, credit report, wage garnishment, complaint",
    lead: "Choose your state: what must happen before a bill goes to collections, what a collector may not do, and whom to call.",
    states: "States",
    rules: { one: "{count} rule read", other: "{count} rules read" },
    timeOnly: "time to sue only",
    nothing: "nothing sure read yet",
    notTerritories: "We have read nothing about Puerto Rico and the other territories yet.",
  },
  page: {
    title: "Medical debt in {state}: your rights",
    description:
      "What a hospital and a collector may and may not do about medical debt in {state}, and who takes complaints, with sources.",
    keywords:
      "{state} medical debt law, {state} collection agency, {state} wage garnishment, {state} credit report",
    heading: "Medical debt in {state}: your rights",
    answer: "In short",
    lead: "In {state}: {rule}",
    timeLead: {
      same: "In {state}, a creditor has about {years} years to sue over a bill.",
      range: "In {state}, a creditor has about {least} to {most} years to sue over a bill.",
    },
    nothingElse: "We have read nothing else for {state} yet. That does not mean that there is no law.",
    federalHolds: "Federal rules apply everywhere: see below.",
    parts: {
      label: "On this page",
      time: "How long a creditor may sue",
      complaints: "Whom to complain to",
      federal: "Federal rules",
    },
    notAdvice: "This is information, not legal advice. Ask legal aid about your own case.",
    whatCounts:
      "Each law says for itself which debts are medical. A general credit card is almost always outside. A card only for health care is often inside. A debt that is off a credit report may still be owed.",
    whoIsBound: "Binds {parties}.",
    data: "The same as data: <json>JSON</json>, <csv>all states as CSV</csv>.",
  },
  topics: {
    "screening-before-collection": "Screening for aid before collection",
    "notice-before-collection": "Notice before collection",
    "lawsuit-limits": "Waiting, lawsuits and sale of the debt",
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
    providers: "providers of care",
    collectors: "collectors",
    "credit-bureaus": "credit bureaus",
    lenders: "lenders",
    creditors: "anybody who is owed money",
    "judgment-creditors": "anybody who won a judgment",
  },
  disputed: "This applies unless a court decides otherwise: federal law may come first.",
  inForce: {
    since: "In force since {day}.",
    sinceUntil: "In force since {day}, until {until}.",
    unknown: "We have not read its first day.",
  },
  read: {
    text: "We read the law’s text on {day}: {source}.",
    older: "We read an older text of the law on {day}; check the statute: {source}.",
    secondary: "From secondary sources, read on {day}; check the statute: {source}.",
  },
  briefly: {
    text: "we read the law’s text",
    older: "we read an older text; check the statute",
    secondary: "from secondary sources; check the statute",
  },
  limitation: {
    heading: "How long a creditor may sue",
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
      "ar-medical-unchecked": "We have not checked if a shorter time holds for medical services.",
      "ca-unwritten": "A text about the law gives 2 years for unwritten contracts (339).",
      "fl-facilities-first":
        "For a hospital or another licensed facility, the rule for medical bills comes first.",
      "fl-licensed-facilities":
        "For debts to hospitals and other licensed facilities. We did not read the final text, nor when the time begins.",
      "in-other-contracts": "For other written contracts 10 years (34-11-2-11). One list gives both.",
      "md-sealed": "For sealed documents 12 years; since October 1, 2025 not for hospital contracts.",
      "ms-debt-ends": "A text about the law says that the debt itself ends with this time (15-1-3).",
      "no-revival": "A text about the law says that a part payment does not restart the time.",
      "ny-from-treatment":
        "For hospitals and licensed professionals, from treatment. Lists that print 6 years are old.",
    },
    disagree: {
      written: "Written contract: the lists that we read disagree, so we show no number.",
      "open-account":
        "Open account or unwritten contract: the lists that we read disagree, so we show no number.",
    },
    care: "A form that you signed at a hospital may or may not be a written contract. The time ends the right to sue, mostly not the debt. In some states a payment starts the time again: ask legal aid before you pay anything on an old debt.",
    limit: "A collector may ask for an old debt, but may not sue or threaten to (12 CFR 1006.26(b)).",
  },
  federal: {
    heading: "Federal rules, in every state",
    topics: {
      "nonprofit-hospitals": "Nonprofit hospitals",
      collectors: "Collection agencies and debt buyers",
      "credit-reports": "Credit reports",
    },
    about: {
      "nonprofit-hospitals": "For 501(c)(3) hospitals. Ask the hospital if it is one.",
      collectors: "In general not for a hospital that collects its own bill.",
      "credit-reports": "General credit cards are outside all of it.",
    },
    rules: {
      "aid-first":
        "The hospital must make reasonable efforts to find out if you can get aid before any extraordinary collection action.",
      agents: "What a collector or a buyer of the debt does counts as done by the hospital.",
      steps:
        "Such actions are selling the debt, credit reports, refusing care over old bills, liens, lawsuits, garnishment and arrest.",
      wait: "The hospital must wait at least 120 days from the first bill after discharge.",
      notice:
        "At least 30 days before, it must send a written notice that names the actions, with its plain-language summary.",
      application:
        "An application within 240 days of that bill stops such actions until it is decided. More than $5 overpaid goes back.",
      validation: "A collector must tell you about the debt in its first message, or within 5 days of it.",
      dispute:
        "If you dispute in writing within 30 days, collection stops until the collector answers. Silence admits nothing.",
      calls:
        "More than 7 calls in 7 days about one debt, or a call within 7 days after you talked, count as harassment unless the collector shows otherwise.",
      hours: "A collector may not contact you before 8 a.m. or after 9 p.m. your time.",
      "time-barred":
        "A collector may not sue, or threaten to sue, over a debt that is too old. It may still ask.",
      "before-reporting":
        "Before it reports a debt to a bureau, a collector must speak with you, or write and wait; 14 days is reasonable.",
      wages:
        "A judgment takes at most 25% of disposable pay, or pay above 30 times the federal minimum wage, whichever is less.",
      "seven-years":
        "Collection accounts leave credit reports after 7 years, counted from 180 days after the first missed payment.",
      veterans:
        "A veteran’s medical debt stays off nationwide reports for 1 year after care, and once paid or settled, if the bureau knows.",
      "bureaus-choice":
        "Equifax, Experian and TransUnion leave out medical debts that are paid, younger than one year, or began under $500. They choose this; it gives no right.",
      "struck-down":
        "A federal rule to take all medical bills off reports was struck down on July 11, 2025. Some pages still describe it as law.",
      "pre-emption":
        "The Consumer Financial Protection Bureau says that federal law overrides most state rules on credit reports. Courts decide; they differ.",
    },
  },
  complaints: {
    heading: "Whom to complain to",
    kinds: {
      collector: "A collector or a credit bureau",
      surprise: "A surprise bill, or a bill above its estimate",
      insured: "A plan that you bought, or an insured plan of an employer",
      "self-funded": "A self-funded plan of a private employer",
      marketplace: "A Marketplace plan",
      medicare: "Medicare",
      medicaid: "Medicaid",
      tricare: "TRICARE",
      va: "Veterans Affairs (VA)",
      "no-prices": "A hospital that posts no prices",
    },
    about: {
      collector: "First dispute the debt in writing with the collector or the bureau.",
      surprise:
        "The desk reviews, investigates and passes on to the state where the state enforces. It cannot set the price.",
      insured: "First use the plan’s own appeal.",
      "self-funded":
        "First use the plan’s own appeal. State insurance law does not reach these plans. Government and church plans are outside.",
      marketplace: "For enrollment, ask the Marketplace. For a denied claim, ask the insurance department.",
      medicare: "First ask the provider, or the Medicare Advantage plan. SHIP helps for free.",
      medicaid:
        "Ask your state’s Medicaid agency or your plan, and ask for a fair hearing (42 CFR 431 and 438). A provider in Medicaid must take its payment and your copay as full payment (42 CFR 447.15). This is from secondary sources, read on Nov 29, 2026. We have checked no agency’s number.",
      tricare:
        "First ask the regional contractor. The officer at a military hospital writes to collectors and bureaus.",
      va: "Dispute a copay bill in writing at your VA medical center, within 30 days to avoid late charges.",
      "no-prices": "Write to PriceTransparencyHospitalCharges@cms.hhs.gov.",
    },
    review: {
      state:
        "A denial can go to an external review that the state runs. Your final denial letter names the route.",
      federal: "A denial can go to a federal external review. Your final denial letter names the route.",
      unknown: "Our sources differ on who reviews a denial. Your final denial letter names the route.",
    },
    noAttorneyGeneral: "We have checked no number for the attorney general of {state}.",
    checked: {
      text: "Checked on {day}, on the agency’s own page: {source}.",
      secondary: "Checked on {day} in: {source}.",
    },
  },
  story: {
    heading: "What a collector may and may not do in {state}",
    basis: {
      home: "We took {state} from your address.",
      hospital: "We took {state} from the hospital. If you live elsewhere, see your own state.",
    },
    none: "We have read no rule of {state} on collectors yet. Federal rules apply.",
    more: "All rights in {state}, the time to sue, and whom to complain to",
    callHeading: "Who enforces the rules in {state}",
  },
  assistance: "What a collector may and may not do in {state}, and whom to complain to",
  letter: {
    rules: "As I understand the law of {state}: {rules}",
    rule: "{rule} ({citation}.)",
  },
} as const;
