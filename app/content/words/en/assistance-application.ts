/** The kinds of income. */
const kinds = {
  wages: "Wages or salary",
  "self-employment": "Self-employment",
  "social-security": "Social Security or disability",
  unemployment: "Unemployment benefits",
  pension: "Pension",
  support: "Alimony or child support",
  other: "Other income",
  none: "No income",
} as const;

const spans = {
  week: "a week",
  "two-weeks": "every two weeks",
  "half-month": "twice a month",
  month: "a month",
  year: "a year",
} as const;

const insurances = {
  none: "No insurance pays for this care",
  some: "Insurance pays part of it",
  "not-sure": "Not sure",
} as const;

/** The documents to send with it. */
const papers = {
  bill: { name: "The bill" },
  "hospital-form": {
    name: "The hospital’s own form",
    about: "Print it from the link above, or ask the billing office for it. Fill it in and sign it.",
  },
  "program-letter": {
    name: "A letter about your program",
    about: "From SNAP, WIC, Medicaid or the school. It is often enough by itself.",
  },
  "tax-return": {
    name: "Your latest tax return",
    about: "The first two pages. If you don’t file one, write a letter that says so.",
  },
  "pay-stubs": { name: "Pay stubs", about: "The last three for each person who earns wages." },
  "self-employment": {
    name: "Income from your own business",
    about: "What comes in and goes out, for a year.",
  },
  "benefit-letters": {
    name: "Benefit letters",
    about: "From Social Security, unemployment or a pension. They should show the amount.",
  },
  "support-letters": {
    name: "Alimony or child support",
    about: "The court order, or proof of the payments.",
  },
  "no-income-letter": {
    name: "A short letter about how you get by",
    about: "Who helps with rent and food. A few sentences are enough.",
  },
  "bank-statements": {
    name: "Bank statements",
    about: "The last three months. This hospital filed that it looks at savings.",
  },
  residence: {
    name: "Proof of where you live",
    about: "A lease or a utility bill. This hospital filed that it looks at where you live.",
  },
  "medicaid-decision": {
    name: "A Medicaid decision",
    about: "If you have one. Some hospitals want to see that you applied for Medicaid.",
  },
  other: { name: "Anything else that they ask for", about: "A letter from the hospital may name more." },
} as const;

/** What is wrong with a field of the household's form. */
const problems = {
  "size-missing": "Enter how many people live in your household",
  "size-invalid": "Enter a number of people from 1 to 30",
  "person-missing": "Row {row}: enter whose income it is, such as “me”",
  "person-too-long": "Row {row}: shorten the name to 80 characters",
  "kind-missing": "Row {row}: choose what kind of income it is, or “No income”",
  "income-missing": "Row {row}: enter how much it is, or choose “No income”",
  nobody: "Enter at least one person, with an income or “No income”",
  "amount-invalid": "Row {row}: enter an amount in dollars, such as 1450",
  "amount-negative": "Row {row}: enter the amount without a minus sign",
  "amount-too-large": "Row {row}: enter an amount of up to $100 million",
  saved: "The application was changed in another window. Look at what is there now, then save again",
  "not-now": "The application is sent, so it stays as it is until they ask for more",
} as const;

/** The page that begins an application. */
const begin = {
  title: "Apply for financial assistance",
  description:
    "Ask a hospital to lower or forgive a bill: your household, the letter, the documents, one PDF.",
  bill: "Back to the bill",
  about: "For this bill from {name}.",
  unnamed: "the hospital",
  lead: "Many people who ask pay less, or nothing. You can have an income, and you can ask when a bill is in collections. Answer four things. We write the letter and make one PDF to print or fax.",
  sealed: "What you enter is encrypted and kept in your account only. We don’t send anything: you send it.",
  known: "What we know about help at this hospital",
  nothingKnown:
    "We don’t have this hospital’s policy. Nonprofit hospitals must have one, and many others do too. Ask for it.",
  open: "You have already started an application for this bill.",
  openLink: "Continue your application",
  letterOnly: "Write only a letter",
  payNothing: "You pay nothing to apply. You do not have to pay the bill first.",
} as const;

/** The household's form. */
const form = {
  size: "People in your household",
  sizeHint: "You, and everyone on your tax return or living with you as family.",
  incomes: "Income",
  incomesHint:
    "Before taxes. One row for each income; a person with two incomes gets two rows. For adults without any, choose “No income”.",
  row: "Row {row}",
  person: "Who",
  kind: "Kind",
  choose: "Choose",
  amount: "Dollars",
  span: "How often",
  more: "Add more rows",
  programs: "Does anyone in your household get one of these?",
  insurance: "Insurance for this care",
  submit: "Make my application",
  save: "Save my household",
  legal: "Information, not legal advice.",
} as const;

/** The page of an application. */
const one = {
  title: "Your application",
  description: "Print or fax your application for financial assistance, and add the documents.",
  appeal: "See the status",
  heading: "Application for financial assistance: {name}",
  saved: "Your household is saved.",
  savedLetter: "Your household is saved, and the letter has the new figures.",
  savedOwnLetter: "Your household is saved. You changed the letter yourself: look at its figures, too.",
  added: "The document was added.",
  print: {
    heading: "Print or fax it",
    lead: "One PDF: a cover sheet, the letter, your household, the list of documents, and the documents that you added. Sign the letter and the household page.",
    button: "Everything as one PDF",
    letter: "Read or change the letter",
    busy: "We are reading as many documents as we can right now. Please try again in {seconds} seconds.",
  },
  links: {
    heading: "The hospital’s own form",
    lead: "Hospitals use their own form to decide. Fill it in and send it with this.",
    filed:
      "These links are as {source} filed them for {year}. The pages may have moved: if one is gone, look for “financial assistance” on the hospital’s site.",
    entered: "These links are as of {day}. The pages may have moved.",
    none: "We have no link to this hospital’s form. Look for “financial assistance” on its site, or ask the billing office: it must send it for free if it is a nonprofit.",
    application: "Application form",
    policy: "The policy",
    summary: "The plain-language summary",
  },
  papers: {
    heading: "Documents to add",
    lead: "Hospitals usually ask people in your situation for these documents. Add the ones you have; a photo is enough. You can apply before you have all of them. A nonprofit hospital can’t refuse you because a document is missing, unless its policy or form asks for that document (26 CFR 1.501(r)-4(b)(3)).",
    add: "Add: {paper}",
    file: "Photos or files: {paper}",
    submit: "Add this document",
    remove: "Remove",
    removeNamed: "Remove {name}",
    hint: "JPG, PNG, WebP, BMP, TIFF or PDF. Each file is encrypted as it arrives.",
  },
  household: {
    heading: "Your household",
    facts: "{size} people, {income} a year before taxes.",
    factsOfOne: "One person, {income} a year before taxes.",
    change: "Change it",
    program: "Programs: {list}.",
  },
  send: {
    heading: "After you send it",
    lead: "Fax it, mail it with proof, or hand it in. Keep a copy. Ask them to put the bill on hold while they decide. Then note it here: we work out the day to ask again.",
  },
} as const;

/** What is printed with the letter. */
const packet = {
  cover: {
    heading: "Application for financial assistance",
    contents: {
      one: "Enclosed: letter, household and income, list of documents, {count} page of documents",
      other: "Enclosed: letter, household and income, list of documents, {count} pages of documents",
    },
    nothingEnclosed: "Enclosed: letter, household and income, list of documents",
    form: "Your application form, as filed with the IRS: {url}",
    hold: "Please put this account on hold and stop all collection until the application is decided.",
  },
  household: {
    heading: "Household and income",
    size: "People in the household: {size}",
    total: "Income of all of them before taxes: {income} a year",
    row: "{person}: {kind}, {amount} {span} ({annual} a year)",
    noIncome: "{person}: no income",
    programs: "Programs: {list}",
    noPrograms: "Programs: none",
    insurance: "Insurance: {answer}",
    statement: "To the best of my knowledge this is true and complete.",
    signature: "Signature: ______________________________    Date: ______________",
  },
  papers: {
    heading: "Documents with this application",
    enclosed: "{paper}: enclosed",
    apart: "{paper}: sent separately, or to follow",
    left: "Not in this file; please enclose by hand: {list}",
    picture: "{paper}, page {page} of {count}",
  },
} as const;

/** What the letter says about the hospital's income limits and a household's programs. */
const letter = {
  filing: "Under the policy that your hospital filed with the IRS for {year}, {lines}.",
  operator: "According to {source} ({day}), {lines}.",
  law: "Under state law ({law}), {lines}.",
  household: "Household and income, signed",
  papers: "Documents, as listed",
} as const;

export const assistanceApplication = {
  kinds,
  spans,
  insurances,
  papers,
  problems,
  begin,
  form,
  one,
  packet,
  letter,
} as const;
