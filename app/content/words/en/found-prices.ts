import { planKinds } from "./plan-kinds.ts";

/** The prices that a search found: the answer in a sentence, its picture and the list. */
export const foundPrices = {
  answer: {
    range: "{lowest} to {highest}",
    withoutPrice: {
      one: "The file of {count} more hospital has no such price. It is listed last.",
      other: "The files of {count} more hospitals have no such price. They are listed last.",
    },
    withoutRate: {
      one: "The file of {count} more hospital has no such rate. It is listed with its cash price.",
      other: "The files of {count} more hospitals have no such rate. They are listed with their cash prices.",
    },
    unlike: {
      one: "{count} price {where}.",
      other: "{count} prices {where}. They are not comparable, so they have no range.",
    },
    where: {
      miles: { one: "within {count} mile of {place}", other: "within {count} miles of {place}" },
      any: "at any distance from {place}",
      state: "in {place}",
      nation: "in the United States",
    },
    cash: "<term>Discounted cash price</term>",
    gross: "<term>Gross charge</term>: no file here has a cash price",
    negotiated: "Each hospital’s lowest <term>negotiated rate</term> with {payer} for {plans}",
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
      "{count} prices as dots on a line, from {lowest} to {highest}. The middle 50% is between {p25} and {p75}.",
    few: "{count} prices as dots on a line, from {lowest} to {highest}.",
    middle: "Median {price}",
    beyond: { one: "· {count} beyond: {highest}", other: "· {count} beyond, up to {highest}" },
    thinned: "We plot an even sample: {shown} of these {count} prices.",
    lowest: "Lowest",
    highest: "Highest",
  },
  list: {
    headings: {
      hospital: "Hospital",
      price: "Price",
      nearness: "Distance, CMS stars",
      pick: "Compare",
    },
    gathered: {
      one: "{caption}, from {count} hospital",
      other: "{caption}, from {count} hospitals",
    },
    shared: {
      one: "{count} hospital that shares a price list publishes this amount",
      other: "{count} hospitals that share a price list publish this amount",
    },
    pick: "Pick",
    call: "Call",
    callHospital: "Call {hospital}, {phone}",
    source: "Source",
    cautions: { stale: "Old file", failing: "Newest file not read" },
    birthingFriendly: "Birthing-friendly, says CMS",
    birthingFriendlyShort: "Births ✓",
    stars: { of: "{stars} of 5 stars by CMS", none: "Not rated" },
    plans: planKinds.counted,
    freeCare: "Free care up to {free}% of the poverty level",
    freeCareShort: "Free care to {free}%",
    freeCareShortDoubtful: "Free care to {free}%?",
    freeCareDoubtful: "Free care up to {free}% of the poverty level (not sure)",
    aboveGross: "Above the list price: it may be a mistake in the file, or for more than one unit",
    medicare: "{ratio} × Medicare",
    lines: "the median of {count} lines of the file",
    noRate: { cash: "Cash price: no rate of this payer", gross: "Gross charge: no rate of this payer" },
    rateWithoutDollars: "Its rate is a percentage or a formula",
    file: "File of {date}",
    undated: "File without a date",
    compare: "Compare",
    compareHint: "Pick two to four hospitals in the list to compare all services that they publish.",
  },
  levels:
    "Low means below the middle 50%, and high means above it. A price that shows its type instead of a level can’t be compared with these.",
  map: {
    title: "These hospitals on a map",
    description: "A map with the numbers of the rows.",
    here: "The cross marks {place}.",
    row: "{hospital}, {price}",
    miles: { one: "{count} mile", other: "{count} miles" },
  },
  sort: { label: "Sort by", submit: "Sort", failure: "Failed to fetch search results" },
} as const;
