/** What letters say. They are sent in a person's own name: 'I' is the person who writes, 'you' the office that reads.
 *  Values of the case are in braces. */
const kinds = {
  "itemised-bill": {
    name: "Ask for an itemized bill",
    subject: "Request for an itemized bill",
    paragraphs: {
      opening:
        "Please send me an itemized bill for the services named above. Your statement dated {statementDate} asks me to pay {balanceCents}, and I cannot check that amount without a list of the charges.",
      wanted:
        "For each charge I need the date of service and the procedure code (CPT or HCPCS) with its modifiers. I also need the revenue code, the number of units and the amount. Please also list each adjustment and each payment with its date.",
      right:
        "Billing records are part of the records that federal law lets me see and copy (45 CFR 164.501 and 164.524). Please treat this letter as a request under that law, and answer within 30 days.",
      hold: "I need the itemized bill and time to read it. Until then, please do not add fees, report this account to a credit bureau or send it to a collection agency.",
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
        "Please have a certified coder review the procedure codes on your bill dated {statementDate} against the medical record. On the following points, the codes and the published coding rules do not seem to agree:",
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
        "I am appealing your decision of {denialDate} on the claim named above, for services from {providerName}. Your notice gives this reason: “{denialReason}”",
      services: "Your notice denies the following:\n{deniedServices}",
      fileFirst:
        "Before you decide, please send me, free of charge, the whole file on this claim: {firstPapers}. I cannot answer what I have not seen. Please accept this letter as my appeal, filed on time, and let me add to it once I have read the file.",
      reason: "The claim should be paid for this reason: {appealReason}",
      papers: "Please send me, free of charge: {otherPapers}.",
      review:
        "Please have the appeal decided by someone who took no part in the first decision and does not report to the person who made it. If the decision is based on medical judgment, the reviewer must consult a health care professional trained in that field of medicine (29 CFR 2560.503-1(h)(3)).",
      file: "Please also send me, free of charge, the documents, records and other information relevant to my claim. Please include the plan terms, guidelines and criteria that the decision relied on, and the names of any experts you consulted (29 CFR 2560.503-1(h)(2)(iii)).",
      decision:
        "Please decide in writing within the time that applies. That is 72 hours if the care is urgent, 30 days if it has not been given yet, and 60 days if it has. If you do not change your decision, please tell me how to ask for an external review.",
      medicare:
        "Please treat this letter as a request for a redetermination (42 CFR 405.942). Please have it decided by someone who took no part in the first decision. Please also send me the documents and the coverage rules that the decision relied on. If you do not change the decision, please tell me in writing why, and how to ask for a reconsideration.",
      medicareAdvantage:
        "Please treat this letter as a request for a reconsideration (42 CFR 422.582). Please have it decided by someone who took no part in the first decision. Please also send me my case file and the coverage rules that the decision relied on. If you do not change the decision, please send the case on to the independent reviewer.",
      medicaid:
        "Please treat this letter as an appeal under 42 CFR 438.402. Please have it decided by someone who took no part in the first decision. Please also send me my case file, free of charge, in good time before you decide. Please resolve the appeal within the time set by 42 CFR 438.408. If you do not change the decision, please tell me how to ask for a state fair hearing. If my benefits come directly from the state, please tell me at once where this appeal has to go.",
      publicProgram:
        "Please have the appeal decided by someone who took no part in the first decision. Please also send me the documents and the coverage rules that the decision relied on. If another office decides about this appeal, please tell me at once which one. If you do not change the decision, please tell me in writing why, and what the next step is.",
    },
  },
  "external-review": {
    name: "Ask for an external review",
    subject: "Request for an external review",
    paragraphs: {
      opening:
        "I am asking for an external review of the claim named above, for services from {providerName}. Please have it decided by an independent review organization (45 CFR 147.136; for employer plans, 29 CFR 2590.715-2719). Your final decision is dated {finalDenialDate}. The rule allows four months after that notice arrives to ask for the review.",
      reason: "The decision should be reversed for this reason: {appealReason}",
      forward:
        "Please send the reviewer everything that you considered. Please also tell me which organization will review the claim and how I can send it more information.",
      urgency:
        "If anything is missing from this request, please tell me at once what it is, so that I can send it in time.",
    },
  },
  "good-faith-estimate": {
    name: "Dispute a bill above its estimate",
    subject: "Patient-provider dispute: bill above the good faith estimate",
    paragraphs: {
      opening:
        "I wish to open a patient-provider dispute under 45 CFR 149.620. For the services named above, from {providerName}, I had no insurance or did not use it.",
      amounts:
        "The good faith estimate dated {estimateDate} was {estimateCents} for this provider. The bill dated {statementDate} charges {chargesCents} after discounts. A bill can be disputed when it is at least $400 above the estimate and the dispute is opened within 120 days of the bill.",
      wanted:
        "Please review the charges. I ask to pay no more than the estimate, unless the provider shows that the difference comes from necessary care that it could not foresee.",
      contact:
        "The dispute form and the documents are enclosed. Please tell me how to pay the fee of $25. You can reach me at the address above.",
      hold: "I understand that while the dispute is open, the provider must not move this bill into collection or threaten to. It must not add late fees to it, either.",
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
        "If the provider says that I agreed to give up these protections, please ask it for the notice that I signed. Please also ask for the day and hour when that notice was given to me.",
      wanted:
        "Please look into this complaint (45 CFR 149.450) and tell me in writing what you find. If the provider is not allowed to charge the difference, please have the bill corrected.",
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
        "A member of my household receives {programs}. Please tell me if that alone is enough to qualify.",
      policy: "{policyLines} Please apply this, or your current policy if it grants more.",
      right:
        "A nonprofit hospital must accept applications for at least 240 days after the first bill (26 CFR 1.501(r)-1(b)(3) and 1.501(r)-6(c)). For emergency and other medically necessary care, patients who qualify cannot be charged more than the amounts generally billed to insured patients (26 CFR 1.501(r)-5).",
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
      claimsIntro: "The offer takes into account these published prices:",
      terms:
        "If you accept, please confirm in writing that {offerCents} settles the account and that nothing more will be owed on it. Please also confirm that it will not be sold or reported to a credit bureau. I will pay within 30 days of your letter.",
      reserve: "This offer does not mean that I accept the amount billed as correct.",
    },
  },
  "debt-validation": {
    name: "Ask a collector to prove a debt",
    subject: "Dispute of a debt and request for validation",
    paragraphs: {
      opening:
        "I am writing about the debt described in your notice dated {noticeDate}, which you say I owe to {providerName}. I dispute it and ask you to validate it (15 U.S.C. 1692g).",
      wanted:
        "Please send me the name and address of the original creditor and the dates of service. Please also send an itemized account of the charges, payments, adjustments, interest and fees that make up the amount. Please include the documents that show that you may collect it.",
      stop: "When a debt is disputed in writing within 30 days after the notice arrives, collection must stop until verification has been mailed (15 U.S.C. 1692g(b)). Please confirm that it has stopped.",
      stateRights:
        "{stateRights} Please tell me in writing if this applies to this debt, and if so, how it has been followed.",
      report:
        "Please also tell everyone to whom you report this debt that it is disputed (15 U.S.C. 1692e(8)).",
      reserve: "This letter is not an admission that I owe this debt, and it is not a promise to pay it.",
    },
  },
  "records-access": {
    name: "Ask for your records",
    subject: "Request for access to my records",
    paragraphs: {
      opening:
        "Under 45 CFR 164.524, I am asking for a copy of my medical and billing records for the services named above.",
      wanted:
        "Please include the itemized bill, the claim as it was sent to my health plan, and the plan’s answer. Please also include orders, notes, test results, the record of medications given, and the discharge summary.",
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
        "I cannot pay the {balanceCents} due on the bill named above all at once. I ask to pay {monthlyCents} a month, beginning on {firstPaymentDate}, without interest or fees.",
      assistance:
        "Before we agree, please tell me whether I may qualify for financial assistance, and send me the application.",
      confirm:
        "Please confirm the plan in writing, with the amount and day of each payment. Please also confirm that while I pay on time, the account will not be reported to a credit bureau or sent to a collection agency.",
      terms:
        "A written agreement to pay in more than four installments can be consumer credit under federal law (12 CFR 1026.2(a)(17)). If that applies here, please send me the disclosures that it requires.",
    },
  },
} as const;

/** What a letter may say about its case, as a blank and a reference name it. */
const slots = {
  patientName: "patient",
  providerName: "provider",
  accountNumber: "account number",
  serviceDates: "date of service",
  statementDate: "date of the bill",
  chargesCents: "total charges",
  balanceCents: "amount due",
  payerName: "health plan",
  memberNumber: "member ID",
  claimNumber: "claim number",
  owedCents: "what the plan says I owe",
  denialDate: "date of the denial",
  denialReason: "reason for the denial",
  appealReason: "why the claim should be paid",
  deniedServices: "services that were denied",
  firstPapers: "documents of the claim",
  otherPapers: "documents of the claim",
  finalDenialDate: "date of the final denial",
  estimateDate: "date of the estimate",
  estimateCents: "amount of the estimate",
  householdSize: "people in the household",
  incomeCents: "yearly income",
  policyLines: "what the policy says",
  stateRights: "what the state’s law says",
  programs: "programs",
  offerCents: "amount offered",
  monthlyCents: "monthly amount",
  firstPaymentDate: "day of the first payment",
  collectorName: "collection agency",
  collectorReference: "reference number",
  noticeDate: "date of the notice",
} as const;

/** Which office a letter goes to; `name` where that is the same for everyone. */
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

/** What surrounds a letter's text. */
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

/** How a claim is presented. */
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
  pages: "Pages including this one: {pageCount}",
  pagesAndEnclosures: "Pages including this one: {pageCount}, and enclosures: {blank}",
  pagesBlank: "number of pages",
  notice:
    "These pages contain private health information. If you are not the person or office named above, please do not read, copy or pass them on. Please call the sender and destroy them.",
} as const;

export const letters = { kinds, slots, recipients, enclosures, letter, claim, fax } as const;
