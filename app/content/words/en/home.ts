/** The landing page, and the earlier, shorter one. */
export const home = {
  keywords:
    "hospital prices, medical bill help, price transparency, compare hospitals, crowdsourced medical bills",
  question: "What does care cost at hospitals near you?",
  lead: "Compare prices that hospitals must publish.",
  search: {
    label: "Prices",
    service: "Service or code",
    serviceHint: "In your own words, or the code on your bill.",
    submit: "Search prices",
    examplesLabel: "Examples",
    /** Everyday names; the search knows what hospitals call them. */
    everyday: {
      mri: "Knee MRI",
      emergency: "ER visit",
      blood: "Blood test",
      mammogram: "Mammogram",
      colonoscopy: "Colonoscopy",
      ct: "CT scan",
    },
    examples: "For example:",
    more: "Insurance, what you were asked to pay",
    choose: "Choose",
  },
  live: {
    all: {
      one: "See the price of {count} hospital",
      other: "See the prices of all {count} hospitals",
    },
    none: "We do not have enough prices to show one yet. They will appear as soon as the first price files are imported. You can already upload a bill.",
    unreadable: "We cannot load these prices right now. Reload the page in a minute.",
    sample: "This is sample data: hospitals and prices that we made up, to show how the site works.",
    changed: "Prices last changed on <date>{date}</date>. <data>Explore prices by state</data>",
  },
  proof: {
    label: "What is on this site",
    hospitals: "hospitals with a price file here",
    prices: "prices from their files",
    services: "services",
    states: "states and territories",
    asOf: "Newest file from {newest}. Last import on {imported}.",
  },
  how: {
    heading: "How it works",
    post: {
      heading: "Hospitals post their prices",
      text: "A federal rule makes each hospital post a <file>price file</file> (45 CFR 180.50). These files are huge, and made for computers.",
    },
    check: {
      heading: "We read and check each file",
      text: "We test each row against the rules for these files. Whatever is wrong or odd is listed in a report that you can read.",
    },
    compare: {
      heading: "You compare like with like",
      text: "Search for a service near you. See the <cash>cash price</cash>, the <gross>list price</gross> and what <negotiated>insurers agreed to pay</negotiated>.",
    },
  },
  bill: {
    heading: "Have a bill in hand?",
    text: "Take a photo of it, or use the PDF. You see what we read from it, and you decide whether to share the hospital, the date and the total.",
    file: "Your bill",
    formats: "JPG, PNG, BMP, TIFF, WebP or PDF.",
    privacy:
      "Free, no account. The file is read on this server and then deleted. See our <policy>privacy policy</policy>.",
    check:
      "Looking for mistakes? <audit>Check your bill</audit>. We don’t keep any of it. You can also <post>read it line by line</post>, or look up a word in the <glossary>Learning Portal</glossary>.",
    assistance:
      "Is it more than you can pay? <assistance>Many hospitals forgive bills based on income</assistance>. Answer four questions to see if you qualify.",
    account:
      "In a free <account>account</account> you can save your bills, write letters about what the check found, see <offer>what to offer</offer>, and keep track of deadlines.",
  },
  example: {
    heading: "What a bill check finds",
    madeUp: "We made up this bill. The rules that checked it are the ones that check yours.",
    caption: "A hospital bill for March 2, 2026",
    total: "Total due",
    answer: {
      one: "{count} problem found. The patient might not owe {amount} of it.",
      other: "{count} problems found. The patient might not owe {amount} of it.",
    },
    checkYours: "Check your bill",
  },
  compare: {
    heading: "Choosing between hospitals?",
    text: "Put two to four hospitals side by side. You see who charges less, for which care and by how much.",
    submit: "Compare hospitals",
  },
  trust: {
    heading: "Why you can check every number",
    source: {
      heading: "Each price has a source",
      text: "Every price links to the hospital’s file it came from, with the file’s date. See <files>all price files</files>.",
    },
    faults: {
      heading: "Errors are in the open",
      text: "Each file has a report that lists its errors and what we left out. Read <process>how we check a file</process>.",
    },
    data: {
      heading: "The data are yours to use",
      text: "You can download every table as a spreadsheet. <downloads>Download all figures</downloads>, or let a program read them through the <api>data API</api>, free and without a key.",
    },
  },
  questions: {
    heading: "What people ask",
    pay: {
      question: "Is this what I will pay?",
      answer:
        "Not always. You see what the hospital published. Your own share depends on your plan, and on the care you turn out to need. If you have no insurance, or will not use it, you have a right to a written estimate before planned care. It is called a good faith estimate (45 CFR 149.610).",
    },
    source: {
      question: "Where do the prices come from?",
      answer:
        "From the hospitals. A federal rule makes each of them post a file with its prices (45 CFR 180.50). Every price here names the file it came from and the file’s date.",
    },
    free: {
      question: "Is it free, and do I need an account?",
      answer:
        "It is free. You need no account to search prices, to compare two hospitals, or to upload or check a bill.",
    },
    help: {
      question: "Can you help me dispute a bill?",
      answer:
        "Yes. Check the bill here first. With a free account you can then write a letter from what the check found, see its deadlines, and work out what to offer. You read the letter, change what you like, and send it yourself. This is information, not legal advice.",
    },
    sharing: {
      question: "What do you share when I upload a bill?",
      answer:
        "Four things: the hospital, the date, the total and the time. Never your name, an account number or the picture. You can correct these things or take them back.",
    },
    difference: {
      question: "Why do two hospitals charge such different prices?",
      answer:
        "Each hospital sets its own list prices and makes its own deals with insurers. So the same scan can cost far more on one side of town than on the other. That is why it helps to look before planned care.",
    },
  },
  waitlist: {
    heading: "Hear when more opens",
    text: "Leave your email and we will tell you when something new opens. You can also see <roadmap>what is planned</roadmap>, and vote on it.",
  },
  earlier: {
    title: "The earlier home page",
    description:
      "The earlier, shorter home page of {product}: have a hospital bill read, or see what hospitals charge.",
    keywords: "hospital bill, hospital prices",
    heading: "Know what your hospital bill says",
    lead: "Take a photo of the bill. We read the hospital, the date and the total, and share only those and the time, without a name. That way everyone can see what care costs.",
    upload: "Upload a bill",
    noBill:
      "Don’t have a bill with you? <hospitals>See what hospitals charge</hospitals>, or <compare>compare two hospitals</compare>.",
    present: "This is our earlier home page. <home>Go to the current one</home>",
  },
} as const;
