/** What a search for services says: what it asks back, and what it has not found. */
export const serviceSearch = {
  page: {
    title: "Search hospital prices",
    titleOfService: "{name} ({code}): hospital prices",
    description:
      "Search what hospitals charge for {name} by name or code, near you: cash prices, gross charges and negotiated rates with their source, on {product}.",
    anyService: "a procedure, test or drug",
    keywords: "hospital prices, procedure cost",
  },
  heading: "What does it cost?",
  lead: "Search for a service in your own words, or by the code on your bill, and see what hospitals near you charge.",
  change: "Change",
  suggestions: "Suggestions",
  unpriced: "{choice}: no price in our data",
  questionNote: "Prices below are for the first of these until you choose.",
  hospitals: "Hospitals called “{name}”",
  others: "What others search for",
  absent: {
    heading: "Not in our data",
    text: "The price files that we have list no price for “{search}”. Not every hospital lists everything it does. Ask one for a written good faith estimate (45 CFR 149.610), and ask your plan what it covers. An imaging center, a surgery center or a supplier may do it, too.",
  },
  unknown: {
    heading: "No service matches that",
    text: "We know no service called “{search}”. Check the spelling, try a plainer word, or the code on your bill.",
  },
  problems: {
    notAPrice: "Write a price as an amount in dollars, for example 250 or 1,250.50.",
    boundsCrossed: "The highest price is below the lowest: change one of them.",
    radius: "Choose how far from the place a hospital may be.",
    setting: "Choose inpatient, outpatient or any setting.",
    codeWithoutPrices: "We have no prices under this code; the best match for the words is shown.",
    planAlone: "A plan only narrows the search together with its insurance company: enter that, too.",
  },
  commonServices: {
    heading: "Services that most hospitals price",
    seeAll: "See all {servicesCount} by category",
  },
  searchForm: {
    more: "Price, plan, setting, quality and assistance",
    moreWithSet: "Price, plan, setting, quality and assistance ({count} set)",

    serviceHint: "For example knee MRI, ER visit or 73721.",
    submit: "Search prices",
    planHint: "As the hospital names it, for example PPO.",
  },
  searchResults: {
    didYouMean: "Did you mean another service?",
    searchWith: "Search with {label}",
  },
} as const;
