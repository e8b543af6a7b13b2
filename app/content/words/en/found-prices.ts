import { planKinds } from "./plan-kinds.ts";

/** The prices that a search found: the answer in a sentence, its picture and the list. */
export const foundPrices = {
  answer: {
    range: "{lowest} to {highest}",
    at: {
      one: "<figure>{range}</figure> at {count} hospital {where}",
      other: "<figure>{range}</figure> at {count} hospitals {where}",
    },
    middle: ", middle {middle}.",
    heaps: ": {heaps}",
    middleOf: { one: ", middle {middle} of {count} amount.", other: ", middle {middle} of {count} amounts." },
    withoutPrice: {
      one: "{count} more hospital publishes no such price; it is listed without a dot.",
      other: "{count} more hospitals publish no such price; they are listed without a dot.",
    },
    withoutRate: {
      one: "{count} more hospital publishes no such rate; it is listed with its cash price.",
      other: "{count} more hospitals publish no such rate; they are listed with their cash prices.",
    },
    noRate:
      "No hospital {where} publishes a rate of {payer} that fits your search: these are prices without insurance.",
    unlike: {
      one: "{count} price {where}.",
      other: "{count} prices {where}. They are of unlike things, so they have no range.",
    },
    where: {
      miles: { one: "within {count} mile of {place}", other: "within {count} miles of {place}" },
      any: "at any distance from {place}",
      state: "in {place}",
      nation: "in the United States",
    },
    cash: "<term>Discounted cash price</term>",
    gross: "<term>Gross charge</term>: no hospital here publishes a cash price",
    negotiated: "Each hospital’s lowest <term>negotiated rate</term> of {payer} for {plans}",
    unit: "for {unit}",
    files: "files of {first} to {last}",
    file: "files of {day}",
    within: {
      one: "{count} price within your limits is listed.",
      other: "{count} prices within your limits are listed.",
    },
  },
  strip: {
    label:
      "{count} prices as dots on a line, from {lowest} to {highest}. The middle half lies between {p25} and {p75}.",
    few: "{count} prices as dots on a line, from {lowest} to {highest}.",
    middle: "Middle {price}",
    beyond: { one: "· {count} beyond: {highest}", other: "· {count} beyond, up to {highest}" },
    thinned: "{shown} of these {count} prices are drawn, evenly picked.",
    lowest: "Lowest",
    highest: "Highest",
  },
  list: {
    headings: {
      hospital: "Hospital",
      price: "Price",
      standing: "Among its like",
      about: "Other charges and source",
      pick: "Compare",
    },
    pick: "Pick",
    cash: "Cash price {price}",
    gross: "Gross charge {price}",
    negotiated: "Negotiated {range}, all kinds of plans",
    plans: planKinds.counted,
    freeCare: "Free care up to {free}% of the poverty level",
    freeCareShort: "Free care to {free}%",
    freeCareShortDoubtful: "Free care to {free}%?",
    freeCareDoubtful: "Free care up to {free}% of the poverty level (not sure)",
    aboveGross: "Above the list price: it may be a mistake in the file, or for more than one unit",
    medicare: "{ratio} Medicare",
    lines: "the middle one of {count} lines of the file",
    noRate: { cash: "Cash price: no rate of this payer", gross: "Gross charge: no rate of this payer" },
    rateWithoutDollars: "Its rate is a percentage or a formula",
    file: "File of {date}",
    undated: "File without a date",
    noNegotiated:
      "Where no negotiated charges are shown, the file we have for that hospital lists none for the service.",
    compare: "Compare",
    compareHint: "Pick two to four hospitals in the list to compare all services that they publish.",
  },
  levels:
    "Low is below the middle half of the prices in the picture, high above it. A price without a dot is of another kind than these.",
  shortFromMiddle: { below: "−{percent}%", above: "+{percent}%", times: "{times}×" },
  map: {
    title: "These hospitals on a map",
    description: "A map with the numbers of the rows, and prices where there is room.",
    here: "The cross is {place}.",
    row: "{hospital}, {price}",
    miles: { one: "{count} mile", other: "{count} miles" },
  },
  sort: { label: "Sort by", submit: "Sort", failure: "Failed to fetch search results" },
} as const;
