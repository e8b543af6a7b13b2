/** A hospital's page: how its prices compare, what common services cost there, and the search inside it. */
export const hospitalDetails = {
  /** What the badge rests on. */
  status: {
    Fixed: "No one has reported a lowered bill here yet, or too few people have for us to say so.",
    fixedWithOutcomes:
      "People have reported at least {count} appeals here. Fewer than three that we counted lowered the bill.",
    Negotiable: "At least three people have reported that their bill was lowered here on request.",
    negotiableWithOutcomes:
      "People have reported at least {count} appeals here. At least three lowered the bill.",
  },
  numbers: {
    ccn: "CMS number (CCN)",
    npi: "National provider identifier (NPI)",
    ein: "Employer’s tax number (EIN)",
  },
  outcomes: {
    heading: "How appeals of its bills ended",
    see: "How appeals here ended",
    files: "The outcomes of all hospitals are in the <files>downloads</files>.",
  },
  ownBill: {
    heading: "If you have a bill from here",
    text: "<check>Check it for mistakes</check>. You don’t need an account. With an account, you can also see <offer>what to offer</offer> based on this hospital’s published prices. You can write a letter about what the check found, and keep track of deadlines and answers.",
  },
  standing: {
    heading: "How its prices compare in {state}",
    above:
      "For half of the {count} services that can be compared, the {kind} is {share} or more above the median price in {state}.",
    below:
      "For half of the {count} services that can be compared, the {kind} is {share} or more below the median price in {state}.",
    times:
      "For half of the {count} services that can be compared, the {kind} is at least {times} times the median price in {state}.",
    even: "For half of the {count} services that can be compared, the {kind} is the median price in {state} or less.",
    percent: "{percent}%",
    tooFew:
      "No service of this hospital is priced by three or more hospitals in {state}, so we have nothing to compare its prices with.",
    kinds: { cash: "cash price", negotiated: "negotiated price" },
    captions: { cash: "Cash prices", negotiated: "Negotiated prices" },
    picture:
      "{caption}: {below} of {count} services below the state’s median price, {above} above it; half of them from {from} to {to} times it.",
    lowest: "a quarter or less",
    middle: "the median in {state}",
    highest: "4 times or more",
    counts:
      "{below} services are below the median, {above} above it, {same} at it. Half of all are between {from} and {to} times it.",
    method:
      "Each service of the hospital counts once. We divide its price by the median price of the same code, setting, billing class, modifiers and unit in {state}. At least three hospitals must publish that price, this one included, and their prices must have a median. A negotiated price is the median of the plans. The dashed line is the median of this hospital’s services.",
    table: "The same as a table",
    tableCaption: "How many services cost how many times the median price in {state}",
    timesMiddle: "Times the median price",
    bins: { below: "under {to}", between: "{from} to under {to}", above: "{from} or more" },
  },
  common: {
    heading: "What common services cost here",
    caption:
      "One service of each kind, those that most hospitals price first, and how this hospital compares in {state}",
    service: "Service",
    price: "Price",
    standing: "How it compares",
    level: "{level}, {fromMiddle}",
    among: { one: "among {count} hospital", other: "among {count} hospitals" },
    tooFew: "Too few hospitals to compare",
    others: { one: "and {count} other price", other: "and {count} other prices" },
    method:
      "The band shows the middle 50% of comparable prices in the state. The dot is this hospital. Low is below the band, high above it.",
  },
  inside: {
    heading: "Search inside this hospital",
    label: "Service or code",
    hint: "For example knee MRI, ER visit or 73721.",
    submit: "Search here",
    failure: "Failed to load services. Please try again.",
    found: {
      one: "{count} service here matches “{text}”.",
      other: "{count} services here match “{text}”.",
    },
    unknown: "We don’t know a service called “{text}”.",
    elsewhere: "Search other hospitals",
    caption: "Services here that match, and how this hospital compares in {state}",
    shown: "The first {count} services here that match",
  },
  ofMedicare: {
    term: "Discounted cash price compared with Medicare",
    middle: {
      one: "{percent}% of what Medicare pays, for the only service with a Medicare rate.",
      other: "{percent}% of what Medicare pays, the median of {count} services.",
    },
    state: {
      one: "In {state}, the median of {prices} prices is {percent}% (1 hospital).",
      other: "In {state}, the median of {prices} prices is {percent}% (n = {count} hospitals).",
    },
    tooFew: "Not available: fewer than {fewest} services have a cash price here and a Medicare rate.",
  },
  otherServices: {
    code: "CPT Code",
    caption: "{subcategory}: {services}",
    category: "Service category",
    chooseCategory: "Choose a category",
    subcategoriesFailed: "Failed to fetch subcategories",
    subcategory: "Subcategory",
    chooseSubcategory: "Choose a subcategory",
    categoryFirst: "Choose a category first",
    pages: "Pages of services",
    name: "Service Name",
    price: "Price",
    noPrice: "Not available",
    failed: "Failed to load services. Please try again.",
    heading: "Other Services",
    update: "Update choices",
    show: "Show Services",
    reset: "Reset",
    loading: "Loading services...",
    choose: "Please select a category and subcategory to view services.",
    none: "No services available for this category.",
    tryAgain: "Try again",
    noSuchPage: "This list doesn’t have that page. It has {pages}. <first>Go to the first one</first>",
  },
  communityBillsPart: {
    heading: "What people were billed here",
    noTotals: "{bills}; none of them prints a total.",
    middle: "is the median of {totals}; half of them are between {dollarsOrNone} and {dollarsOrNone2}",
    note: "From {bills} that visitors shared. Totals are the charges printed on the bill before insurance, for all the care on it. They are not the price of one service. A bill names its hospital but not its city, so bills from other hospitals with this name may be included.",
    share: "Share your bill",
  },
  hospitalContact: {
    kind: "Type of hospital",
    ownership: "Ownership",
    emergency: "Emergency services",
    noAddress: "Address not available",
    notAvailable: "Not available",
    yes: "Yes",
    no: "No",
    map: "Map of {name}",
    heading: "Contact info",
    address: "Address",
    onMap: "Search for it on OpenStreetMap",
    phone: "Phone",
  },
  nearbyHospitals: {
    heading: "Nearby hospitals with prices",
    distances: "Distances are in a straight line, not by road.",
  },
  publishedPrices: {
    shareWithCash: "{share} ({some} of {all})",
    withPayers: "{charges} with {payers}",
    notAvailable: "Not available",
    noDate: "The file gives none",
    fictional: "{fileName}, from a fictional hospital in {place}",
    toCompare: { one: "price to compare, for {services}", other: "prices to compare, for {services}" },

    noCashOfGross: "Not available: the file has no price with both",
    middleOfGross: "{percent} of the gross charge, the median of all the hospital’s prices that have both.",

    heading: "What this hospital publishes",
    withCash: "Prices with a <term>discounted cash price</term>",
    cashOfGross: "Discounted cash price compared with gross charge",
    negotiated: "Negotiated charges",
    noNegotiated: "The file we have for this hospital lists no negotiated charges.",
    fileDate: "File date",
    source: "Source",
    editions: "Archive: every edition of this file that is loaded here",
    report: "Import report: what was imported, and what was wrong with it",
    noneToCompare: "No other price file that we have from {stateName} has enough to compare with.",
    ofState: "In {stateName}, the median hospital charges {percent} (n = {hospitals}, including this one).",
  },
  page: {
    search: "Search Hospitals",
    title: "Hospital details",
    description:
      "{hospital}: its charges for each service from its own published price file, its address and phone, and how to compare it with others on {product}.",
    hospitalInPlace: "{name} in {place}",
    keywords: "{name}, hospital prices, cash price, negotiated rates, price transparency",

    priceOf: "{negotiationStatus} Price",
    negotiationStatuses: { Fixed: "Fixed", Negotiable: "Negotiable" },
  },
} as const;
