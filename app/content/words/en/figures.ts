/** The figures that texts have drawn from the data. */
export const figures = {
  source: {
    service: "{code}, {like}.",
    part: "{like}, modifier {modifiers}",
    files: "Files of {first} to {last}.",
    file: "Files of {day}.",
    undated: "The files have no date.",
  },
  settings: { inpatient: "inpatient", outpatient: "outpatient", both: "inpatient or outpatient" },
  range: "{from} to {to}",
  columns: { half: "Middle 50%", middle: "Median", hospitals: "Hospitals" },
  tooFew: "Too few",
  kindsOfPrice: {
    title: "{service}: three kinds of price",
    sentence: "Median prices at US hospitals: {prices}.",
    inSentence: {
      gross: "a gross charge of {price}",
      cash: "a cash price of {price}",
      negotiated: "a negotiated rate of {price}",
    },
    names: { gross: "Gross charge", cash: "Cash price", negotiated: "Negotiated rate" },
    kind: "Price",
    caption:
      "Each bar is the middle 50% of the hospitals’ prices, and the line in it is the median, from $0 to {end}",
    about:
      "Each hospital counts once; its negotiated rate is the median of its plans. Not all hospitals publish each kind.",
    link: "This service by state",
  },
  spread: {
    title: "{service}: cash prices in {state}",
    sentence:
      "In {state}, {count} hospitals publish a cash price for it, from {lowest} to {highest}. Half of them charge {p25} to {p75}.",
    sentenceOfHeaps:
      "In {state}, {count} hospitals publish a cash price for it, from {lowest} to {highest}: {heaps}",
    drawnHeaps: "{count} cash prices as dots on a line, from {lowest} to {highest}: {heaps}",
    aboutHeaps: "Each dot is the price of one hospital.",
    drawn:
      "{count} cash prices as dots on a line, from {lowest} to {highest}. The middle 50% is between {p25} and {p75}.",
    middle: "Median {price}",
    beyond: { one: "· {count} beyond: {highest}", other: "· {count} beyond, up to {highest}" },
    thinned: "We plot an even sample: {shown} of these {count} prices.",
    caption: "The same {count} cash prices in numbers",
    place: "Among them",
    price: "Cash price",
    places: {
      lowest: "Lowest",
      p25: "A quarter charge this or less",
      median: "Median",
      p75: "A quarter charge this or more",
      highest: "Highest",
    },
    about: "Each dot is the price of one hospital; the shaded part is the middle 50%.",
    link: "The prices by hospital",
  },
  parts: {
    title: "{service}: the whole and its parts",
    sentence:
      "The median cash price is {whole} for the whole, {images} for taking the images alone and {reading} for reading them alone.",
    part: "Part",
    names: { whole: "The whole", images: "The images alone", reading: "The reading alone" },
    caption:
      "Each bar is the middle 50% of the hospitals’ cash prices, and the line in it is the median, from $0 to {end}",
    about: "The rows are not the same hospitals, so the two parts don’t have to add up to the whole.",
    link: "This service by state",
  },
  amounts: {
    title: "What became of every amount we read",
    sentence: {
      one: "{count} price file had {read} amounts. We kept {kept} of them and left out {leftOut}.",
      other: "{count} price files had {read} amounts. We kept {kept} of them and left out {leftOut}.",
    },
    nothingLeftOut: {
      one: "{count} price file had {read} amounts. We kept them all.",
      other: "{count} price files had {read} amounts. We kept them all.",
    },
    became: "What became of them",
    amounts: "Amounts",
    caption: "Stored + merged + left out = {read} amounts read",
    stored: "Stored",
    merged: "Merged: the same charge, repeated for each payer",
    leftOut: "Left out: {reason}",
    about:
      "An amount is a dollar amount, a percentage or a rule in a column of charges. The newest of these files arrived on {day}.",
    link: "The report of each file",
  },
} as const;
