/** What letters say. They are sent in a person's own name: 'I' is whoever writes, 'you' the office that reads. A slot of the
 *  case stands in braces. */
const kinds = {
  "itemised-bill": {
    name: "Ask for an itemized bill",
    subject: "Request for an itemized bill",
    paragraphs: {
      opening:
        "Please send me an itemized bill for the services named above. Your statement dated {statementDate} asks me to pay {balanceCents}, and I cannot check that amount without its lines.",
      wanted:
        "For each charge I need the date of service, the procedure code (CPT or HCPCS) with its modifiers, the revenue code, the number of units and the amount. Please also list each adjustment and each payment with its date.",
      right:
        "Billing records are part of the records that federal law lets me see and copy (45 CFR 164.501 and 164.524). Please treat this letter as a request under that law, and answer within 30 days.",
      hold: "Until I have the itemized bill and have had time to read it, please do not add fees, report this account to a credit bureau or send it to a collection agency.",
    },
  },
  "billing-error": {
    name: "Dispute billing errors",
    subject: "Dispute of billing errors",
    paragraphs: {
      opening:
        "I have checked your bill dated {statementDate} and dispute what is listed below. Please correct it and send me a corrected bill.",
      explanation:
        "According to the explanation of benefits from {payerName}, I owe {owedCents} for this care. A copy is enclosed.",
      answer:
        "If you find that a charge is right, please tell me why in writing, with the part of the record that supports it. I will pay what is correctly owed.",
      hold: "While you look into this, please do not add fees, report this account to a credit bureau or send it to a collection agency.",
    },
  },
  coding: {
    name: "Ask for a coding review",
    subject: "Request for a coding review",
    paragraphs: {
      opening:
        "Please have the procedure codes on your bill dated {statementDate} reviewed by a certified coder who has the medical record at hand. These are the points where the codes and the published coding rules do not seem to agree:",
      answer:
        "For each point, please tell me in writing what the review found. If a code changes, please send me a corrected bill, and send my health plan a corrected claim.",
      hold: "While the review is under way, please do not add fees, report this account to a credit bureau or send it to a collection agency.",
    },
  },
  "internal-appeal": {
    name: "Appeal a denied claim",
    subject: "Appeal of a claim denial",
    paragraphs: {
      opening:
        "I appeal your decision of {denialDate} on the claim named above, for services of {providerName}. The reason that your notice gives is: “{denialReason}”",
      services: "This is what your notice refuses:\n{deniedServices}",
      fileFirst:
        "Before you decide, please send me, free of charge, the whole file on this claim: {firstPapers}. I cannot answer what I have not seen. Please count this letter as my appeal, within its time, and let me add to it once I have read the file.",
      reason: "The claim should be paid for this reason: {appealReason}",
      papers: "Please send me, free of charge: {otherPapers}.",
      review:
        "Please have the appeal decided by somebody who took no part in the first decision and does not report to whoever made it. If the decision is based on medical judgment, the reviewer must consult a health care professional with training in that field of medicine (29 CFR 2560.503-1(h)(3)).",
      file: "Please also send me, free of charge, the documents, records and other information relevant to my claim, with the plan terms, guidelines and criteria that the decision relied on, and the names of any experts whose advice was obtained (29 CFR 2560.503-1(h)(2)(iii)).",
      decision:
        "Please decide in writing within the time that applies: 72 hours if the care is urgent, 30 days if it has not been given yet, and 60 days if it has. If you do not change your decision, please tell me how to ask for an external review.",
      medicare:
        "Please treat this letter as a request for a redetermination (42 CFR 405.942), and have it decided by somebody who took no part in the first decision. Please also send me the papers and the coverage rules that the decision relied on. If you do not change it, please tell me in writing why, and how to ask for a reconsideration.",
      medicareAdvantage:
        "Please treat this letter as a request for a reconsideration (42 CFR 422.582), and have it decided by somebody who took no part in the first decision. Please also send me my case file and the coverage rules that the decision relied on. If you do not change it, please send the case on to the independent reviewer.",
      medicaid:
        "Please treat this letter as an appeal under 42 CFR 438.402, and have it decided by somebody who took no part in the first decision. Please also send me my case file, free of charge, in good time before you decide. Please resolve the appeal within the time of 42 CFR 438.408, and if you do not change the decision, tell me how to ask for a state fair hearing. If my benefits come straight from the state, please tell me at once where this appeal has to go.",
      publicProgram:
        "Please have the appeal decided by somebody who took no part in the first decision, and send me the papers and the coverage rules that the decision relied on. If another office decides about this appeal, please tell me at once which one. If you do not change the decision, please tell me in writing why, and what the next step is.",
    },
  },
  "external-review": {
    name: "Ask for an external review",
    subject: "Request for an external review",
    paragraphs: {
      opening:
        "I ask for an external review of the claim named above, for services of {providerName}, by an independent review organization (45 CFR 147.136; for employers’ plans, 29 CFR 2590.715-2719). Your final decision is dated {finalDenialDate}; the rule gives four months after that notice arrives to ask.",
      reason: "The decision should be reversed for this reason: {appealReason}",
      forward:
        "Please pass everything that you considered on to the reviewer. Please also tell me which organization reviews the claim and how I can send it more information.",
      urgency:
        "If anything is missing from this request, please tell me at once what it is, so that I can send it in time.",
    },
  },
  "good-faith-estimate": {
    name: "Dispute a bill above its estimate",
    subject: "Patient-provider dispute: bill above the good faith estimate",
    paragraphs: {
      opening:
        "I wish to open a patient-provider dispute under 45 CFR 149.620. For the services named above, of {providerName}, I had no insurance or did not use it.",
      amounts:
        "The good faith estimate dated {estimateDate} was {estimateCents} for this provider. The bill dated {statementDate} charges {chargesCents} after discounts. A bill can be disputed when it is at least $400 above the estimate and the dispute is opened within 120 days of the bill.",
      wanted:
        "Please review the charges. Where the provider does not show that the difference comes from necessary care that could not have been foreseen, I ask that I pay no more than the estimate.",
      contact:
        "The dispute form and the papers are enclosed. Please tell me how to pay the fee of $25. You can reach me at the address above.",
      hold: "I understand that while the dispute is open, the provider may not move this bill into collection or threaten to, and must not add late fees to it.",
    },
  },
  "surprise-billing": {
    name: "Complain about a surprise bill",
    subject: "Complaint about a surprise medical bill",
    paragraphs: {
      opening:
        "I wish to complain about a bill from {providerName} dated {statementDate}. It asks me to pay {balanceCents}, which I believe is more than the No Surprises Act allows.",
      explanation:
        "According to the explanation of benefits from {payerName}, I owe {owedCents} for this care.",
      claimsIntro: "This is what I found:",
      consent:
        "If the provider says that I agreed to give up these protections, please ask it for the notice that I signed and for the day and hour when it was given to me.",
      wanted:
        "Please look into this complaint (45 CFR 149.450) and tell me in writing what you find. If the provider may not charge the difference, please have the bill corrected.",
    },
  },
  "charity-care": {
    name: "Apply for financial assistance",
    subject: "Application for financial assistance",
    paragraphs: {
      opening:
        "I ask for financial assistance with the bill named above, on which {balanceCents} is due. Please send me your financial assistance policy, its plain-language summary and the application form. Please treat this letter as the start of my application.",
      household:
        "The number of people in my household is {householdSize}. Our income before taxes is {incomeCents} a year.",
      programs:
        "Somebody in my household gets {programs}. Please tell me if that settles the question by itself.",
      policy: "{policyLines} Please apply this, or what your policy grants by now if that is more.",
      right:
        "A nonprofit hospital must take applications for at least 240 days after the first bill (26 CFR 1.501(r)-1(b)(3) and 1.501(r)-6(c)). For emergency and other medically necessary care it may not charge somebody who qualifies more than the amounts generally billed to insured patients (26 CFR 1.501(r)-5).",
      stateRights:
        "{stateRights} Please tell me in writing if this applies to this bill, and if so, how it has been followed.",
      hold: "Please suspend all collection on this account until you have decided. If I have paid more than I turn out to owe, please refund the difference.",
      answer:
        "If I do not qualify, please tell me why in writing, and which discount or payment plan you can offer instead.",
    },
  },
  negotiation: {
    name: "Offer to settle a bill",
    subject: "Offer to settle the account",
    paragraphs: {
      opening:
        "I would like to settle the bill named above, on which {balanceCents} is due. I offer {offerCents} as payment in full.",
      claimsIntro: "The offer takes account of these published prices:",
      terms:
        "If you accept, please confirm in writing that {offerCents} settles the account, that nothing more will be owed on it, and that it will not be sold or reported to a credit bureau. I will pay within 30 days of your letter.",
      reserve: "This offer does not mean that I accept the amount billed as correct.",
    },
  },
  "debt-validation": {
    name: "Ask a collector to prove a debt",
    subject: "Dispute of a debt and request for validation",
    paragraphs: {
      opening:
        "I write about the debt in your notice dated {noticeDate}, said to be owed to {providerName}. I dispute it and ask you to validate it (15 U.S.C. 1692g).",
      wanted:
        "Please send me the name and address of the original creditor, the dates of service, an itemized account of the charges, payments, adjustments, interest and fees that make up the amount, and the papers that show that you may collect it.",
      stop: "When a debt is disputed in writing within 30 days after the notice arrives, collection must stop until verification has been mailed (15 U.S.C. 1692g(b)). Please confirm that it has stopped.",
      stateRights:
        "{stateRights} Please tell me in writing if this applies to this debt, and if so, how it has been followed.",
      report:
        "Please also tell everybody to whom you report this debt that it is disputed (15 U.S.C. 1692e(8)).",
      reserve: "This letter does not admit that the debt is owed, and it is no promise to pay.",
    },
  },
  "records-access": {
    name: "Ask for your records",
    subject: "Request for access to my records",
    paragraphs: {
      opening:
        "Under 45 CFR 164.524 I ask for a copy of my medical and billing records for the services named above.",
      wanted:
        "Please include the itemized bill, the claim as it was sent to my health plan and the plan’s answer, orders, notes, test results, the record of medications given, and the discharge summary.",
      form: "Please send the records as electronic files if you keep them that way, and on paper if not. The rule gives you 30 days, with one extension of 30 days if you tell me the reason in writing. A fee may only cover the cost of the copy.",
      denial:
        "If you deny a part of this request, please tell me in writing which part, why, and how I can have that reviewed.",
    },
  },
  "payment-plan": {
    name: "Ask for a payment plan",
    subject: "Request for a payment plan",
    paragraphs: {
      opening:
        "I cannot pay the {balanceCents} due on the bill named above at once. I ask to pay {monthlyCents} a month, beginning on {firstPaymentDate}, without interest or fees.",
      assistance:
        "Before we agree, please tell me whether I may qualify for financial assistance, and send me the application.",
      confirm:
        "Please confirm the plan in writing: the amount and day of each payment, and that the account will not be reported to a credit bureau or sent to a collection agency while I pay on time.",
      terms:
        "A written agreement to pay in more than four installments can be consumer credit under federal law (12 CFR 1026.2(a)(17)). If that holds here, please send me the disclosures that belong to it.",
    },
  },
} as const;

/** What a letter may say of its own case, as a blank and a reference name it. */
const slots = {
  patientName: "patient",
  providerName: "provider",
  accountNumber: "account number",
  serviceDates: "date of service",
  statementDate: "date of the bill",
  chargesCents: "total charges",
  balanceCents: "amount due",
  payerName: "health plan",
  memberNumber: "member number",
  claimNumber: "claim number",
  owedCents: "what the plan says I owe",
  denialDate: "date of the denial",
  denialReason: "reason for the denial",
  appealReason: "why the claim should be paid",
  deniedServices: "services that were refused",
  firstPapers: "papers of the claim",
  otherPapers: "papers of the claim",
  finalDenialDate: "date of the final denial",
  estimateDate: "date of the estimate",
  estimateCents: "amount of the estimate",
  householdSize: "people in the household",
  incomeCents: "income of a year",
  policyLines: "what the policy says",
  stateRights: "what the state’s law says",
  programs: "programs",
  offerCents: "amount offered",
  monthlyCents: "amount of a month",
  firstPaymentDate: "day of the first payment",
  collectorName: "collection agency",
  collectorReference: "reference number",
  noticeDate: "date of the notice",
} as const;

/** Which office a letter goes to; `name` where that is the same for everybody. */
const recipients = {
  "billing-office": { office: "Billing Department" },
  "records-office": { office: "Medical Records Department" },
  "assistance-office": { office: "Financial Assistance Department" },
  "plan-appeals": { office: "Appeals Department" },
  "plan-external-review": { office: "External Review" },
  "federal-dispute": {
    name: "U.S. Department of Health and Human Services",
    office: "Patient-Provider Dispute Resolution",
  },
  "help-desk": {
    name: "Centers for Medicare & Medicaid Services",
    office: "No Surprises Help Desk",
  },
  collector: { office: "Disputes" },
} as const;

const enclosures = {
  bill: "Copy of the bill",
  explanation: "Copy of the explanation of benefits",
  denial: "Copy of the denial notice",
  "final-denial": "Copy of the final denial notice",
  "supporting-records": "Copies of records that support the claim",
  estimate: "Copy of the good faith estimate",
  "dispute-form": "Patient-Provider Dispute Resolution Form (cms.gov/nosurprises)",
  "income-proof": "Proof of income",
  "collector-notice": "Copy of the notice",
  "price-evidence": "Copies of the published prices",
} as const;

/** What stands around a letter's own words. */
const letter = {
  blank: "[{name}]",
  blanks: {
    name: "your name",
    street: "street address",
    place: "city, state, ZIP code",
    recipientAddress: "address of this office",
  },
  reference: "{name}: {value}",
  days: "{first} to {last}",
  salutation: "To whom it may concern:",
  closing: "Sincerely,",
  enclosures: { one: "Enclosure:", other: "Enclosures:" },
  untitled: "Letter",
  page: "{name}, page {page} of {pageCount}",
} as const;

/** How a claim is brought forward. */
const claim = {
  line: "Line {number}: {facts}",
  more: { one: "… and {count} more line", other: "… and {count} more lines" },
  quoted: "“{description}”",
  amount: "Amount in question: {amount}.",
  rule: "Source: {title}, {url}",
  ruleOfEdition: "Source: {title}, edition {edition}, {url}",
  price: "Source: price file of {date}",
  undatedPrice: "Source: price file without a date",
  linked: "{source}, {url}",
} as const;

const fax = {
  heading: "Fax",
  to: "To: {name}",
  number: "Fax number: {blank}",
  numberBlank: "fax number",
  from: "From: {name}",
  phone: "Phone: {phone}",
  date: "Date: {date}",
  subject: "Subject: {subject}",
  pages: "Pages with this one: {pageCount}",
  pagesAndEnclosures: "Pages with this one: {pageCount}, and enclosures: {blank}",
  pagesBlank: "number of pages",
  notice:
    "These pages hold private health information. If you are not the person or office named above, please do not read, copy or pass them on. Please call the sender and destroy them.",
} as const;

export const letters = { kinds, slots, recipients, enclosures, letter, claim, fax } as const;
