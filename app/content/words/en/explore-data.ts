/** Prices by state: what is shown, the order of the states and the index against the nation. */
export const exploreData = {
  more: {
    hospitals: { label: "Search Hospitals", what: "what each hospital charges" },
    services: { label: "Services", what: "one service at hospitals near you" },
    compare: { label: "Compare", what: "two to four hospitals, price by price" },
    history: { label: "Price history", what: "which prices changed most" },
    coverage: { label: "Coverage", what: "which hospitals have price files here, with a score" },
    downloads: { label: "Downloads", what: "the tables as files" },
    files: { label: "Imported price files", what: "where every figure comes from" },
    calls: { label: "Calls for developers", what: "the same data as JSON" },
  },
  change: "Change",
  update: "Update choices",
  failure: "HTTP error! status: {status}",
  wholeCountry: "the whole country",
  sorts: {
    lowest: "lowest first",
    highest: "highest first",
    byName: "by name",
    hospitals: "Hospitals",
    most: "most first",
    lowerQuartile: "Lower quartile",
    upperQuartile: "Upper quartile",
    widest: "widest first",
    narrowest: "narrowest first",
  },
  index: {
    nation:
      "Compared with the USA (100), {kinds} for {topic} are lowest in {lowest} (index {low}) and highest in {highest} (index {high}).",
    state:
      "is the index of {kinds} for {topic} in {state}, where the USA is 100: over the same {count} services, {difference}",
    above: "{percent}% above the nation",
    below: "{percent}% below the nation",
    even: "the same as the nation",
    none: "No state has five comparable services with {kinds} from three of its hospitals, so we show no index. Choose a service to see its prices.",
    noneInState:
      "{state} has too few comparable services with {kinds} for an index. It takes five, from three hospitals each.",
    method:
      "The index uses comparable prices: for each service, the state’s median price divided by the nation’s median price. The index is the median of these ratios, times 100, weighted by how many of the nation’s hospitals publish the service. A service counts with three hospitals in the state and ten in the nation.",
    kinds: {
      heading: "Cash, list and insurers’ prices in {state}",
      caption: "Each compared with the nation’s prices of the same kind, which are 100",
      charge: "Charge",
      index: "Index",
      half: "Middle 50% of services",
      halfRange: "{from} to {to}",
      services: "Services",
      none: "Too few",
    },
    basket: {
      heading: "Services in the index and their weights",
      caption:
        "The {count} services with the most weight in this choice, for outpatients unless you chose a setting. The weight is the number of hospitals in the USA that publish a price",
      service: "Service",
      weight: "Weight",
      nation: "Median in the USA",
      state: "Median in {state}",
      ratio: "USA = 100",
      none: "Too few",
    },
  },
  spread: {
    nation:
      "For the same service, {kinds} for {topic} differ most in {widest}: there, the median service’s upper quartile is {wide} times its lower one. They differ least in {narrowest} ({narrow} times).",
    figure: "{times} times",
    state:
      "as much at the upper quartile of the hospitals in {state} as at the lower one, for the same service. This is the median of {count} services in {topic}, by {kind}",
    service:
      "For this service, {kinds} differ most in {widest}: the upper quartile is {wide} times the lower one. They differ least in {narrowest} ({narrow} times).",
    method:
      "The spread is the upper quartile of a state’s hospitals divided by their lower one, service by service: 1 would be one price everywhere.",
  },
  map: {
    median: {
      title: "Map of the median {kind} for {topic} by state",
      description: "The stronger the shade, the higher the state’s median. The table has the same figures.",
      all: "The median of each state",
    },
    index: {
      title: "Map of the index of {kinds} for {topic} by state (USA = 100)",
      description: "The stronger the shade, the higher the state’s index. The table has the same figures.",
      all: "The index of each state",
    },
    spread: {
      title: "Map of the spread of {kinds} for {topic} by state",
      description:
        "The stronger the shade, the further the state’s prices of the same service lie apart. The table has the same figures.",
      all: "The spread of each state",
    },
    under: "Under {value}",
    between: "{from} to {to}",
    over: "{from} and more",
    tooFew: {
      median: "Too few: under 3 hospitals or 3 prices",
      index: "Too few: under 5 comparable services",
    },
    none: "No prices",
    chosen: "{state}, which you chose",
    label: { median: "{value}, {count} prices", index: "{value}, {count} services" },
  },
  table: {
    state: "State",
    pages: "Pages of states",
    index: "Index",
    median: "Median",
    half: "Middle 50%",
    spread: "Spread",
    medicare: "Percent of Medicare",
    caption: "{topic} in {states}.",
    tooFew: "Too few",
    none: "None",
    range: "<amount>{from}</amount> to <amount>{to}</amount>",
  },
  problems: {
    code: "The price files that we have list no price under this code. Search for the service by its name or code, or choose one in a category.",
    subcategory: "We have no prices in this subcategory.",
    setting: "We have no prices in this setting. Prices of any setting are shown.",
    likeness: "The service has no such prices. Those that most hospitals publish are shown.",
    charge: "A charge must be “cash”, “gross” or “negotiated”. Cash prices are shown.",
    noFile: "We have no price file from {state} that lists what you chose. The whole country is shown.",
    noSuchState:
      "We don’t know a state with this name. Write its two letters, such as TX. The whole country is shown.",
  },
  comparedKinds: {
    tooFew: "Too few",
    none: "None",
    charge: "Charge",
    middleHalf: "Middle 50%",
    median: "Median",
    prices: "Prices",
    half: "<low>{low}</low> to <high>{high}</high>",

    heading: "Cash, list and insurers’ prices",
    legend:
      "Each bar shows the middle 50% of the prices and the line in it the median, on a scale from $0 to {end}.",
    note: "Not every hospital publishes all three, so the rows do not cover exactly the same hospitals. (45 CFR 180.20 says what each charge is.)",
    place: "in {place}",
  },
  likeLinks: {
    chosen: "Only comparable prices are compared. These are for: {likeness}.",
    noOthers: "We have no others.",

    others: "{kinds} of prices for this service",
    fewer: "{kinds} with fewer prices not shown here. Choose a setting to see fewer kinds.",
  },
  priceSpread: {
    price: "Price",
    pricesIn: "Prices in {name}",
    from: "{from} and more",
    fromTo: "{from} to under {to}",
    method:
      "Each hospital counts once, with its {kind}; hospitals that share one list of prices and publish the same amount count once together. The higher a bar, the more prices are that high.",

    caption: "Distribution of prices: {kind}",
    rule: "far from what Medicare pays. Where Medicare sets no amount: more than 20 times the median or less than 1/20 of it. The median is the nation’s where a state has fewer than five prices",
    heading: "How much hospitals’ prices differ",
    band: "The band is the middle 50% of the prices, and the dashed line is their median.",
    counted: "{amountCount} in {name}",
    asTable: "The same as a table",
    summary: "{prices} in {name}: half of them from {p25} to {p75}, the median {median}.",
    noneLeftOut: "No price is left out as implausible ({rule}).",
    leftOut: "{prices} left out as implausible ({rule}).",
  },
  stateAnswer: {
    median: "is the median {kind} in {place}: one price from each of {hospitals}",

    tooFew: "Too few hospitals in {place} publish a {kind} for this, so we show no figure.",
    nothing:
      "The price files that we have from {place} list no {kind} for this. Choose another kind of charge.",
  },
  stateTable: {
    halfOfPrices: "Half of the prices are in the middle 50%, between the quartiles.",
    halfOfServices: "Half of the services are in the middle 50%, between the quartiles.",

    without: "The price files that we have list no such price in {without}.",
  },
  statePricing: {
    subject: "{kinds} for {topic}",
    half: "Half of the hospitals charge the median or less.",
    source: "From the price files that hospitals published.",
    sourceOfDate: "From the price files that hospitals published, the newest of {date}.",
    counts: "A hospital counts if it publishes any price for this choice.",

    heading: "Prices by state: {topic}",
    chooseOnMap:
      "Choose a state to go to its row in <table>the table</table>, which also lists the territories.",
    table: "State by state",
  },
  page: {
    anyCare: "hospital care",
    titleOfTopic: "Explore Data: {topic}",
    keywords: "hospital prices by state",
    moreKeywords: "price transparency data",
    description:
      "What {topic} costs in each state of the USA, as hospitals published it. Cash prices, gross charges and negotiated charges on a map and in a table, on {product}.",
    title: "Explore Data",
    noSuchCategory: "We have no category with this name. Choose one below.",
    lead: "What care costs across the country, from the price files that hospitals must publish (45 CFR 180.50). You can check and download every figure.",
    empty: "The price files that we have list no price in “{category}” yet. These categories have prices.",
    categories: "Categories with prices",
    more: "More about this data",
  },
  dataForm: {
    category: "Category",
    mostPrices: "The one with the most prices",
    subcategory: "Subcategory",
    wholeCategory: "The whole category",
    service: "Service",
    allServices: "All services",
    subcategoryFirst: "Choose a subcategory first",
    setting: "Setting",
    allSettings: "All settings",
    charge: "Charge",
    state: "State",
    wholeCountry: "The whole country",
  },
} as const;
