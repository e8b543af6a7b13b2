/** /hospitals: what hospitals charge in a category, a subcategory or for one service. */
export const hospitalPrices = {
  problems: {
    noPricesOfCode: "No prices are known under this code.",
    noFileOfState: "We haven’t loaded a price file from this state yet.",
    category: "We have no prices in this category.",
    subcategory: "We have no prices in this subcategory.",
    service: "No prices are known of this service.",
  },
  browseLinks: {
    where: "Where?",
  },
  choicesForm: {
    search: "Search",
    update: "Update choices",
  },
  foundPrices: {
    heading: "What hospitals charge",
    range: "{lowestDollars} to {highestDollars}",
    counted: "{atLeast} at {atLeast2}",
    showOnMap: "Show these hospitals on a map",
  },
  page: {
    title: "Search Hospitals",
  },
} as const;
