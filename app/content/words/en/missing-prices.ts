/** What of a price is missing here, and why: never more than the files that we have say. */
export const missingPrices = {
  ofHospital: {
    "not-loaded": "We haven’t loaded the price file of {hospital} yet.",
    "does-not-list": "The price file of {hospital} doesn’t list {service}.",
    "without-usable-price":
      "The price file of {hospital} lists {service}, but without a price that we can use.",
  },
  /** Of a search for a service; {where} is 'in Texas' or 'near Austin, TX'. */
  here: {
    "not-loaded": "We haven’t loaded the price files of the hospitals near here",
    "does-not-list": "The price files that we have for this area don’t list this",
    "without-usable-price":
      "The price files that we have for this area list this, but without a price that we can use",
    "within-limits": "The price files that we have list no price for this within your limits",
  },
  ofNamed: {
    "not-loaded": "We haven’t loaded the price file of {hospital}",
    "does-not-list": "The price file of {hospital} doesn’t list this",
    "without-usable-price": "The price file of {hospital} lists this, but without a price that we can use",
    "within-limits": "The price file of {hospital} lists no price for this within your limits",
  },
  meaning:
    "That does not mean that prices don’t exist: each hospital must publish its price file (45 CFR 180.50).",
  federal:
    "A hospital of the federal government doesn’t have to publish a price file (45 CFR 180.30). Ask it what care costs.",
  next: "Ask the hospital for its self-pay price and for the address of its price file.",
  call: "Call <phone>{phone}</phone>.",
  estimate:
    "A hospital may still do it. Ask for a written good faith estimate: without insurance you have a right to one (45 CFR 149.610).",
  otherCode: "It may offer the service under another code.",
  itsPage: "See the hospital’s page",
  list: {
    heading: {
      one: "{count} more hospital near here is on Medicare’s list, but its price file is not in our data yet",
      other:
        "{count} more hospitals near here are on Medicare’s list, but their price files are not in our data yet",
    },
    headingOrMore:
      "At least {count} more hospitals near here are on Medicare’s list, but their price files are not in our data yet",
    right:
      "Each hospital must publish a file of its prices, free and without a login (45 CFR 180.50). Ask for its address, or for the self-pay price in writing.",
  },
  /** In place of one hospital's page or of one service there. */
  page: {
    notListed: "{service} isn’t in this hospital’s price file",
    elsewhere: "Search prices near {place}",
  },
  /** For programs, and next to a field. */
  notLoaded:
    "The price file of {hospital} is not loaded here, which does not mean that it publishes none (45 CFR 180.50).",
  noSuchHospital: "We don’t know a hospital called “{name}”. It may be spelled differently.",
  noPricesYet: {
    nothingYet:
      "We do not have any hospital’s prices yet. As soon as the first price file is imported, they will show here.",
    seeFiles: "See the price files",
  },
} as const;
