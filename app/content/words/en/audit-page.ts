/** The public page that audits a bill. */
export const auditPage = {
  title: "Check a medical bill",
  description:
    "A free check of your medical bill: errors, coding rules, your rights and published prices, each with its source and what to ask. Nothing is stored, and no account is needed.",
  keywords:
    "medical bill audit, check medical bill, billing errors, duplicate charges, NCCI, balance billing",
  heading: "Check your bill",
  lead: "We look for mistakes in its sums, for lines charged twice, for conflicts with coding rules, for your rights, and for what the hospital itself publishes. Every finding says on what it rests and what to ask.",
  promise:
    "Nothing is stored: not the file, not what you type, not the result. No account is needed. This is information, not legal or medical advice.",
  keep: "To keep a bill with its findings, <account>use an account</account>.",
  upload: {
    heading: "From a photo or PDF",
    lead: "Drag and drop your bill here. It is read on this server, which takes about five seconds a page, and then deleted.",
    submit: "Read and check",
  },
  pair: {
    heading: "A bill and your plan’s explanation together",
    lead: "If your health plan sent you an explanation of benefits, send both. We compare the bill with what your plan decided, to the cent. This takes about five seconds a page.",
    fields: { bill: "The bill", explanation: "The explanation of benefits" },
    hints: {
      bill: "A photo or a PDF.",
      explanation: "A photo, a PDF, or the file that you downloaded from your plan (FHIR JSON, X12 835).",
    },
    submit: "Read and compare",
    missing: "Choose both files: the bill, and the explanation of benefits from your plan",
    tooLarge: "The two files together may have up to 50 MB. Send smaller ones",
    ofFile: { bill: "The bill: {problem}", explanation: "The explanation of benefits: {problem}" },
    noBill:
      "We found no bill in these files: both look like papers of your plan. Send the bill from the hospital or doctor, too",
    noExplanation:
      "We found no explanation of benefits in these files. Send the paper from your plan that says “This is not a bill”, or check the bill alone",
    compared: "Compared with what your plan decided. {reasons}",
    comparedAsSaid: "Compared with what your plan decided, as you said.",
    unmatched:
      "We aren’t sure that your plan’s explanation is about this bill, so we didn’t use it below. Check the dates and amounts. If both are for the same care, tell us.",
    together: "They belong together: compare them",
    otherPeople:
      "The explanation has claims of several people. We used only those that clearly match this bill.",
    letter: {
      heading: "Your letter to the billing office",
      lead: "Fill in what is in [brackets], sign it, and send it with copies of the papers. Keep the originals.",
      show: "Read the letter",
      download: "Save the letter (text)",
    },
  },
  typed: {
    heading: "Or type it, or paste it",
    again: "What we checked",
    againLead: "This is the bill as we read it. Correct what is wrong, add what is missing, and check again.",
    bill: "The bill",
    hospital: "Hospital or provider",
    hospitalHint: "With its name we can show the prices that it publishes.",
    which: "Which hospital is it?",
    none: "None of these",
    statementDate: "Date of the bill",
    serviceFrom: "First day of care",
    serviceTo: "Last day of care",
    dateHint: "Such as 3/1/2026.",
    lines: "Its lines",
    linesHint:
      "Type one charge a line with its amount, or paste a whole bill from a portal, a spreadsheet or a PDF. Totals and payments may stay in. For several units write x4. For example: 3/2/2026 85025 Blood count x1 $42.00",
    totals: "Its totals",
    charges: "Total charges",
    adjustments: "Adjustments and discounts",
    payments: "Payments, by anybody",
    balance: "What you are asked to pay",
    amountHint: "In dollars. Leave empty what the bill does not say.",
    more: "What the bill does not say",
    decided: "We have what your plan decided from its explanation. You don’t need to type it.",
    submit: "Check the bill",
  },
  problems: {
    nothing: "Type at least one line with its amount, or the totals, or choose a file",
    tooManyLines: "Up to 5,000 lines can be checked at once",
    unread: {
      one: "{count} line has no amount and was left out: {texts}",
      other: "{count} lines have no amount and were left out: {texts}",
    },
    ofField: "{field}: {problem}",
    foreignCurrency:
      "This bill is in another currency. We can only check bills in US dollars: enter the amounts in dollars",
    tooLong: "The text is too long: up to 300,000 characters can be checked at once",
  },
  result: {
    heading: "What we found",
    findings: "Findings",
    read: "This was read from your file. Compare it with the bill before you rely on it: a number that was read wrongly looks like a mistake of the hospital.",
    toCheck: {
      heading: "Please compare these lines with your bill",
      lead: "We weren’t sure how to read them, so nothing below asks for money because of them. In <lines>the lines as we read them</lines>, a question mark stands behind what we weren’t sure of. Correct it or delete the question mark, then check again.",
      units: "Line {line}, {text}: are these {units} units?",
      amount: "Line {line}, {text}: is {amount} the charge?",
      noText: "without a description",
      more: { one: "And {count} more line", other: "And {count} more lines" },
    },
    hospital: "Prices of <hospital>{name}</hospital> in {place}.",
    which: {
      legend: "Which hospital is it?",
      hint: "{count} hospitals we know are called {name}. Choose the one on your bill, and we compare its published prices too.",
      none: "None of these",
      submit: "Check with this hospital",
    },
    noHospital: "Its published prices were not looked up: the hospital is not known here.",
    save: "Take it with you:",
    csv: "Findings as a table (CSV)",
    json: "All of it for programs (JSON)",
    print: "Your browser prints this page as it is.",
    negotiate: "Before you pay, ask for an itemized bill and for your records. You have a right to both.",
    letters:
      "An <account>account</account> turns what was found into a letter to the hospital or to your plan, and keeps its deadline.",
  },
} as const;
