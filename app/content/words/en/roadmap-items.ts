/** What the roadmap says of its own items, by their keys. */
export const roadmapItems = {
  "bill-reading-accuracy": {
    title: "Read more bills without a mistake",
    description:
      "Faded photos, forms in many columns and letters from collectors are still hard to read. We test each change on a set of made-up bills, and keep it only if more of them come out right.",
  },
  "bill-audit": {
    title: "A free check of your bill",
    description:
      "Find what may be wrong on a bill: a line that appears twice, parts billed separately that belong together, a code that does not fit. Each finding says why, and which rule it is based on.",
  },
  "plans-explanation": {
    title: "What your plan decided, next to the bill",
    description:
      "Add the explanation of benefits that your health plan sent you. We read it, match it to the bill, and show to the cent where the bill asks for more than the plan says you owe. A denial gets its last day to appeal and a letter.",
  },
  "financial-assistance": {
    title: "See if a hospital may forgive a bill",
    description:
      "Many hospitals forgive bills by income, and few people know. Four questions show what your hospital filed about it, what the rules of your state add, how to apply and until when.",
  },
  accounts: {
    title: "An account, if you want one",
    description:
      "Keep your bills and what you found in one place, come back later, download everything, or delete it all. The site stays open without an account.",
  },
  "authorized-persons": {
    title: "Let someone you trust help",
    description:
      "Name a person who may see or add your bills. You say what they may do and until when, and you can end it at any time.",
  },
  appeals: {
    title: "Letters for an appeal",
    description:
      "Turn what the check of your bill found into a letter to the hospital or to your health plan. It names the rule. You change what you like, send it yourself, and keep track of the deadlines and of the answer.",
  },
  "estimate-against-bill": {
    title: "Compare a bill with its estimate",
    description:
      "If you pay for care yourself, you have a right to a good faith estimate when you book it ahead or ask (45 CFR 149.610). Put in both, and see if the bill is at least $400 above it. Then you may start a dispute (45 CFR 149.620).",
  },
  "type-in-a-bill": {
    title: "Enter a bill by hand",
    description:
      "For a bill that a camera cannot capture: fill in the hospital, the date and the lines yourself, and get the same help.",
  },
  negotiate: {
    title: "Numbers for a conversation about your bill",
    description:
      "One page to bring to the billing office. It shows your charge, the hospital’s cash price, what it accepts from health plans, and what hospitals in the state charge for the same care. It adds up to three amounts to bargain with.",
  },
  community: {
    title: "How it turned out",
    description:
      "Let the outcome of your appeal help others, without your name. Outcomes show on a hospital’s page once there are 11 of a kind, rounded, so that no one can identify a single one.",
  },
  spanish: {
    title: "The whole site in Spanish",
    description:
      "Every page, term and letter in Spanish, not only the buttons. We can already read bills in Spanish.",
  },
  "several-machines": {
    title: "Run on several machines",
    description:
      "For those who run this site: several sites on one database, copies of it to read from, and another machine that takes over by itself.",
  },
  "several-photos": {
    title: "Several photos of one bill",
    description:
      "Today an upload is one file. Take a photo of each page of a long bill and have them read as one.",
  },
  "price-alerts": {
    title: "Tell me when a price changes",
    description:
      "Choose a service and a hospital, and get an email when its price changes. One click ends it.",
  },
  "plan-price-files": {
    title: "Prices from health plans’ own files",
    description:
      "Health plans must publish the rates they pay, too (45 CFR 147.212). That would add doctors and labs that are not part of a hospital. The files are huge.",
  },
  "medicare-beside-price": {
    title: "What Medicare pays, next to each price",
    description:
      "Medicare’s rates are public. Next to a hospital’s price, they show how far it is from what the largest payer pays.",
  },
  "financial-assistance-finder": {
    title: "Find each hospital’s financial assistance",
    description:
      "A nonprofit hospital must have a written policy on who gets free or cheaper care (26 U.S.C. 501(r)(4)). Link it on the hospital’s page, with its income limits in plain words.",
  },
  "quality-beside-price": {
    title: "Quality next to the price",
    description:
      "A low price is not all that matters. Show a hospital’s federal star rating next to its prices, with what the stars do and do not say.",
  },
  "coverage-score": {
    title: "How open is each hospital about its prices?",
    description:
      "A list of all hospitals with a score for their price file. The score shows how new the file is, how few errors it has, and for how many services it gives a cash price.",
  },
  "price-moves": {
    title: "Which prices went up, which went down",
    description:
      "When a hospital publishes a new price file, see which of its prices went up or down, and by how much.",
  },
  "open-data-files": {
    title: "Our figures as files to download",
    description:
      "The tables behind our charts, to download as they are. Each with its date, a list of what the columns mean, and how to cite it.",
  },
  "explore-data": {
    title: "Prices state by state",
    description: "A map and a table of what care costs in each state, for a kind of care or one service.",
  },
  glossary: {
    title: "The words of billing, explained",
    description: "More than 300 terms with what they mean, what they are for, and an example with numbers.",
  },
  "compare-hospitals": {
    title: "Two hospitals side by side",
    description: "Every service that both publish a price for, like for like, with the difference.",
  },
  "search-hospitals": {
    title: "Search by state and service",
    description:
      "Choose a state and a service, and see what each hospital charges for it, on a list and on a map.",
  },
  "search-in-own-words": {
    title: "Search in your own words",
    description:
      "Type “knee mri” or “er visit”, with a place, a price range or your health plan. Typos are forgiven.",
  },
  "data-api": {
    title: "The data for other programs",
    description: "All that the search pages find, free to use in a program, with no key and no sign-up.",
  },
  "price-files": {
    title: "Hospitals’ own price files",
    description:
      "Any file that a hospital must publish (45 CFR 180.50) can be imported with one command. Each price leads back to its file, row and date, and each file has a report on its errors.",
  },
  "bill-reading": {
    title: "A bill, read from a photo",
    description:
      "Upload a photo or a PDF. The hospital, the date and the total are read on our own server and shared without your name. You can correct or take back what you shared.",
  },
} as const;
