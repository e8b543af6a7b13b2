/** A bill in one sentence. */
const answer = {
  "nothing-read": "We could not read this bill. Check the picture, or type in the amounts.",
  "other-currency": "This bill is not in US dollars, so we can’t hold it against US prices or rules.",
  "check-first": "This bill asks for {asked}. Check what we read first: everything below depends on it.",
  "check-first-unknown": "Check what we read first: everything below depends on it.",
  estimate:
    "This is an estimate of {asked}, not a bill. Nothing is due yet. Keep it for the day the bill comes: without insurance, you can dispute a bill that is $400 or more above it.",
  "estimate-without-sum":
    "This is an estimate, not a bill. Nothing is due yet. Keep it for the day the bill comes.",
  receipt: "This is a receipt: you paid {paid}, and nothing more is due. Keep it.",
  "receipt-with-rest": "This is a receipt: you paid {paid}. It says that {left} is left.",
  "receipt-without-rest":
    "This is a receipt: you paid {paid}. We read no amount that is left: look whether it prints one, and keep it.",
  "receipt-without-sums": "This is a receipt. Keep it. We could not read how much you paid.",
  "payment-plan": "This is a payment plan{terms}. {advice}",
  planTerms: { left: "{left} in all", monthly: "{monthly} a month", first: "the first payment on {date}" },
  planAdvice: "Before you agree, ask for financial assistance: it may forgive what a plan only spreads.",
  planAgreed: "You pay by the month, not the whole sum at once.",
  planUnread: "Look on it for the monthly amount and the first day: we could not read both.",
  "final-notice":
    "This is a final notice: you are asked for {asked}, and it goes to a collection agency next. Call the billing office by {date}.",
  "final-notice-undated":
    "This is a final notice: you are asked for {asked}, and it may go to a collection agency next. Call the billing office now.",
  "court-paper":
    "This is a court paper: you are being sued for {asked}. Answer the court in writing by its last day, even if you don’t owe it.",
  "court-paper-without-sum":
    "This is a court paper: you are being sued. Answer the court in writing by its last day, even if you don’t owe it.",
  "plan-question":
    "This is a question from your plan, not a bill: it decides about a claim once you answer. Its last day is {date}.",
  "plan-question-past":
    "This is a question from your plan, not a bill: it decides about a claim once you answer. Its last day was {date}. Answer now anyway.",
  "plan-question-undated":
    "This is a question from your plan, not a bill: it decides about a claim once you answer. Look on the letter for the last day.",
  "payer-unknown": "You are asked for {asked}. We found no error on this bill.",
  "in-collection":
    "A collection agency asks you for {asked}. Don’t pay yet: ask it in writing to prove the debt, within 30 days of its notice.",
  "in-collection-late":
    "A collection agency asks you for {asked}. The 30 days that stop it seem to be over, but you can still dispute the debt in writing and ask for proof.",
  "surprise-likely":
    "You are asked for {asked}. Federal law may protect you from a part of it: this provider was out of your network, and another one that day was in it.",
  "steps-first": "You are asked for {asked}. Don’t pay yet: the next step may lower it.",
  "amount-unknown": "We did not find how much this bill asks you to pay. Look at the bill and enter it.",
  "money-back": "You may get {back} back: more was paid than this bill asks for.",
  "nothing-due": "This bill asks for nothing more. Keep it.",
  "may-be-free":
    "You are asked for {asked}. It may be $0: your income is at or below the line for free care at this hospital.",
  "may-be-discounted":
    "You are asked for {asked}. It may be less: your income is at or below the line for a discount at this hospital.",
  "being-checked": "You are asked for {asked}. We are checking this bill now.",
  "not-audited": "You are asked for {asked}. We could not check this bill by ourselves: run the audit below.",
  "may-be-less": "You are asked for {asked}. It may be {left}: {because}.",
  "numbers-doubted":
    "You are asked for {asked}. The numbers on this bill don’t add up. We may have misread one.",
  "plan-refused": "You are asked for {asked}. Your plan may still have to pay: you can appeal.",
  "plan-not-decided":
    "You are asked for {asked}. What you owe is not known yet: your plan’s decision is missing here.",
  questions: {
    one: "You are asked for {asked}. We found 1 thing to ask about.",
    other: "You are asked for {asked}. We found {count} things to ask about.",
  },
  "questions-with-amount": {
    one: "You are asked for {asked}. It may be {left}: we found 1 thing to ask about.",
    other: "You are asked for {asked}. It may be {left}: we found {count} things to ask about.",
  },
  "above-published":
    "You are asked for {asked}. We found no error, but the bill charges more than published prices, or Medicare’s: you can make an offer.",
  "nothing-wrong": "You are asked for {asked}. {prices}",
  late: "The days to apply are over. Ask all the same: the hospital may still help.",
} as const;

/** Why a bill may come down, by the rule that takes off the most. */
const because = {
  "sum-mismatch": "its lines do not add up to what it asks for",
  "quantity-price-mismatch": "a line charges more than its units and price give",
  "duplicate-line": "a charge is on it twice",
  "date-outside-stay": "it charges for a day outside of the care",
  "future-date": "it charges for a day that has not come yet",
  "balance-mismatch": "it asks for more than its charges and payments leave",
  "paid-twice": "a payment counts once, but you made it twice",
  "eob-mismatch": "your plan says that you owe less",
  "balance-billing": "your plan says that you owe less, and the provider is in its network",
  "surprise-emergency": "federal law protects you from this part of an emergency bill",
  "write-off-billed": "it asks you for a discount that the provider agreed to",
  "denied-line-billed": "it asks you for what the plan refused at the provider’s cost",
  "payment-not-credited": "a payment of your plan is missing on it",
  "good-faith-estimate": "it is at least $400 above its good-faith estimate",
  other: "it contradicts itself or your plan",
} as const;

/** What each step is called: an order to whoever reads it. */
const steps = {
  "check-reading": { title: "Check what we read", action: "Check and correct" },
  "answer-court": { title: "Answer the court in writing", action: "See who helps" },
  "call-before-collection": { title: "Call before it goes to a collector", action: "See what to say" },
  "keep-plan": { title: "Pay as the plan says, or ask to change it", action: "See whom to call" },
  "keep-receipt": { title: "Keep the receipt", action: "Keep it" },
  "keep-estimate": { title: "Keep it, and ask for help before the care", action: "See whom to call" },
  "answer-plan": { title: "Answer your plan’s question", action: "Answer it" },
  "check-plan-terms": { title: "Ask for financial assistance first", action: "Begin the application" },
  "say-who-pays": { title: "Say who pays for this care", action: "Save" },
  "dispute-debt": { title: "Ask the collector to prove the debt", action: "Write the letter" },
  "match-plan-paper": {
    title: "Say whether your plan’s paper is about this bill",
    action: "Look at the paper",
  },
  "wait-for-plan": {
    title: "Wait for your plan’s decision",
    action: "Add your plan’s explanation of benefits",
  },
  "apply-assistance": { title: "Apply for financial assistance", action: "Begin the application" },
  "dispute-surprise": { title: "Report a surprise bill", action: "Write the complaint" },
  "dispute-estimate": { title: "Dispute the bill against its estimate", action: "Write the dispute" },
  "dispute-errors": { title: "Ask the billing office to correct the errors", action: "Write the letter" },
  "itemized-bill": { title: "Ask for an itemized bill", action: "Write the letter" },
  "appeal-plan": { title: "Appeal to your plan", action: "Write the appeal" },
  "ask-questions": { title: "Ask about what may be wrong", action: "Write the letter" },
  "ask-refund": { title: "Ask for your money back", action: "Write the letter" },
  "screen-household": { title: "See whether the hospital may forgive it", action: "See where you stand" },
  "make-offer": { title: "Make an offer", action: "See what to offer" },
  "payment-plan": { title: "Pay by the month", action: "Ask for a payment plan" },
  pay: { title: "Pay what is due", action: "See whom to call" },
} as const;

/** Why a step stands as it does. */
const reasons = {
  "nothing-read":
    "We found no line and no amount on the paper. A sharper picture helps, or type in what it says.",
  "asked-unread":
    "We did not read what this bill asks you to pay, and we may have missed a discount. Enter the amount that it prints.",
  draft: "Nobody has looked yet at what we read. A wrong digit would lead all that follows astray.",
  checked: "You checked this bill.",
  "numbers-doubted":
    "The numbers on this bill don’t add up. We may have misread one. Look at them on your bill before you accuse anybody.",
  "other-currency": "Only for bills in US dollars.",
  "court-sued":
    "The paper prints a last day, often 20 to 30 days after you got it. Without an answer the court decides against you, and your wages or bank account may be taken. Call your local legal aid office today (lawhelp.org): it is free for many people. Ask the other side for proof.",
  "court-sued-days":
    "You have {days} days from the day on which you got it: note that day now. Without an answer the court decides against you, and your wages or bank account may be taken. Call your local legal aid office today (lawhelp.org): it is free for many people.",
  "final-notice":
    "Ask to hold the account while you check the bill, and ask for financial assistance or a payment plan. Put in writing what you disagree with.",
  "plan-agreed":
    "Keep this paper with your receipts. If it is too much, call before the next payment: ask for a lower amount and for financial assistance, which you can get anyway.",
  "receipt-kept":
    "When a statement or your plan’s explanation comes for the same visit, check that it counts this payment. A health savings account may ask for it, too.",
  "estimate-kept":
    "Ask the provider about financial assistance or a lower price, and your plan what it pays. Others, such as the anesthesiologist, may send their own bills. Pay only for care that you got.",
  "plan-asks":
    "Until it has your answer, the plan pays nothing, and the provider may bill you for all of it. Fill in the form, or call the number on your card. Keep a copy. Don’t pay the provider’s bill yet.",
  "plan-terms":
    "Ask the billing office: May I apply for assistance before I sign? Is there no interest and no fee? Does the plan stay with you, and not with a lender or a credit card? If you agreed already, pay on time and apply anyway.",
  "not-this-paper": "This paper doesn’t ask for it.",
  "payer-unknown": "With a plan, its decision comes first. Without one, the hospital’s own help does.",
  "payer-known": "You said who pays.",
  "payer-printed": "This bill says that a health plan paid a part.",
  "no-plan": "Only with a health plan.",
  "no-collector": "No collection agency asks for it, as far as you said.",
  "collector-in-time":
    "In writing, within 30 days of its notice: then it must stop until it has shown that the debt is yours and right.",
  "collector-prints-day":
    "In writing, by the day that its letter prints: then it must stop until it has shown that the debt is yours and right.",
  "collector-undated":
    "You have 30 days from its notice. Send it now if you don’t know when the notice came.",
  "collector-late":
    "The 30 days that stop a collector are over. You can still ask for proof, and dispute what is wrong.",
  "plan-paper-unmatched": {
    one: "A paper of your plan may be about this bill. Check it, and say yes or no.",
    other: "{count} papers of your plan may be about this bill. Check them, and say yes or no.",
  },
  "plan-paper-here": "Your plan’s decision is here.",
  "plan-paper-none-waiting": "No paper waits.",
  "plan-not-yet":
    "Do not pay yet. The plan decides within about 30 days of the claim, and its explanation of benefits says what you owe.",
  "plan-late":
    "It should be there by now. Call your plan, or look for the explanation of benefits on its website, and add it here.",
  "plan-paid":
    "This bill says that your plan paid a part. Its explanation of benefits says what you owe: compare before you pay.",
  "at-or-below-free-line":
    "Your income is about {percent}% of the federal poverty level, at or below the line for free care. The hospital decides.",
  "at-or-below-discount-line":
    "Your income is about {percent}% of the federal poverty level, at or below the line for a discount. The hospital decides.",
  "household-above": "Your income is above the lines that we know. Hospitals may still help with high costs.",
  "household-unknown": "Two answers tell: how many you are, and what you earn.",
  "household-known": "You answered this.",
  "no-policy-known": "We know of no assistance at this provider. Ask its billing office.",
  "assistance-late": "The days to apply are over. Ask all the same: the hospital may still help.",
  "not-audited": "After this bill is checked.",
  "errors-found": {
    one: "The bill contradicts itself or another paper once: {amount} may come off.",
    other: "The bill contradicts itself or another paper {count} times: {amount} may come off.",
  },
  "errors-found-without-amount": {
    one: "The bill contradicts itself or another paper once.",
    other: "The bill contradicts itself or another paper {count} times.",
  },
  "no-errors": "We found none.",
  "surprise-found":
    "Emergency care out of your network costs you no more than care in it: {amount} may come off.",
  "surprise-likely":
    "Your plan lists another provider of that day in its network. Out-of-network care there is often protected, unless you signed otherwise.",
  "estimate-exceeded":
    "It is at least $400 above its good-faith estimate: {amount} may come off. A federal reviewer decides, for a small fee.",
  "questions-found": {
    one: "1 thing may be wrong, or may be right. The billing office can tell.",
    other: "{count} things may be wrong, or may be right. The billing office can tell.",
  },
  "questions-without-amount": {
    one: "1 small question, worth a word on the phone.",
    other: "{count} small questions, worth a word on the phone.",
  },
  "no-questions": "We found none.",
  overpaid: "{amount} more was paid than this bill asks for.",
  "nothing-to-refund": "Nothing was paid too much, as far as the bill says.",
  "no-lines":
    "This bill is one sum. An itemized bill lists each service with its code, and then we can check it.",
  "has-lines": "This bill lists its services.",
  "plan-refused": "Your plan refused to pay. Asking it to decide again costs nothing.",
  "plan-refused-file-first":
    "Your plan refused to pay. Ask for its claim file along with the appeal: it shows what the decision is based on.",
  "plan-refused-providers-fault":
    "Your plan refused for a mistake of the provider, who may not bill you for it. Ask the provider first, and keep the last day to appeal.",
  "ground-ambulance":
    "Federal law leaves out ground ambulances, but nobody chooses one. Ask your plan to pay it as in its network, and look up your state’s law.",
  "not-refused": "Your plan refused nothing, as far as we know.",
  "days-past": "The last day for it is past.",
  "above-published": "The bill charges more than published prices, or Medicare’s, for the same care.",
  "not-above-published": "The prices are not above published ones, or there are none to compare with.",
  "plan-price-holds": "Your plan’s price is the price.",
  "cannot-pay-at-once": "If you can’t pay at once, ask to pay by the month, without interest.",
  "nothing-wrong-not-above":
    "We found nothing wrong, and where published prices are at hand, the bill does not charge more.",
  "nothing-wrong-plan-price": "We found nothing wrong. With a plan, what the plan decided is the price.",
  "nothing-wrong-plan-agrees": "We found nothing wrong, and your plan says that you owe this amount.",
  "nothing-wrong-uncompared":
    "We found nothing wrong. We have no published prices to compare it with: ask for the cash price before you pay.",
  "other-steps-first": "Not yet: what you can do above may lower it.",
  "nothing-due": "Nothing is due.",
  "amount-unknown": "The bill does not say what is due.",
  "letter-begun": "The letter is begun. Send it.",
  "letter-sent": "Do nothing yet. The letter is sent, and the other side has to answer.",
  "letter-sent-until": "Do nothing yet. The letter is sent, and the other side has until {until} to answer.",
  "answer-overdue": "No answer came in time. See what you can do now.",
  "more-asked": "The other side wants more papers. Send them.",
  "result-to-note": "An answer came. Note how it ended.",
  "letter-won": "It was granted. Check the corrected bill.",
  "letter-won-still-found":
    "It was granted, and the bill kept here still has the error. Put in what the corrected bill says.",
  "letter-lost": "It was refused.",
  "letter-lost-still-found":
    "It was refused. The letter’s page says what is left to do. If the bill is right after all, say so at the finding.",
  "external-review-open": "The plan refused again. An independent reviewer can decide.",
} as const;

/** Around the steps. */
const story = {
  next: "What to do next",
  minutes: { one: "About 1 minute", other: "About {count} minutes" },
  lastDay: "Last day: {date}",
  daysLeft: { one: "1 day left", other: "{count} days left" },
  today: "today",
  nothingToDo: "Nothing is left to do. We tell you here when something changes.",
  checking: "We are checking this bill. This page shows what we find in a moment.",
  notChecked: "We could not check this bill by ourselves: run the audit below.",
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
    other: "{amount} stands on the bill, and we don’t know what it is for.",
    line: "We read {amount} as charge {number}.",
    offer: "No, it is {amount}",
    confirm: "They are printed like this",
    correct: "Correct a number",
    changedMeanwhile:
      "Another window changed this bill. Your answer isn’t saved: look at the numbers as they are now, then answer again.",
  },
  noRight: "Your permission does not include this.",
  changes: {
    heading: "Since {date}",
    added: { one: "1 new finding", other: "{count} new findings" },
    gone: { one: "1 finding is gone", other: "{count} findings are gone" },
  },
  comesOff: {
    heading: "What may come off",
    caption: "Of what is due, by reason. Nothing is counted twice.",
    reason: "Reason",
    amount: "May come off",
    all: "All together",
    strengths: {
      error: "an error",
      "rule conflict": "a coding rule: ask",
      question: "a question",
      "price context": "a published price",
      assistance: "the hospital decides",
    },
    bar: "{amount} of {asked} may come off",
  },
  payer: {
    legend: "Who pays for this care?",
    "self-pay": "I pay alone, without insurance",
    medicare: "Medicare",
    medicaid: "Medicaid, or my state’s plan for low incomes",
    tricare: "Tricare, for military families",
    "other-plan": "Another health plan",
  },
  household: {
    private: "The answers stay in your account.",
    size: "How many people live in your household?",
    income: "What does it earn in a year, before taxes?",
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
  begun: "begun",
  letters: {
    one: "See the letter or appeal about this bill",
    other: "See the {count} letters and appeals about this bill",
  },
  audited: "We checked the bill.",
  called: "You called.",
  calledPerson: "You talked to {person}.",
  reference: "Reference number {reference}.",
  promised: "Promised by {date}.",
  lastDay: "Last day: {step}",
  reminder: "We email you a reminder: {what}, last day {day}.",
  answerBy: "The other side has to answer by then: {step}",
} as const;

/** Bills of one visit. */
const visit = {
  heading: "Other bills of these days",
  lead: "A hospital, its doctors, a laboratory and an ambulance each send a bill for one visit. Say which belong together.",
  total: "All bills that you put together ask for {amount}.",
  unnamed: "A bill without a name",
  join: "Same visit",
  part: "Not the same visit",
  joined: "You put them together.",
  sameDay: "Same days, same hospital.",
  sameDayOtherSender: "Same days, another sender.",
} as const;

/** Two copies of a bill. */
const twin = {
  heading: "Is this bill here twice?",
  lead: "Another one, added on {date}, has the same sender, day and amounts.",
  see: "See the other copy",
  delete: "It is the same bill: delete this copy",
  two: "They are two bills",
} as const;

export const billCase = { answer, because, steps, reasons, story, timeline, visit, twin } as const;
