/** /data/price-history: which prices changed most between two files of a hospital. */
export const priceHistory = {
  kinds: { cash: "Discounted cash price", gross: "Gross charge" },
  directions: { up: "Went up", down: "Went down" },
  compared: {
    moves:
      "{compared}. Both files have {prices}, in all categories. Of these, {up} went up, {down} went down, {still} changed by less than 1%, and {outliers} changed by more than a factor of 20.",
    hospitals: {
      one: "{count} hospital in {place} has an earlier file here",
      other: "{count} hospitals in {place} have an earlier file here",
    },
    hospitalWith: "{hospital} has an earlier file here",
    hospitalWithout: "{hospital} has no earlier file here",
  },
  problems: {
    charge: "A price must be “cash” or “gross”.",
    direction: "A direction must be “up” or “down”.",
    category: "We have no prices in this category.",
    unknownHospital: "We don’t know a hospital called “{hospital}”. All hospitals are shown.",
    notLoaded: "{text} All hospitals are shown.",
    severalHospitals: "Several hospitals are called “{hospital}”: choose one below. All are shown.",
    state: "We have no second price file of a hospital in this state. The whole country is shown.",
  },
  priceHistoryFile: {
    more: "There are more: these are the largest.",
  },
  movesForm: {
    state: "State",
    wholeCountry: "The whole country",
    category: "Category",
    allCategories: "All categories",
    price: "Price",
    direction: "Direction",
    only: "Only {hospital}.",

    showAll: "Show all hospitals",
    submit: "Show these changes",
  },
  movesTable: {
    ofDate: "file dated {fileDate}",
    undated: "file without a date",
    service: "Service",
    hospital: "Hospital",
    before: "Before",
    now: "Now",
    change: "Change",
    more: "{change} more",
    less: "{change} less",
    ofHospital: "all its changes<spoken> ({hospitalName})</spoken>",
  },
  page: {
    title: "Price history: {topic}{place}",
    keywords: "hospital price changes, price history, cash price, gross charge, price transparency",
    changes: "Changes",
    caption: "{pageCaption}, the largest in percent first",
    pages: "Pages of changes",
    orMore: "or more",
    wentUp: { one: "{kind} went up by 1% or more", other: "{kinds} went up by 1% or more" },
    wentDown: { one: "{kind} went down by 1% or more", other: "{kinds} went down by 1% or more" },

    noneUp: "No {kind} in this choice has gone up so far.",
    noneDown: "No {kind} in this choice has gone down so far.",
    seeDown: "<other>See what went down</other>, or <all>see all hospitals</all>.",
    seeUp: "<other>See what went up</other>, or <all>see all hospitals</all>.",
    mostUp: "What went up most in {category}, {place}",
    mostDown: "What went down most in {category}, {place}",
    allCategories: "all categories",
    toImport: "To import a newer file:",

    description:
      "Which comparable hospital prices in {place} went up or down most between two price files, in percent and dollars, with both dates, on {product}.",
    heading: "Price history: what changed most",
    lead: "Hospitals must update their price file at least once a year (45 CFR 180.50(e)). Here is what changed from one of a hospital’s files to the next.",
    related:
      "<explore>Explore Data</explore>: what care costs by state. <coverage>Coverage</coverage>: which hospitals’ files are here.",
    largest:
      "The {total} largest changes are listed. Choose a state, a category or a hospital to see others.",
    method: "How prices are compared",
    whichFiles:
      "A hospital’s current file is compared with the newest of its earlier files that we have. Both dates are shown with the prices.",
    alike:
      "We compare only comparable prices: the same code, setting, billing class, modifiers and drug unit. Where several lines match, the one with the median price counts.",
    leftOut:
      "Changes of less than 1% are left out. So are prices that became more than 20 times as high, or less than a twentieth. These are usually a different unit or a typo, and are counted separately above.",
    notCounted:
      "A price that only one of the two files has is not counted as a change. A hospital may have changed a code, or dropped the service.",
    none: "No history yet",
    noneYet:
      "No hospital has a second price file here. When we import a hospital’s newer file, we keep the earlier one. This page then shows which prices went up and which went down.",
    files: "See the price files",
  },
} as const;
