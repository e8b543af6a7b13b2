/** Beginning an appeal: which letter, what it includes, and what is not known yet. */
const choose = {
  title: "File an appeal",
  description: "Choose a letter about one of your bills. We fill it in from what you saved here.",
  lead: "Choose a bill, then a letter. We fill it in from the bill, its audit and your profile; you read it, change it and send it yourself.",
  noBills: "No bills yet. Add one first, then write about it here.",
  addBill: "Add a bill",
  mayNotSee:
    "{owner} lets you file appeals, but not see bills. A letter shows what its bill says, so ask them to let you do both.",
  kindsTitle: "Which letter?",
  about: "About {name}",
  aboutDated: "About {name}, bill of {date}",
  another: "Choose another bill",
  bill: "See the bill",
  former: "See the earlier appeal",
  noAudit: "This bill hasn’t been audited yet. An audit finds what you can dispute.",
  runAudit: "Audit this bill",
  changed:
    "The bill has changed since this audit. Its findings may no longer be right: audit the bill again first.",
  chosen: { one: "What the letter will include", other: "What the letter will include ({count})" },
  fitting: "Letters for what the audit found",
  others: "Other letters",
  all: "Letters",
  answers: { one: "Answers {count} finding.", other: "Answers {count} findings." },
  unnamed: "a bill",
  to: "Goes to {office}.",
  rests: "Based on:",
  noDeadline: "No legal deadline.",
  dueOn: "Send it by {date}.",
  wasDueOn: "The deadline was {date}.",
} as const;

/** What each letter is for. */
const purposes = {
  "itemised-bill": "Asks for every charge with its date, code and amount, so that you can check the bill.",
  "billing-error":
    "Disputes errors that the bill itself or another document shows: sums, duplicates, dates, payments.",
  coding: "Asks a certified coder to check codes that do not seem to belong together.",
  "internal-appeal": "Asks your health plan to decide again about a claim that it denied.",
  "external-review":
    "Asks for a decision by reviewers outside your plan, after its final denial: mostly for decisions based on medical judgment.",
  "good-faith-estimate":
    "Opens a federal dispute about a bill at least $400 above its estimate, if you did not use insurance.",
  "surprise-billing": "Complains to the federal help desk about a bill that the No Surprises Act may forbid.",
  "charity-care": "Applies for free or cheaper care under the hospital’s own policy.",
  negotiation: "Offers an amount as payment in full.",
  "debt-validation": "Disputes a debt that a collector says you owe, so that they must show that you owe it.",
  "records-access": "Asks for a copy of your medical and billing records.",
  "payment-plan": "Asks to pay by the month, without interest or fees.",
} as const;

/** The office each letter goes to. */
const offices = {
  "billing-office": "the provider’s billing department",
  "records-office": "the provider’s medical records department",
  "assistance-office": "the hospital’s financial assistance department",
  "plan-appeals": "your health plan’s appeals department",
  "plan-external-review": "your health plan, which passes it on to the reviewers",
  "federal-dispute": "the U.S. Department of Health and Human Services",
  "help-desk": "the federal No Surprises Help Desk",
  collector: "the collection agency",
} as const;

/** The deadline for sending a letter. */
const deadlines = {
  "internal-appeal": "Within 180 days after you received the denial. Your plan may give more time.",
  "external-review": "Within four months after you received the final denial.",
  "good-faith-estimate": "Within 120 days after you received the first bill.",
  "charity-care": "Within 240 days after the first bill. The hospital may give more time.",
  "debt-validation": "Within 30 days after you received the collector’s notice.",
} as const;

/** What the letter needs to know. */
const form = {
  languages: "Your language",
  interpreter: "Ask for an interpreter and documents in Spanish",
  interpreterHint: "Free of charge at offices that get federal money. It adds a paragraph to the letter.",
  interpreterParagraph:
    "My preferred language is Spanish. Please provide an interpreter, free of charge, when you speak with me, and send me important documents in Spanish (45 CFR 92.201).",
  otherLetter: "Choose another letter",
  application: "Make the whole application instead: letter, household, documents, one PDF",
  notAdvice: "This is information, not legal advice.",
  findings: "What the letter includes",
  answered: "What the letter is about",
  noFindings:
    "The audit found nothing that this letter answers. After you correct the bill or add a fact, you can audit it again.",
  notAudited: "This letter is about what an audit found, and this bill hasn’t been audited yet.",
  facts: "What the letter says",
  factsHint:
    "We filled in what the bill, its audit and your profile say. What you leave empty becomes a blank in the letter, such as [account number], for you to fill in by hand.",
  needed: "The letter needs this.",
  deadline: "When the time began",
  orNotice: "Leave it empty if you don’t know. We then count from the date of the notice.",
  orNothing: "Leave it empty if you don’t know. We then can’t work out the deadline.",
  plan: "Who decides about the claim?",
  planHint: "Medicare and Medicaid have their own deadlines, which their notices state.",
  timing: "What care is it about?",
  submit: "Write the letter",
  after: "Nothing is sent. Next, you read the letter and can change every word.",
  late: {
    heading: "The deadline has passed",
    says: "It was {date}. What you can still do:",
    submit: "Write the letter anyway",
  },
  tooLong: "The letter would be longer than 50,000 characters. Choose fewer findings.",
} as const;

const fields = {
  patientName: "Patient’s name",
  providerName: "Provider",
  accountNumber: "Account number on the bill",
  serviceFrom: "First day of care",
  serviceTo: "Last day of care",
  statementDate: "Date of the bill",
  chargesCents: "Total charges",
  balanceCents: "Amount due",
  payerName: "Health plan",
  memberNumber: "Member ID on the plan’s card",
  claimNumber: "Claim number",
  owedCents: "What the plan says you owe",
  denialDate: "Date of the denial notice",
  denialReason: "Reason given in the notice",
  appealReason: "Why the claim should be paid",
  finalDenialDate: "Date of the final denial notice",
  estimateDate: "Date of the estimate",
  estimateCents: "Total of the estimate",
  householdSize: "People in your household",
  incomeCents: "Yearly income, before taxes",
  offerCents: "Amount you offer",
  monthlyCents: "Amount you can pay each month",
  firstPaymentDate: "Day of the first payment",
  collectorName: "Collection agency",
  collectorReference: "Reference number on the notice",
  noticeDate: "Date of the notice",
} as const;

const hints = {
  denialReason: "Copy it word for word; it is quoted.",
  appealReason: "In your own words: what was wrong, who ordered it, what the records show.",
  accountNumber: "So that they can find the bill.",
  incomeCents: "For everyone together, in dollars.",
} as const;

const problems = {
  missing: "{field}: enter it; the letter makes no sense without it",
  "amount-invalid": "{field}: enter an amount in dollars, such as 645.54",
  "amount-negative": "{field}: enter the amount without a minus sign",
  "amount-too-large": "{field}: enter an amount of up to $100 million",
  "date-invalid": "{field}: enter month, day and year, such as 3/1/2026",
  "date-too-early": "{field}: enter a date from 1990 on",
  "date-in-future": "{field}: enter a date that is not in the future",
  "date-before-first": "{field}: enter a date that is not before the first one",
  "text-too-long": "{field}: shorten it",
  "household-invalid": "{field}: enter a number from 1 to 30",
  "above-charges":
    "{field}: this is more than the bill charges. Is it from the plan’s documents about another bill? Correct it, or leave it empty",
  "above-due": "{field}: this is more than the bill asks for. Enter that much or less",
  findings: "Choose at least one thing to include in the letter",
} as const;

export const fileAppeal = {
  choose,
  purposes,
  offices,
  deadlines,
  form,
  fields,
  hints,
  problems,
} as const;
