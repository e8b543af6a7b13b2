/** Beginning an appeal: which letter, what it brings forward, and what nobody knows yet. */
const choose = {
  title: "File an appeal",
  description: "Choose a letter about one of your bills; it is filled in from what you keep here.",
  lead: "Choose a bill, then a letter. We fill it in from the bill, its audit and your profile; you read it, change it and send it yourself.",
  noBills: "No bills yet. Add one first, then write about it here.",
  addBill: "Add a bill",
  mayNotSee:
    "{owner} lets you file appeals, but not see bills. A letter says what its bill says: ask them to let you do both.",
  kindsTitle: "Which letter?",
  about: "About {name}",
  aboutDated: "About {name}, bill of {date}",
  another: "Choose another bill",
  bill: "See the bill",
  former: "See the appeal that this goes on from",
  noAudit: "This bill was not audited yet. An audit finds what a dispute can bring forward.",
  runAudit: "Audit this bill",
  changed:
    "The bill has changed since this audit. What it found may be right no more: audit the bill again first.",
  chosen: { one: "What it is to bring forward", other: "What it is to bring forward ({count})" },
  fitting: "Letters for what the audit found",
  others: "Other letters",
  all: "Letters",
  answers: { one: "Answers {count} finding.", other: "Answers {count} findings." },
  unnamed: "a bill",
  to: "Goes to {office}.",
  rests: "Based on:",
  noDeadline: "No deadline by law.",
  dueOn: "Send it by {date}.",
  wasDueOn: "Its last day was {date}.",
} as const;

/** What each letter is for. */
const purposes = {
  "itemised-bill": "Asks for every charge with its date, code and amount, so that you can check the bill.",
  "billing-error":
    "Disputes what the bill, or a document beside it, contradicts: sums, copies, dates, payments.",
  coding: "Asks a certified coder to check codes that do not seem to belong together.",
  "internal-appeal": "Asks your health plan to decide anew about a claim that it denied.",
  "external-review":
    "Asks for a decision by reviewers outside your plan, after its final denial: mostly for decisions based on medical judgment.",
  "good-faith-estimate":
    "Opens a federal dispute about a bill at least $400 above its estimate, if you did not use insurance.",
  "surprise-billing": "Complains to the federal help desk about a bill that the No Surprises Act may forbid.",
  "charity-care": "Applies for free or cheaper care under the hospital’s own policy.",
  negotiation: "Offers an amount as payment in full.",
  "debt-validation": "Disputes a debt that a collector asks for, so that they must show it is owed.",
  "records-access": "Asks for a copy of your medical and billing records.",
  "payment-plan": "Asks to pay by the month, without interest or fees.",
} as const;

/** To whom each goes. */
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

/** By when a letter has to be sent. */
const deadlines = {
  "internal-appeal": "Within 180 days after the denial came; your plan may give more time.",
  "external-review": "Within four months after the final denial came.",
  "good-faith-estimate": "Within 120 days after the first bill came.",
  "charity-care": "Within 240 days after the first bill; the hospital may give more time.",
  "debt-validation": "Within 30 days after the collector’s notice came.",
} as const;

/** What the letter needs to know. */
const form = {
  languages: "Your language",
  interpreter: "Ask for an interpreter and documents in Spanish",
  interpreterHint: "Free of charge at offices that get federal money. It adds a paragraph to the letter.",
  interpreterParagraph:
    "My preferred language is Spanish. Please provide an interpreter, free of charge, when you speak with me, and send me important documents in Spanish (45 CFR 92.201).",
  otherLetter: "Choose another letter",
  application: "Make the whole application instead: letter, household, papers, one PDF",
  notAdvice: "This is information, not legal advice.",
  findings: "What the letter brings forward",
  answered: "What the letter is about",
  noFindings:
    "The audit found nothing that this letter answers. A bill that was corrected, or a fact that was added, can be audited again.",
  notAudited: "This letter brings forward what an audit found, and this bill was not audited yet.",
  facts: "What the letter says",
  factsHint:
    "We filled in what the bill, its audit and your profile say. What you leave empty becomes a blank in the letter, such as [account number], to be filled in by hand.",
  needed: "The letter needs this.",
  deadline: "When its time began",
  orNotice: "Leave it empty if you do not know: we then count from the date of the notice.",
  orNothing: "Leave it empty if you do not know: we then cannot tell you the last day.",
  plan: "Who decides about the claim?",
  planHint: "Medicare and Medicaid have deadlines of their own, which their notices state.",
  timing: "What care is it about?",
  submit: "Write the letter",
  after: "Nothing is sent. You read the letter next, and can change every word.",
  late: {
    heading: "The last day is past",
    says: "It was {date}. What is left:",
    submit: "Write the letter all the same",
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
  memberNumber: "Member number on the plan’s card",
  claimNumber: "Claim number",
  owedCents: "What the plan says you owe",
  denialDate: "Date of the denial notice",
  denialReason: "Reason that the notice gives",
  appealReason: "Why the claim should be paid",
  finalDenialDate: "Date of the final denial notice",
  estimateDate: "Date of the estimate",
  estimateCents: "Total of the estimate",
  householdSize: "People in your household",
  incomeCents: "Income of a year, before taxes",
  offerCents: "Amount that you offer",
  monthlyCents: "Amount that you can pay each month",
  firstPaymentDate: "Day of the first payment",
  collectorName: "Collection agency",
  collectorReference: "Reference number of the notice",
  noticeDate: "Date of the notice",
} as const;

const hints = {
  denialReason: "Copy it word for word; it is quoted.",
  appealReason: "In your own words: what was wrong, who ordered it, what the records show.",
  accountNumber: "So that they find the bill.",
  incomeCents: "Of all of them together, in dollars.",
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
    "{field}: this is more than the bill charges. Is it from the plan’s papers about another bill? Correct it, or leave it empty",
  "above-due": "{field}: this is more than the bill asks for. Enter that much or less",
  findings: "Choose at least one thing that the letter brings forward",
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
