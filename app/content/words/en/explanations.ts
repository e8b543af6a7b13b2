/** The list of explanations of benefits in an account. */
const list = {
  title: "Explanations of benefits",
  titleOf: "Explanations of benefits of {owner}",
  description: "What your health plan decided about your bills, in one private place.",
  lead: "After care, your health plan sends a document or a file that says what it paid and what you owe. Compare it with the bill to find the clearest errors.",
  add: "Add an explanation of benefits",
  none: "None yet. Add a photo, a PDF, or the file that you downloaded from your plan.",
  noneOfOwner: "{owner} has none yet.",
  caption: { one: "{count} explanation", other: "{count} explanations" },
  columns: {
    plan: "Health plan",
    date: "Date",
    care: "Provider and day of care",
    billed: "Billed to the plan",
    youOwe: "Plan says you owe",
    bill: "Bill",
  },
  draft: "Not checked yet",
  unlinked: "No bill yet",
  moreClaims: { one: "and {count} more claim", other: "and {count} more claims" },
  deleted: "The explanation is deleted, with its files.",
} as const;

const statuses = {
  paid: "Approved",
  partly: "Denied in part",
  denied: "Denied",
  reprocessed: "Decided again",
} as const;

const planKinds = {
  insured: "Insurance company",
  "self-funded": "Self-funded employer plan",
  medicare: "Medicare",
  "medicare-advantage": "Medicare Advantage",
  medicaid: "Medicaid",
  supplement: "Medicare supplement (Medigap)",
  trust: "Union or trust fund",
} as const;

const amounts = {
  billed: "Billed by the provider",
  discount: "Discount (the provider writes it off)",
  allowed: "Allowed amount",
  notCovered: "Not covered",
  planPaid: "Plan paid",
  otherInsurance: "Paid by another plan",
  deductible: "Deductible",
  copay: "Copay",
  coinsurance: "Coinsurance",
  youOwe: "You owe",
} as const;

const facts = {
  plan: "Health plan, as printed",
  planKind: "Type of plan",
  planKindUnknown: "It doesn’t say",
  issueDate: "Date of the notice",
  memberId: "Member ID",
  appealDays: "Days to appeal, as printed",
  appealDaysHint: "From the date of the notice, for example 180.",
  appealBy: "Last day to appeal, as printed",
  provider: "Hospital, practice or doctor",
  patient: "Patient",
  claimNumber: "Claim number",
  accountNumber: "The provider’s account number",
  network: "Network",
  networks: { in: "In network", out: "Out of network" },
  networkUnknown: "It doesn’t say",
  isEmergency: "Emergency care",
  notEmergency: "It doesn’t say so",
  emergency: "The plan calls it emergency care with federal protection",
  status: "Decision",
  statusUnknown: "It doesn’t say",
  firstServiceDate: "First day of care",
  lastServiceDate: "Last day of care",
  processedDate: "Day the plan processed it",
} as const;

const lineFields = {
  serviceDate: "Day of care",
  description: "Description",
  codeType: "Type of code",
  code: "Code",
  remarkCodes: "Remark codes",
} as const;

/** Checking what was read from an explanation. */
const review = {
  title: "Check your explanation of benefits",
  description: "Compare what we read with your explanation of benefits and fix any mistakes.",
  taken: "This is your plan’s explanation of benefits, not a bill. We saved it as an explanation.",
  notPlan: "This is a bill after all",
  notPlanHint: "We will read it again as a bill. You will lose what you changed here.",
  lead: "Compare this with the document and change what is wrong. Each number in the picture marks where we read the field with the same number.",
  leadFile: "This comes straight from your plan’s file. Only change something you know is wrong.",
  unread:
    "We could not read what the plan decided. Its pages are here; type in what they say, or save it as it is.",
  kept: "You checked this explanation. You can still change it.",
  saved: "Saved. You can continue now or come back later.",
  notice: "The notice",
  claim: { one: "The claim", other: "Claim {number} of {count}" },
  claims: "Other claims on this document",
  toClaim: "Save and go to claim {number}: {name}",
  unnamedClaim: "not named",
  amounts: "Amounts of the whole claim",
  amountsHint: "In dollars, as printed. Leave empty what it doesn’t say: empty is not zero.",
  lines: {
    heading: { one: "{count} line", other: "{count} lines" },
    none: "No lines. If the document doesn’t list services, leave this empty.",
    shown: "Lines {first} to {last} of {count}",
    line: "Line {line}",
    add: "Add a line",
    remove: "Remove line {line}",
    toPage: "Save and go to lines {first} to {last}",
    otherPages: "Other lines",
  },
  sums: {
    heading: "Do the amounts add up?",
    unknown: "We don’t have enough amounts to check this.",
    names: {
      billed: "Discount plus not covered plus allowed",
      allowed: "Payments plus your share",
      "lines-billed": "Billed amounts of all lines",
      "lines-you-owe": "What you owe on all lines",
    },
    fits: "{name}: {told}, as it should be.",
    differs:
      "{name}: {workedOut}. The claim says {told}, a difference of {difference}. An amount may be missing or misread.",
  },
  links: {
    legend: "Which of your bills is this about?",
    hint: "Check the box only if the bill is for the same care of the same person.",
    bill: "{name}, {date}, {due}",
    billUndated: "{name}, {due}",
    ofClaim: "Claim {number}: {bill}",
    due: "{amount} due",
    noDue: "no amount due stated",
    none: "None of your bills matches. Choose one here, or add the bill later and we look again.",
    other: "Another one of your bills",
    otherNone: "None",
    otherPatient:
      "This names {patient} as the patient, and the account is {owner}’s. Check the box only if the bill is for {patient}.",
    unsure: "We’re not sure. Please check.",
    because: "Why we think so: {reasons}",
  },
  save: "Save and continue",
  finish: "This is right: save it",
  finishHint: "You can change it later. Nothing is shared.",
  saveKept: "Save changes",
  changedMeanwhile:
    "Another window changed this explanation. Nothing is saved yet: the fields below show what you typed. Check them, then save again. That replaces what the other window saved in these fields.",
  tooManyLines: "A claim here has up to 1,000 lines.",
} as const;

/** One explanation. */
const view = {
  description: "What your health plan decided, in plain words, and the bills it is about.",
  back: "All explanations of benefits",
  untitled: "Explanation of benefits",
  medicare: "Medicare Summary Notice",
  dated: "Notice dated {date}.",
  review: "Check and correct",
  audit: "Audit the bill: {name}",
  seeBill: "See the bill: {name}",
  claim: "Claim from {provider}",
  unnamedClaim: "A claim",
  facts: "What the plan decided",
  caption: "Amounts of the claim",
  columns: { what: "What", amount: "Amount" },
  lines: "Services as the plan lists them",
  lineColumns: {
    service: "Service",
    date: "Date",
    billed: "Billed",
    allowed: "Allowed",
    planPaid: "Plan paid",
    youOwe: "You owe",
  },
  remarks: "What the codes mean",
  bills: "Bills it is about",
  noBill: "It isn’t linked to a bill yet.",
  chooseBill: "Choose the bill",
  addBill: "Add the bill",
  denial: {
    heading: "What your plan denied, and what you can do",
    until: "You can appeal until {until}.",
    past: "The last day to appeal was {until}. Ask anyway: a plan may accept a late appeal for a good reason.",
    noDay:
      "We could not read a last day to appeal on the document, or a date to count from. Look for “your right to appeal” on it, or ask the plan.",
    bases: {
      "printed-day": "As printed on the explanation.",
      "printed-days": "Counted from the date of the notice, with the number of days printed on it.",
      law: "The explanation prints no deadline. So we count the days that the law gives this type of plan, from the date of the notice. Check the document: your plan may say something else.",
      "first-law":
        "The explanation prints no last day, and we don’t know the type of plan. Medicaid plans give 60 days from the notice, Medicare Advantage 65, Original Medicare 120, employer plans and plans you bought 180. We show the first of these deadlines that hasn’t passed.",
    },
    rules: "What to ask for first, and the rules of appeals",
    fileFirst:
      "First ask the plan for its claim file: the part of the plan it relied on, its clinical criteria, and every document about your claim. An employer plan must give it free of charge (29 CFR 2560.503-1(h)(2)(iii)). The letter here asks for it.",
    laws: {
      private:
        "Appeal to the plan first. If it says no again, you can often ask for an external review. With a self-funded employer plan, the US Department of Labor (EBSA, 1-866-444-3272) helps; with an insurance company, your state’s insurance department does. We don’t list the departments: find yours on content.naic.org, the site of their association.",
      medicare: "Ask the Medicare contractor for a redetermination: its address is on the notice.",
      "medicare-advantage":
        "Ask the plan for a reconsideration. If it says no again, an independent reviewer gets the case automatically.",
      medicaid:
        "Appeal to the Medicaid plan first. If it says no again, ask for a state fair hearing: you have up to 120 days from its answer (42 CFR 438.408).",
    },
    supplement: "A Medicare supplement pays after Medicare. Appeal Medicare’s own decision first.",
    planUnknown:
      "We couldn’t tell what kind of plan this is. Choose it under “Check and correct” to see your plan’s rules.",
    address: "Where to write, as printed:",
    letter: "Write the appeal",
    providersFault:
      "This code means that the provider must write off the cost: in network, it can’t bill you. Write to the billing office first. An audit shows whether the bill asks you for it. If you think the plan is wrong, appeal to it, too.",
    dispute: "Write to the billing office",
    ofClaim: "{label} (claim {claim})",
  },
  documents: "Documents",
  page: "Page {number} of {count}",
  delete: "Delete this explanation",
} as const;

const deleting = {
  title: "Delete an explanation of benefits",
  description: "What is deleted with this explanation.",
  back: "Back to the explanation",
  heading: "Delete this explanation: {name}",
  goes: "This is deleted at once:",
  claims: { one: "the explanation and its 1 claim", other: "the explanation and its {count} claims" },
  documents: {
    one: "1 document with the pictures of its pages",
    other: "{count} documents with the pictures of their pages",
  },
  stays: "Your bills stay, with the audits that were made so far.",
  forGood: "You can’t undo this. People you authorized will lose access, too.",
  submit: "Delete this explanation",
} as const;

/** On a bill's page. */
const ofBill = {
  heading: "What your plan decided",
  none: "No explanation of benefits is linked to this bill yet.",
  proposed: "An explanation in your account may be about this bill.",
  check: "Check it: {name}",
  draft: "Check it first: an audit uses only what you have checked.",
  unnamed: "Explanation of benefits",
} as const;

export const explanations = {
  list,
  statuses,
  planKinds,
  amounts,
  facts,
  lineFields,
  review,
  view,
  delete: deleting,
  ofBill,
} as const;
