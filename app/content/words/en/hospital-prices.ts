/** /hospitals: what hospitals charge in a category, a subcategory or for one service. */
export const hospitalPrices = {
  problems: {
    noPricesOfCode: "We have no prices under this code.",
    noFileOfState: "We haven’t loaded a price file from this state yet.",
    category: "We have no prices in this category.",
    subcategory: "We have no prices in this subcategory.",
    service: "We have no prices for this service.",
  },
  browseLinks: {
    what: "What do you need?",
    whatInState: "What do you need in {state}?",

    where: "Where?",
  },
  choicesForm: {
    code: "CPT code",
    searchFailed: "Failed to fetch search results",
    state: "State",
    allStates: "All states",
    categoriesFailed: "Failed to fetch categories",
    category: "Category",
    allCategories: "All categories",
    subcategoriesFailed: "Failed to fetch sub-categories",
    subcategory: "Subcategory",
    allSubcategories: "All subcategories",
    servicesFailed: "Failed to fetch CPT and Service data",
    allCodes: "All codes",
    service: "Service",
    allServices: "All services",
    unlisted: {
      one: "{count} more service in this subcategory is not listed: <search>search for one by its name or code</search>.",
      other:
        "{count} more services in this subcategory are not listed: <search>search for one by its name or code</search>.",
    },

    search: "Search",
    update: "Update choices",
  },
  foundPrices: {
    mapLabel: "The hospitals on this page",
    otherChoices:
      "<subcategory>See the whole subcategory</subcategory> or <states>search all states</states>.",
    whichPrice:
      "The price is the <cash>discounted cash price</cash>, or the <gross>gross charge</gross> where a hospital publishes no cash price. Each says which, and cash prices come first.",
    comparable: "Prices are comparable only if setting, billing class, modifiers and unit are the same.",
    different: "These are different services: choose one to compare like with like.",

    heading: "What hospitals charge",
    range: "{lowestDollars} to {highestDollars}",
    counted: "{atLeast} at {atLeast2}",
    showOnMap: "Show these hospitals on a map",
  },
  page: {
    keywords: "hospital prices, compare hospitals",
    code: "code {code}",
    description:
      "Compare hospital prices {topic} {place}: cash prices, gross charges and negotiated rates from the hospitals’ own price files, on {product}.",
    ofTopic: "for {topic}",
    ofAll: "per procedure",
    inPlace: "in {place}",
    inCountry: "across the USA",

    title: "Search Hospitals",
  },
} as const;
