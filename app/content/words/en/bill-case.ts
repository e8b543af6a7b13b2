/** A bill in one sentence. */
const answer = {
  "nothing-read": "We could not read this bill. Check the picture, or type in the amounts.",
  "other-currency": "This bill isn’t in US dollars, so we can’t compare it with US prices or rules.",
  "check-first": "This bill asks for {asked}. Check what we read first: everything below depends on it.",
  "check-first-unknown": "Check what we read first: everything below depends on it.",
  estimate:
    "This is an estimate of {asked}, not a bill. Nothing is due yet. Keep it until the bill comes. Without insurance, you can dispute a bill that is $400 or more above it.",
  "estimate-without-sum":
    "This is an estimate, not a bill. Nothing is due yet. Keep it until the bill comes.",
  receipt: "This is a receipt: you paid {paid}, and nothing more is due. Keep it.",
  "receipt-with-rest": "This is a receipt: you paid {paid}. It says that {left} is still due.",
  "receipt-without-rest":
    "This is a receipt: you paid {paid}. We found no remaining amount on it. Check whether it shows one, and keep it.",
  "receipt-without-sums": "This is a receipt. Keep it. We could not read how much you paid.",
  "payment-plan": "This is a payment plan{terms}. {advice}",
  planTerms: { left: "{left} in all", monthly: "{monthly} a month", first: "the first payment on {date}" },
  planAdvice:
    "Before you agree, ask for financial assistance. It may forgive what a payment plan only spreads out.",
  planAgreed: "You pay monthly, not all at once.",
  planUnread: "Look on it for the monthly amount and the date of the first payment: we could not read both.",
  "final-notice":
    "This is a final notice that asks you for {asked}. Next, it goes to a collection agency. Call the billing office by {date}.",
  "final-notice-undated":
    "This is a final notice that asks you for {asked}. Next, it may go to a collection agency. Call the billing office now.",
  "court-paper":
    "This is a court document: you are being sued for {asked}. Answer the court in writing by the deadline, even if you don’t owe it.",
  "court-paper-without-sum":
    "This is a court document: you are being sued. Answer the court in writing by the deadline, even if you don’t owe it.",
  "plan-question":
    "This is a question from your plan, not a bill. The plan decides on a claim once you answer. The deadline is {date}.",
  "plan-question-past":
    "This is a question from your plan, not a bill. The plan decides on a claim once you answer. The deadline was {date}. Answer now anyway.",
  "plan-question-undated":
    "This is a question from your plan, not a bill. The plan decides on a claim once you answer. Look for the deadline on the letter.",
  "payer-unknown": "This bill asks you to pay {asked}. We found no error on it.",
  "in-collection":
    "A collection agency is asking you for {asked}. Don’t pay yet. Within 30 days of its notice, ask it in writing to prove the debt.",
  "in-collection-late":
    "A collection agency is asking you for {asked}. The 30 days to make it stop seem to have passed. You can still dispute the debt in writing and ask for proof.",
  "surprise-likely":
    "This bill asks you to pay {asked}. Federal law may protect you from part of it. This provider was out of your network, and another provider that day was in it.",
  "steps-first": "This bill asks you to pay {asked}. Don’t pay yet: the next step may lower it.",
  "amount-unknown": "We could not find how much this bill asks you to pay. Look at the bill and enter it.",
  "money-back": "You may get {back} back: more was paid than this bill asks for.",
  "nothing-due": "This bill asks for nothing more. Keep it.",
  "may-be-free":
    "This bill asks you to pay {asked}. It may be $0: your income is at or below the limit for free care at this hospital.",
  "may-be-discounted":
    "This bill asks you to pay {asked}. It may be less: your income is at or below the limit for a discount at this hospital.",
  "being-checked": "This bill asks you to pay {asked}. We are checking it now.",
  "not-audited":
    "This bill asks you to pay {asked}. We could not check it automatically. Run the audit below.",
  "may-be-less": "This bill asks you to pay {asked}. It may be {left}, because {because}.",
  "numbers-doubted":
    "This bill asks you to pay {asked}. The numbers on it don’t add up. We may have misread one.",
  "plan-refused": "This bill asks you to pay {asked}. Your plan may still have to pay: you can appeal.",
  "plan-not-decided":
    "This bill asks you to pay {asked}. We don’t know yet what you owe: your plan’s decision is missing here.",
  questions: {
    one: "This bill asks you to pay {asked}. We found 1 thing to ask about.",
    other: "This bill asks you to pay {asked}. We found {count} things to ask about.",
  },
  "questions-with-amount": {
    one: "This bill asks you to pay {asked}. It may be {left}: we found 1 thing to ask about.",
    other: "This bill asks you to pay {asked}. It may be {left}: we found {count} things to ask about.",
  },
  "above-published":
    "This bill asks you to pay {asked}. We found no error, but it charges more than published prices or Medicare rates. You can make an offer.",
  "nothing-wrong": "This bill asks you to pay {asked}. {prices}",
  late: "The deadline to apply has passed. Ask anyway: the hospital may still help.",
} as const;

/** Why a bill may be lower, by the rule with the largest reduction. */
const because = {
  "sum-mismatch": "its charges do not add up to what it asks for",
  "quantity-price-mismatch": "a charge is more than its units times its price",
  "duplicate-line": "it lists a charge twice",
  "date-outside-stay": "it charges for a day outside your care",
  "future-date": "it charges for a day after the bill was written",
  "balance-mismatch": "it asks for more than its charges minus its payments",
  "paid-twice": "you made a payment twice, but it counts only once",
  "eob-mismatch": "your plan says you owe less",
  "balance-billing": "your plan says you owe less, and the provider is in its network",
  "surprise-emergency": "federal law protects you from this part of an emergency bill",
  "write-off-billed": "it asks you to pay a discount that the provider agreed to",
  "denied-line-billed": "it asks you to pay what your plan denied at the provider’s cost",
  "payment-not-credited": "a payment from your plan is missing",
  "good-faith-estimate": "it is at least $400 above its good-faith estimate",
  other: "it contradicts itself or your plan",
} as const;

/** The title of each step, in the imperative, and its button. */
const steps = {
  "check-reading": { title: "Check what we read", action: "Check and correct" },
  "answer-court": { title: "Answer the court in writing", action: "See who helps" },
  "call-before-collection": { title: "Call before it goes to a collector", action: "See what to say" },
  "keep-plan": { title: "Pay as the plan says, or ask to change it", action: "See who to call" },
  "keep-receipt": { title: "Keep the receipt", action: "Keep it" },
  "keep-estimate": { title: "Keep it, and ask for help before your care", action: "See who to call" },
  "answer-plan": { title: "Answer your plan’s question", action: "Answer it" },
  "check-plan-terms": { title: "Ask for financial assistance first", action: "Start the application" },
  "say-who-pays": { title: "Say who pays for this care", action: "Save" },
  "dispute-debt": { title: "Ask the collector to prove the debt", action: "Write the letter" },
  "match-plan-paper": {
    title: "Say whether your plan’s document is about this bill",
    action: "Look at the document",
  },
  "wait-for-plan": {
    title: "Wait for your plan’s decision",
    action: "Add your plan’s explanation of benefits",
  },
  "apply-assistance": { title: "Apply for financial assistance", action: "Start the application" },
  "dispute-surprise": { title: "Report a surprise bill", action: "Write the complaint" },
  "dispute-estimate": { title: "Dispute a bill that is above its estimate", action: "Write the dispute" },
  "dispute-errors": { title: "Ask the billing office to correct the errors", action: "Write the letter" },
  "itemized-bill": { title: "Ask for an itemized bill", action: "Write the letter" },
  "appeal-plan": { title: "Appeal to your plan", action: "Write the appeal" },
  "ask-questions": { title: "Ask about what may be wrong", action: "Write the letter" },
  "ask-refund": { title: "Ask for your money back", action: "Write the letter" },
  "screen-household": { title: "See if the hospital may forgive it", action: "See if you may qualify" },
  "make-offer": { title: "Make an offer", action: "See what to offer" },
  "payment-plan": { title: "Pay monthly", action: "Ask for a payment plan" },
  pay: { title: "Pay what is due", action: "See who to call" },
} as const;

/** The reason for each step's status. */
const reasons = {
  "nothing-read":
    "We found no charge and no amount on the document. A sharper picture helps, or type in what it says.",
  "asked-unread":
    "We could not read what this bill asks you to pay, and we may have missed a discount. Enter the amount printed on the bill.",
  draft: "No one has checked what we read yet. One wrong digit can throw off everything that follows.",
  checked: "You checked this bill.",
  "numbers-doubted":
    "The numbers on this bill don’t add up. We may have misread one. Look at them on your bill before you accuse anyone.",
  "other-currency": "Only for bills in US dollars.",
  "court-sued":
    "The document gives a deadline, often 20 to 30 days after you got it. If you don’t answer, the court decides against you, and your wages or bank account may be taken. Call your local legal aid office today (lawhelp.org): it is free for many people. Ask the other side for proof.",
  "court-sued-days":
    "You have {days} days from the day you got it. Note that day now. If you don’t answer, the court decides against you, and your wages or bank account may be taken. Call your local legal aid office today (lawhelp.org): it is free for many people.",
  "final-notice":
    "Ask them to put the account on hold while you check the bill. Ask for financial assistance or a payment plan. Put in writing what you disagree with.",
  "plan-agreed":
    "Keep this document with your receipts. If it is too much, call before the next payment. Ask for a lower amount and for financial assistance, which you can get anyway.",
  "receipt-kept":
    "When a statement or your plan’s explanation of benefits comes for the same visit, check that it counts this payment. A health savings account may ask for it, too.",
  "estimate-kept":
    "Ask the provider about financial assistance or a lower price, and ask your plan what it pays. Others, such as the anesthesiologist, may send their own bills. Pay only for care that you got.",
  "plan-asks":
    "Until the plan has your answer, it pays nothing, and the provider may bill you for all of it. Fill in the form, or call the number on your card. Keep a copy. Don’t pay the provider’s bill yet.",
  "plan-terms":
    "Ask the billing office: May I apply for assistance before I sign? Is there no interest and no fee? Does the plan stay with you, and not with a lender or a credit card? If you agreed already, pay on time and apply anyway.",
  "not-this-paper": "This document doesn’t ask for it.",
  "payer-unknown":
    "If you have a plan, its decision comes first. If you don’t, the hospital’s own help comes first.",
  "payer-known": "You said who pays.",
  "payer-printed": "This bill says that a health plan paid part of it.",
  "no-plan": "Only with a health plan.",
  "no-collector": "You haven’t told us that a collection agency is asking for it.",
  "collector-in-time":
    "Write to it within 30 days of its notice. Then it must stop until it has shown that the debt is yours and correct.",
  "collector-prints-day":
    "Write to it by the day printed on its letter. Then it must stop until it has shown that the debt is yours and correct.",
  "collector-undated":
    "You have 30 days from its notice. Send it now if you don’t know when the notice came.",
  "collector-late":
    "The 30 days to make a collector stop have passed. You can still ask for proof, and dispute what is wrong.",
  "plan-paper-unmatched": {
    one: "A document from your plan may be about this bill. Check it, and say yes or no.",
    other: "{count} documents from your plan may be about this bill. Check them, and say yes or no.",
  },
  "plan-paper-here": "Your plan’s decision is here.",
  "plan-paper-none-waiting": "No document is waiting.",
  "plan-not-yet":
    "Do not pay yet. The plan decides within about 30 days of the claim, and its explanation of benefits says what you owe.",
  "plan-late":
    "It should be here by now. Call your plan, or look for the explanation of benefits on its website, and add it here.",
  "plan-paid":
    "This bill says that your plan paid part of it. The plan’s explanation of benefits says what you owe: compare them before you pay.",
  "at-or-below-free-line":
    "Your income is about {percent}% of the federal poverty level, at or below the limit for free care. The hospital decides.",
  "at-or-below-discount-line":
    "Your income is about {percent}% of the federal poverty level, at or below the limit for a discount. The hospital decides.",
  "household-above": "Your income is above the limits we know of. Hospitals may still help with high costs.",
  "household-unknown": "We need two things: how many people are in your household and what you earn.",
  "household-known": "You answered this.",
  "no-policy-known": "We don’t know of any assistance at this provider. Ask its billing office.",
  "assistance-late": "The deadline to apply has passed. Ask anyway: the hospital may still help.",
  "not-audited": "After this bill is checked.",
  "errors-found": {
    one: "The bill contradicts itself or another document once. This may lower it by {amount}.",
    other: "The bill contradicts itself or another document {count} times. This may lower it by {amount}.",
  },
  "errors-found-without-amount": {
    one: "The bill contradicts itself or another document once.",
    other: "The bill contradicts itself or another document {count} times.",
  },
  "no-errors": "We found none.",
  "surprise-found":
    "Emergency care out of your network costs you no more than care in it. This may lower the bill by {amount}.",
  "surprise-likely":
    "Your plan shows another provider that day as in network. Out-of-network care there is often protected, unless you signed otherwise.",
  "estimate-exceeded":
    "It is at least $400 above its good-faith estimate. This may lower it by {amount}. A federal reviewer decides, for a small fee.",
  "questions-found": {
    one: "1 thing may be wrong, or may be right. The billing office can tell you.",
    other: "{count} things may be wrong, or may be right. The billing office can tell you.",
  },
  "questions-without-amount": {
    one: "1 small question to ask on the phone.",
    other: "{count} small questions to ask on the phone.",
  },
  "no-questions": "We found none.",
  overpaid: "{amount} more was paid than this bill asks for.",
  "nothing-to-refund": "The bill doesn’t show that anything was overpaid.",
  "no-lines":
    "This bill shows only one amount. An itemized bill lists each service with its code, and then we can check it.",
  "has-lines": "This bill lists its services.",
  "plan-refused": "Your plan denied payment. Asking it to decide again costs nothing.",
  "plan-refused-file-first":
    "Your plan denied payment. Ask for its claim file along with the appeal: it shows what the decision is based on.",
  "plan-refused-providers-fault":
    "Your plan denied this because the provider made a mistake. The provider can’t bill you for it. Ask the provider first, and don’t miss the last day to appeal.",
  "ground-ambulance":
    "Federal law doesn’t cover ground ambulances, but no one chooses one. Ask your plan to pay it as in network, and look up your state’s law.",
  "not-refused": "We don’t know of anything that your plan denied.",
  "days-past": "The deadline for this has passed.",
  "above-published": "The bill charges more than published prices or Medicare rates for the same care.",
  "not-above-published": "The charges are not above published prices, or there are none to compare with.",
  "plan-price-holds": "With your plan, the plan’s price is what counts.",
  "cannot-pay-at-once": "If you can’t pay all at once, ask to pay monthly, without interest.",
  "nothing-wrong-not-above":
    "We found nothing wrong. Where published prices are available, the bill does not charge more.",
  "nothing-wrong-plan-price": "We found nothing wrong. With a plan, the price is what the plan decided.",
  "nothing-wrong-plan-agrees": "We found nothing wrong, and your plan says you owe this amount.",
  "nothing-wrong-uncompared":
    "We found nothing wrong. We have no published prices to compare it with: ask for the cash price before you pay.",
  "other-steps-first": "Not yet: the steps above may lower it.",
  "nothing-due": "Nothing is due.",
  "amount-unknown": "The bill does not say what is due.",
  "letter-begun": "The letter is started. Send it.",
  "letter-sent": "Do nothing yet. The letter is sent, and the other side has to answer.",
  "letter-sent-until": "Do nothing yet. The letter is sent, and the other side has until {until} to answer.",
  "answer-overdue": "No answer came in time. See what you can do now.",
  "more-asked": "The other side wants more documents. Send them.",
  "result-to-note": "An answer came. Record how it ended.",
  "letter-won": "It was granted. Check the corrected bill.",
  "letter-won-still-found":
    "It was granted, but the bill saved here still has the error. Enter what the corrected bill says.",
  "letter-lost": "It was turned down.",
  "letter-lost-still-found":
    "It was turned down. The letter’s page shows what you can still do. If the bill is right after all, say so next to the finding.",
  "external-review-open": "The plan denied it again. An independent reviewer can decide.",
} as const;

/** Texts around the steps. */
const story = {
  next: "What to do next",
  minutes: { one: "About 1 minute", other: "About {count} minutes" },
  lastDay: "Deadline: {date}",
  daysLeft: { one: "1 day left", other: "{count} days left" },
  today: "today",
  nothingToDo: "There is nothing left to do. We’ll tell you here when something changes.",
  checking: "We are checking this bill. This page will show what we find in a moment.",
  notChecked: "We could not check this bill automatically. Run the audit below.",
  otherSteps: "Other steps ({count})",
  folded: "Steps that are done, or not for this bill",
  states: {
    open: "You can do this",
    waiting: "Waiting for an answer",
    done: "Done",
    "not-for-you": "Not for this bill",
  },
  openAppeal: "See the letter",
  doubt: {
    title: "Check the numbers that don’t add up",
    show: "Show it on the bill",
    number: "We read {amount} as {role}.",
    other: "{amount} is printed on the bill, and we don’t know what it is for.",
    line: "We read {amount} as charge {number}.",
    offer: "No, it is {amount}",
    confirm: "They are printed like this",
    correct: "Correct a number",
    changedMeanwhile:
      "Another window changed this bill. Your answer isn’t saved. Look at the numbers as they are now, then answer again.",
  },
  noRight: "Your permission does not include this.",
  changes: {
    heading: "Since {date}",
    added: { one: "1 new finding", other: "{count} new findings" },
    gone: { one: "1 finding is gone", other: "{count} findings are gone" },
  },
  comesOff: {
    heading: "Possible reductions",
    caption: "Of what is due, by reason. Nothing is counted twice.",
    reason: "Reason",
    amount: "Possible reduction",
    all: "Total",
    strengths: {
      error: "an error",
      "rule conflict": "a coding rule: ask",
      question: "a question",
      "price context": "a published price",
      assistance: "the hospital decides",
    },
    bar: "{amount} of {asked} may be removed",
  },
  payer: {
    legend: "Who pays for this care?",
    "self-pay": "I pay myself, without insurance",
    medicare: "Medicare",
    medicaid: "Medicaid, or my state’s plan for low incomes",
    tricare: "Tricare, for military families",
    "other-plan": "Another health plan",
  },
  household: {
    private: "The answers stay in your account.",
    size: "How many people live in your household?",
    income: "How much does your household earn in a year, before taxes?",
    state: "In which state? (two letters)",
  },
} as const;

/** What happened with a bill, in order. */
const timeline = {
  heading: "What happened",
  bill: "The bill was written.",
  added: "You added the bill here.",
  explanation: "{name} decided.",
  planDecided: "Your plan decided.",
  begun: "started",
  letters: {
    one: "See the letter or appeal about this bill",
    other: "See the {count} letters and appeals about this bill",
  },
  audited: "We checked the bill.",
  called: "You called.",
  calledPerson: "You talked to {person}.",
  reference: "Reference number {reference}.",
  promised: "Promised by {date}.",
  lastDay: "Deadline: {step}",
  reminder: "We’ll email you a reminder: {what}, deadline {day}.",
  answerBy: "The other side has to answer by then: {step}",
} as const;

/** Bills of one visit. */
const visit = {
  heading: "Other bills from these days",
  lead: "A hospital, its doctors, a laboratory and an ambulance each send a bill for one visit. Tell us which ones belong together.",
  total: "All the bills you put together ask for {amount}.",
  unnamed: "A bill without a name",
  join: "Same visit",
  part: "Not the same visit",
  joined: "You put them together.",
  sameDay: "Same days, same hospital.",
  sameDayOtherSender: "Same days, different sender.",
} as const;

/** Two copies of a bill. */
const twin = {
  heading: "Is this bill here twice?",
  lead: "Another bill, added on {date}, has the same sender, day and amounts.",
  see: "See the other copy",
  delete: "It is the same bill: delete this copy",
  two: "They are two bills",
} as const;

export const billCase = { answer, because, steps, reasons, story, timeline, visit, twin } as const;
