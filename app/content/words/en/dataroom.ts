/** /data/investor-dataroom: what the site holds and how it grows. */
export const dataroom = {
  page: {
    description:
      "Live figures on the coverage and growth of {product}: hospitals, states, prices, services, payers and shared bills, by month, with what each figure counts.",
    title: "Investor data room",
    lead: "What {product} holds and how it grows. Every figure is counted live from the site’s own database. We give no forecasts and no market figures.",
    coverage: "Coverage today",
    noList:
      "CMS’s hospital list (Hospital General Information) has not been imported, so the share of the country’s hospitals is not known.",
    share:
      "{coveredCount} of {hospitals} have a price file here. The others are on CMS’s hospital list (Hospital General Information).",
    seeHospitals: "See each hospital",
    growth: "Growth by month",
    data: "The data itself",
    downloads:
      "<downloads>Downloads</downloads> has the tables as files, with their dates, hashes and a data dictionary. <api>The data API</api> answers individual questions as JSON.",
    counted: "What is counted, and how",
    keywords: "coverage, growth, live figures, hospital price data",
  },
  names: {
    hospitals: "Hospitals",
    states: "States and territories",
    prices: "Prices",
    services: "Services",
    payers: "Payers",
    uploads: "Bills shared",
    byMonth: "By month",
    newestFile: "Newest price file",
    lastImport: "Last import",
  },
  counted: {
    hospitals:
      "Hospitals with a current price file, each counted once, no matter how many of its files were imported.",
    states: "States and territories with at least one such hospital.",
    prices:
      "What can be compared: one for each hospital, service, setting, billing class, modifier and drug unit, from current files only.",
    services: "Billing codes with a price at one hospital or more.",
    payers: "Insurers and others that price files name, with their spellings merged.",
    uploads: "Bills that visitors uploaded and shared, without those withdrawn.",
    byMonth:
      "A price file counts in the month of its import. A hospital counts in the month of its first file, and a bill in the month of its upload. What was removed later is not counted at all. The last 24 months are shown; hospitals at a month’s end include those from before.",
  },
  growthTable: {
    caption: "By month, in UTC; the current month so far",
    month: "Month",
    hospitalsAtEnd: "Hospitals at month’s end",
    newHospitals: "New hospitals",
    priceFiles: "Price files",
    prices: "Prices in those files",
    billsShared: "Bills shared",
  },
} as const;
