/** A call about a bill: who to call, what to say, what to write down. */
export const billCall = {
  title: "Call about this bill",
  description: "Who to call about a bill, what to say, and what to write down.",
  back: "Back to the bill",
  open: "Call about this bill",
  who: "Who to call",
  hospitalPhone: "{hospital}: {phone}, its main number, as listed by Medicare. Ask for the billing office.",
  billingPhone: "{phone}: the number for questions about the bill, as we read it there.",
  collectorPhone: "{name}: {phone}, as we read it on its letter.",
  collectorUnnamed: "The collection agency",
  assistancePhone: "{phone}: the number for help with paying, as we read it on the bill.",
  noPhone: "The billing office. Its number is on the bill, often near the amount due.",
  say: "What to say",
  checking: "We are checking this bill. Reload this page in a moment to see what to ask about its charges.",
  notChecked:
    "We could not check this bill automatically. Run its audit first to see what to ask about its charges.",
  /** For documents that aren't bills, and for a bill's final notice: how to open the call and what to ask. */
  papers: {
    estimate: {
      opening: "Hello, I’m calling about an estimate you gave me. Who am I speaking with?",
      ask: "Do you have financial assistance, or a lower price if I pay without insurance? Who else will send me a bill for this care, and what will theirs be?",
    },
    "payment-plan": {
      opening: "Hello, I’m calling about my payment plan. Who am I speaking with?",
      ask: "May I apply for financial assistance while I’m on the plan? Can the monthly amount be lower? Please confirm that I pay no interest and no fee.",
    },
    "final-notice": {
      opening: "Hello, I got a final notice from you and want to settle this. Who am I speaking with?",
      ask: "I want to check this bill and apply for financial assistance. Please send me the itemized bill and the application.",
    },
  },
  opening: "Hello, I’m calling about a bill dated {date}. {number} Who am I speaking with?",
  openingUndated: "Hello, I’m calling about my bill. {number} Who am I speaking with?",
  account: "My account number is {accountNumber}.",
  accountOnBill: "My account number is on it.",
  hold: "Please put the account on hold while we clear this up, and don’t send it to collections.",
  last: "On {date} {person} told me: “{said}” What has happened since?",
  lastUnnamed: "On {date} I was told: “{said}” What has happened since?",
  promised: "You promised an answer by {date}.",
  closing:
    "What will you do, and when? Please send it to me in writing. What is the reference number of this call?",
  notes: "What was said so far",
  deleteNote: "Delete this note",
  note: {
    heading: "What to write down",
    lead: "Write it down right away. It counts as evidence, and the next call starts where this one ended.",
    on: "Day of the call",
    onHint: "Leave empty for today.",
    person: "Who you talked to",
    reference: "Reference number",
    said: "What was said",
    promisedBy: "Date they promised something by",
    submit: "Save this note",
    saved: "The note is saved.",
    problems: {
      missing: "Write what was said.",
      "day-past": "This date has passed. Enter today or a later date.",
      "text-too-long": "Shorten this: a note has up to 2,000 characters, a name or number up to 100.",
    },
    tooMany: "This bill has 200 notes, the maximum. Delete one first.",
  },
  collector: {
    heading: "Is a collection agency asking for it?",
    lead: "A collector has to prove a debt if you ask within 30 days of its first notice.",
    creditReports:
      "Since April 2023, Equifax, Experian and TransUnion leave some medical debts in collection off credit reports. These are debts that are paid, under $500, or less than a year old (<source>CFPB, May 2023</source>). They do so by their own choice. In July 2025, a court struck down a federal rule to leave out all medical debt. Some states have their own laws. You can see your reports for free at <reports>AnnualCreditReport.com</reports>.",
    yes: "A collection agency is asking for this bill",
    noticeOn: "When did its first notice come?",
    noticeHint: "Leave empty if you don’t know.",
    submit: "Save",
    saved: "Saved.",
  },
} as const;
