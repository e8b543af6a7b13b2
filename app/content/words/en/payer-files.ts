/** What plans agreed to pay, from their own published files (45 CFR 147.212). */
export const payerFiles = {
  kinds: {
    hospital: "Hospital",
    imaging: "Imaging center",
    surgery: "Surgery center",
    laboratory: "Laboratory",
    "urgent-care": "Urgent care",
    therapy: "Therapy clinic",
    dialysis: "Dialysis center",
    doctor: "Doctor’s office",
    other: "Other provider",
  },
  parts: {
    global: "Facility and reading together",
    facility: "Facility only: doctors bill separately",
    professional: "The provider’s fee only: a facility bills separately",
  },
  /** Facility and reading, by whose rates the reading is. */
  readings: {
    own: {
      one: "Facility, with {reading} for the reading at this place’s own rate. The reading is billed separately.",
      other:
        "Facility, with {reading} for the reading: the median of this place’s own {count} rates. The reading is billed separately.",
    },
    others: {
      one: "Facility, with {reading} for the reading: an estimate from {count} rate of another reader nearby. This place’s own rate is not in the plan’s files.",
      other:
        "Facility, with {reading} for the reading: an estimate, the median of {count} rates of others nearby. This place’s own rate is not in the plan’s files.",
    },
  },
  types: {
    negotiated: "negotiated rate",
    "fee schedule": "fee schedule that your share is computed from",
    derived: "the plan’s internal price",
    other: "{type}",
  },
  outside: {
    heading: "Also outside hospitals",
    lead: {
      card: "What {plan} agreed to pay, according to its own published files. Not what you owe: your deductible and coinsurance decide that.",
      range:
        "The range over the {count} plans loaded here. Enter your insurer and plan above for one amount.",
      rangeOfOne: "What {plan} agreed to pay: the only plan loaded here. Other plans agree on other amounts.",
    },
    columns: { place: "Place", amount: "Agreed amount", distance: "Distance" },
    caption:
      "{count} places near {place}, those that surely perform it first, then by what the amount pays for, then by amount",
    summary: "Also at {count} places, hospitals and others, according to plans’ own files: from {lowest}",
    summaryEstimated:
      "Also at {count} places, hospitals and others, according to plans’ own files: from about {lowest}, with the reading estimated",
    miles: "about {miles} mi",
    providers: "{count} providers",
    unsure: "Ask first: we are not sure that this place performs it.",
    ambiguous: "The file has more than one amount for this place. Ask the plan which one applies to you.",
    source: "{type}, {file}",
    sourceOfDay: "{type}, {file} of {day}",
    ghosts: {
      one: "{count} provider with a rate is left out: by specialty, it does not perform this service.",
      other: "{count} providers with a rate are left out: by specialty, they do not perform this service.",
    },
    none: "Of the plans loaded here, none has a rate for this service near {place}. That doesn’t mean that no one performs it.",
    allKinds: "Every kind",
    kindLabel: "Kind of place",
    sample: "Fictional: this plan and these places come with the sample data.",
    plans: "Plans loaded here",
    download: "These places as CSV",
  },
  agreement: {
    link: "Do plans’ own files agree with this hospital’s file?",
    title: "{hospital}: its price file and its plans’ files",
    description: "Where {hospital}’s own price file and the files of its plans agree, and where they differ.",
    keywords: "{hospital}, negotiated rates, payer files",
    lead: "Hospitals and plans each publish what they agreed on. This page compares both: prices for the facility, without a modifier, not for a stay, by CPT code.",
    heading: "{plan}",
    summary:
      "{same} the same in both, {differs} that differ, {onlyHospital} in the hospital’s file alone, {onlyPayer} in the plan’s files alone.",
    note: "The files are of different months. A difference is a question to both, not yet a fault: ask which one applies on the day of your care.",
    caption: "Prices that differ, the largest difference first",
    none: "No price differs.",
    nothing: "No plan of this hospital’s file is loaded here under the same name.",
    columns: { service: "Service", hospital: "Hospital’s file", plan: "Plan’s files" },
  },
  /** Hospitals' files compared with plans' files, counted. */
  agreements: {
    heading: "Do hospitals’ files agree with plans’ files?",
    lead: {
      one: "Of {count} price that a hospital and a plan both publish, {percent} are the same.",
      other: "Of {count} prices that a hospital and a plan both publish, {percent} are the same.",
    },
    note: "Prices for the facility by CPT code, without a modifier and not for an inpatient stay. The files are of different months, so a difference is a question, not an error.",
    show: "By plan",
    caption: "Prices in hospitals’ files compared with plans’ files",
    columns: {
      plan: "Plan",
      hospitals: "Hospitals",
      same: "The same",
      differing: "Different",
      onlyHospital: "Only in the hospital’s file",
      onlyPlan: "Only in the plan’s files",
    },
  },
  plansPage: {
    title: "Plans and what they agreed to pay",
    description:
      "Health plans whose published rates are loaded here: files, months, and what each file holds.",
    keywords: "negotiated rates, Transparency in Coverage, health plan prices",
    heading: "Plans",
    lead: "Plans must publish what they agreed to pay every provider. These are loaded here. Another plan is not loaded; that does not mean that it publishes nothing.",
    search: "Plan, insurer or id",
    submit: "Find plans",
    caption: "Plans, those with files that could be read first",
    columns: { plan: "Plan", payer: "Insurer", market: "Market", files: "Files read", newest: "Newest file" },
    filesRead: "{read} of {count}",
    none: "No plan here has these words in its name, insurer or id.",
    noneLoaded:
      "No plan’s files are loaded here yet. The operator of this site adds them with “npx faircharge payers import”.",
    more: "More plans match. Add a word of the plan’s name.",
  },
  planPage: {
    title: "{plan}: what it agreed to pay",
    description: "The published files of {plan}: networks, months, and how many rates each holds.",
    keywords: "{plan}, negotiated rates",
    lead: "{plan}, id {id}, as the insurer’s table of contents names it.",
    facts: {
      payer: "Insurer",
      sponsor: "Employer or sponsor",
      market: "Market",
      id: "Id",
      networks: "Networks",
    },
    files: "Files",
    filesCaption: "Files that the table of contents names for this plan",
    columns: { file: "File", month: "Dated", rates: "Rates published", kept: "Kept here", left: "Left out" },
    allowedFile: "Allowed amounts out of network",
    unread: {
      "not-there": "Not there when we asked for it. Its address may have expired.",
      "packed-badly": "It arrived damaged or cut off. We don’t show any of it.",
      "cut-off": "It ended too early. We don’t show any of it.",
      "not-json": "What arrived instead isn’t a rate file.",
      other: "It could not be read. We don’t show any of it.",
    },
    leftOut:
      "{otherServices} for other services, {otherStates} in other states, {ghost} for providers who do not perform the service, {refused} unusable",
    search: "Search a service with this plan",
    service: "Service or code",
    location: "ZIP code",
    submit: "Search",
    estimate: {
      heading: "Ask your plan for its own estimate",
      text: "These are contracts, not your bill. Your plan must give you an estimate of your cost for any service and provider, online or on paper (45 CFR 147.211). Call the number on your card, name the provider and the code, and ask for the estimate in writing.",
    },
  },
  placePage: {
    title: "{place}: agreed rates by plan",
    description: "What plans agreed to pay {place}, according to their own published files.",
    keywords: "{place}, negotiated rates",
    facts: {
      kind: "Kind",
      specialties: "Specialties",
      address: "Address",
      others: "Also at",
      phone: "Phone",
      npi: "NPI",
    },
    registry:
      "Name, address and specialties are what the provider told the national registry (NPPES). They may be old: call before you go.",
    rates: "Agreed rates",
    caption: "Agreed rates by service and plan: amounts are what a plan pays together with your share",
    columns: { service: "Service", amount: "Agreed amount", plan: "Plan" },
    none: "No plan loaded here has a rate of this provider that we can show.",
    ghosts: {
      one: "{count} rate for a service that it does not perform, by its specialty",
      other: "{count} rates for services that it does not perform, by its specialty",
    },
    ghostNote:
      "Plans publish whole fee schedules for every provider. These rates can’t be used, so none of our lists count them.",
    more: "The first {count} rates are shown. The data API has all of them.",
    callScript:
      "When you call, say: “Do you perform {service}, code {code}? Are you in network for {plan}? What is the agreed amount, and who else bills?”",
    unknownService: "this service",
  },
} as const;
