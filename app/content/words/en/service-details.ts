/** How a price ranks among those of other hospitals; {place} is a state or 'the USA'. */
const rank = {
  alone: "The only such price in our files from {place}",
  same: "The same price at all {count} hospitals in {place}",
  middle: "The median of {count} hospitals in {place}: as many charge more as charge less",
  lowest: "The lowest of {count} hospitals in {place}",
  highest: "The highest of {count} hospitals in {place}",
  higherOfFew: "Higher than {some} of the {others} other hospitals in {place}",
  lowerOfFew: "Lower than {some} of the {others} other hospitals in {place}",
  higher: "Higher than {tenths} of 10 hospitals in {place}, n = {count}",
  lower: "Lower than {tenths} of 10 hospitals in {place}, n = {count}",
  higherThanAllBut: "Higher than all but {left} of {count} hospitals in {place}",
  lowerThanAllBut: "Lower than all but {left} of {count} hospitals in {place}",
} as const;

/** The price that the page is about. */
const price = {
  heading: {
    cash: "Cash price, without insurance",
    gross: "List price (the file has no cash price)",
    negotiated: "Rate of {payer}, {plans}",
    none: "Listed without a usable price",
  },
  none: "The file has neither a discounted cash price nor a gross charge for this line: {likeness}.",
  unknownPayer:
    "The file that we have for this hospital has no rate of “{payer}” for this service. <all>See the price without insurance</all>",
  cash: "<term>Discounted cash price</term>: {likeness}.",
  gross: "<term>Gross charge</term>, the hospital’s list price: {likeness}. The file has no cash price.",
  ofPlan: "<term>Negotiated rate</term> of {plan}: {likeness}.",
  ofPlans: {
    one: "<term>Negotiated rate</term> of {plans}, {plan}: {likeness}.",
    other: "<term>Negotiated rates</term> of {plans}, median {middle}: {likeness}.",
  },
  fromTo: "{from} to {to}",
  medicare: {
    price: "About {ratio} what Medicare pays nationally: {amount}, {schedule}, {edition}.",
    middleRate:
      "The median rate is about {ratio} what Medicare pays nationally: {amount}, {schedule}, {edition}.",
  },
  /** Of a price that is not of the whole service, where it counts among comparable prices. */
  isOnly: {
    professional:
      "This is the fee of a doctor or another professional. The hospital’s own charge for the same care is billed separately.",
    part: "This is the price of a part or a unit of the service, not of the whole.",
  },
  notInDollars: "Not in dollars",
  notInDollarsWhy: "The contract names a share of the charges or a formula, not an amount.",
  cameTo: "In the past, the median was {amount}.",
  source: "From the file of {date}, <source>{row}</source>.",
  sourceUndated: "From a file without a date, <source>{row}</source>.",
  form: {
    payer: "Your insurance",
    noPayer: "No insurance: show the cash price",
    plan: "Your plan",
    noPlan: "All plans",
    show: "Show my price",
  },
} as const;

const standing = {
  nation: "the USA",
  level: { low: "Low.", typical: "Typical.", high: "High." },
  sentence: "{level} {rank}; {fromMiddle}.",
  rankAlone: "{rank}.",
  aloneOfPayer: "This is the only rate of {payer} for this in our files from {place}.",
  here: "This hospital {price}",
  middle: "Median {price}",
  bill: "Your bill {price}",
  billBeyond: "Your bill {price} →",
  strip: {
    one: "1 price in {place}",
    other: "{count} prices in {place}",
  },
  half: "half of them from {from} to {to}, median {middle}",
  beyond: { one: "and 1 price beyond it, {highest}", other: "and {count} prices beyond it, up to {highest}" },
  legend: "Each dot is a hospital’s price ({what} for {code}, {likeness}); the band is the middle 50%.",
  legendOfHeaps: "Each dot is a hospital’s price ({what} for {code}, {likeness}).",
  ofPayer: "median rate of {payer}",
  caption: "The same as numbers",
  columns: {
    where: "Where",
    price: "This price",
    low: "A quarter charge at most",
    middle: "Median",
    high: "A quarter charge at least",
    count: "n",
    implausible: "Left out",
  },
  tooFew: "Too few",
  nothing: "No other price file that we have lists this price.",
  note: "Each hospital counts once. The median and the middle 50% leave out <outlier>implausible prices</outlier>. These are probably a doctor’s fee or a part of the service, or are far from what Medicare pays. Where Medicare sets no amount, they are more than 20 times the median or less than 1/20 of it. If a state has fewer than five prices, we use the national median. A price says nothing about quality.",
  sampled: "With more than 400 prices, we plot an even sample.",
} as const;

/** 'Is this charge on my bill fair?' */
const bill = {
  heading: "Is this charge on my bill fair?",
  label: "What your bill charges for it, in dollars",
  hint: "For one unit. We don’t store what you enter.",
  check: "Check this amount",
  problem:
    "Write the amount in dollars, more than 0 and less than 100 million, for example 4200 or 4,200.50.",
  sentence: "{amount} is {first}.",
  sentenceOfTwo: "{amount} is {first} and {second}.",
  above: "{difference} above {price}",
  below: "{difference} below {price}",
  exactly: "exactly {price}",
  times: "{times} times {price}",
  prices: {
    gross: "this hospital’s list price",
    cash: "its cash price",
    onlyCash: "this hospital’s cash price",
  },
  paysRange: "Insurers pay {from} to {to} here, across all kinds of plans.",
  paysOne: "Insurers pay {from} here, across all kinds of plans.",
  payerRange: "{payer} pays {from} to {to} here.",
  payerOne: "{payer} pays {from} here.",
  nothing: "The file has no price to compare {amount} with.",
  aboveList:
    "A charge above the hospital’s own list price may be for several units, or a mistake. Ask for an <term>itemized bill</term>.",
  caption: "{amount} compared with each published price",
  columns: { published: "Published", price: "Price", difference: "{amount} is", source: "Source" },
  rows: {
    gross: "List price here (gross charge)",
    cash: "Cash price here",
    lowest: "Lowest negotiated rate here, any kind of plan",
    highest: "Highest negotiated rate here, any kind of plan",
  },
  ofState: {
    gross: "Median list price in {place}, n = {count}",
    cash: "Median cash price in {place}, n = {count}",
  },
  strip: "Each dot is the list price of a hospital in {place}; the band is the middle 50%.",
  more: "{difference} more",
  less: "{difference} less",
  same: "the same",
  aboveOf: "above {lower} of {count}",
  hospitalSource: "Price file",
  stateSource: "Price files of these hospitals",
} as const;

/** 'What will I pay?' */
const share = {
  heading: "What will I pay?",
  lead: "With insurance, you pay part of the <allowed>allowed amount</allowed>, which here is the rate that your plan agreed to. Your plan’s website shows how much of your <deductible>deductible</deductible> is left, your <coinsurance>coinsurance</coinsurance> or <copay>copay</copay>, and your <limit>out-of-pocket maximum</limit>. We don’t store what you enter.",
  without: "Without insurance you pay the cash price, {price}.",
  payer: "Insurance company",
  noPayer: "Choose yours",
  plan: "Plan of this company",
  noPlan: "All of its plans",
  fields: {
    deductible: {
      label: "Deductible left this year, in dollars",
      hint: "Leave it empty if none is left.",
    },
    coinsurance: { label: "Coinsurance, in percent", hint: "Your part after the deductible, such as 20." },
    copay: {
      label: "Copay, in dollars",
      hint: "Only if your plan has one for this; it takes the place of the coinsurance.",
    },
    out_of_pocket: {
      label: "Left until your out-of-pocket maximum, in dollars",
      hint: "Leave it empty if you don’t know. Then your part has no limit.",
    },
  },
  work: "Work out my part",
  problems: {
    amount: "Write the amount in dollars, for example 500 or 1,250.50.",
    deductible: "Write the deductible that is left in dollars, for example 500 or 1,250.50.",
    coinsurance: "Write the coinsurance as a percentage from 0 to 100, for example 20.",
    copay: "Write the copay in dollars, for example 50.",
    out_of_pocket: "Write what is left until your out-of-pocket maximum in dollars, for example 3000.",
    payer: "Choose your insurance company: your part depends on the rate that it agreed on.",
  },
  noRates:
    "The file lists no negotiated rates for this line, so we can’t work out your part with insurance here.",
  fromTo: "{from} to {to}",
  youPay: "is what you pay, based on the terms you entered.",
  youPayByPlan: "is what you pay based on the terms you entered, depending on your plan.",
  cannotTell:
    "We can’t tell what you would pay. The rate of {payer} is {why}, and the hospital gives no estimate of the amount. Ask {payer} for the allowed amount of {code} at this hospital.",
  why: { percentage: "{percentage}% of an amount that the file does not name", formula: "a formula" },
  steps: {
    formula: "{deductible} + {percent}% of {rest} = {sum}",
    copayFormula: "{deductible} + {copay} = {sum}",
    limited: "{formula}, limited to the {limit} left until your out-of-pocket maximum",
    caption: "How it is worked out: {payer}, {plan}",
    column: "Step",
    amount: "Amount",
    allowed: {
      rate: "Allowed amount: the negotiated rate",
      estimate: "Allowed amount: the hospital’s estimate, since the rate is not in dollars",
      median: "Allowed amount: the median of past amounts, since the rate is not in dollars",
    },
    deductible: "Deductible: of the {left} left, at most the allowed amount",
    coinsurance: "Coinsurance: {percent}% of the remaining {rest}",
    copay: "Copay of {copay}, at most the remaining {rest}",
    limit: "Limit: left until your out-of-pocket maximum",
    patient: "You pay",
    plan: "Your plan pays",
  },
  plans: {
    caption: "Your part by plan of {payer}",
    plan: "Plan",
    allowed: "Allowed amount",
    share: "You pay",
    cannotTell: "We can’t tell",
    choose: "Choose your plan below to see each step.",
  },
  rule: "First the deductible, then the copay or else the coinsurance, up to the out-of-pocket maximum. That is how most plans work in network. Plans differ. If yours charges a copay without the deductible, leave the deductible empty. Doctors may bill separately. Ask your plan before you rely on this.",
} as const;

/** All plans' rates in one picture. */
const payers = {
  range: {
    one: "1 rate in dollars: {from}.",
    other: "{count} rates in dollars, from {from} to {to}.",
  },
  cash: "Cash price {price}",
  middle: "Median rate {price}",
  legend: "Each dot is the rate of a plan of any kind; the band is the middle 50%.",
} as const;

/** What former files said. */
const history = {
  heading: "Earlier prices",
  none: "We have no earlier price file from this hospital with this service.",
  change: {
    up: "{kind}: up {percent}%, from {first} ({firstDate}) to {last} ({lastDate}).",
    down: "{kind}: down {percent}%, from {first} ({firstDate}) to {last} ({lastDate}).",
    same: "{kind}: {last} since {firstDate}.",
  },
  caption:
    "Prices from the hospital’s earlier files, newest file first. Where several lines are comparable, we show the one with the median price.",
  noDate: "No date",
  columns: {
    file: "File of",
    setting: "Setting",
    cash: "Discounted cash price",
    gross: "Gross charge",
    lowest: "Lowest negotiated, any kind of plan",
    highest: "Highest negotiated, any kind of plan",
  },
} as const;

/** /hospital_service_details: one service at one hospital. */
export const serviceDetails = {
  rank,
  price,
  standing,
  bill,
  share,
  payers,
  history,
  publishedAmount: {
    noPrice: "No price <span>(the file says {dollars})</span>",
  },
  chargeLines: {
    setting: "Setting",
    name: "What it is called",
    cash: "Discounted cash price",
    gross: "Gross charge",
    lowest: "Lowest negotiated",
    highest: "Highest negotiated",
    source: "Source",
    all: "{lines} in the file with this code. Lines that differ in setting, billing class, modifier or drug unit are different prices.",
    some: "{lines} in the file with this code, {shown} of them shown; the CSV file has all. Lines that differ in setting, billing class, modifier or drug unit are different prices.",

    heading: "The lines of the price file",
    shown: "Shown on this page",
  },
  rateColumns: {
    claims: {
      unpublished: "n is not published",
      none: "n = 0: no claim was paid",
      some: "n = {claims} claims",
      few: "n = {from} through {to} claims",
    },
    plan: "Plan",
    kind: "Kind",
    contractRate: "Contract rate",
    methodology: "Methodology",
    notAvailable: "Not available",
    allowed: "Actually allowed",
    source: "Source",
    notPublished: "Not published",
    writtenAs: "Written as {payerName}",
    percentage: "{percentage}% of what the methodology gives",
    formula: "By a formula: {algorithm}",
    middle: "<span>{dollarsOrNone}</span> median",
    percentiles: "{dollarsOrNone} to {dollarsOrNone2}, 10th to 90th percentile",
    estimated: "{dollarsOrNone} estimated by the hospital",
  },
  payerRates: {
    noAmount: "no amount in dollars",
    range: "{from} to {to}",
    pages: "Pages of negotiated charges",
    caption: "Negotiated charges of {name}: {likenessText}",
    aboutPercent: "70.5% means 70.5 percent of the amount that the contract names.",
    aboutFew:
      "“1 through 10” is all that a hospital may say about so few claims; the median may come from a single claim.",
    counted: "{charges}{page}. Source: <report>import report</report>.",
    withPayer: "{charges} with {payer}",
    pageOf: ", page {page} of {pageCount}",

    noSuchPage: "This list doesn’t have that page. It has {pages}.",
    noneOfPayer: "The file we have for this hospital lists no charge of {payer} for this line.",

    heading: "What each insurer’s plan agreed to pay",
    none: "The file we have for this hospital lists no negotiated charges.",
    noneOfLine:
      "The file we have for this hospital lists no negotiated charge for this line: {likenessText}.",
    meaning:
      "A <negotiated>negotiated charge</negotiated> is the contract’s rate. Where the hospital also publishes the amounts that were actually <allowed>allowed</allowed>, they are shown next to it with n, the number of claims behind them.",
    allPayers: "See all payers",
  },
  foundService: {
    codeAtHospital: "{code} at <hospital>{name}</hospital>, {place}",
    otherServices: "Other services: {subcategory}",
    haveBill: "I have a bill for this",
  },
  noSuchService: {
    subcategory: "{subcategory} at this hospital",
    published: "What this hospital publishes",
    elsewhere: "Find {askedName} at other hospitals",
    which: "Which service?",
    unnamed:
      "The address of this page must name a service by its code, as in <code>?code=71046&code_type=CPT</code>. The hospital’s page lists its services.",
    choose: "Choose a service of {hospital}",
  },
  page: {
    titleOfService: "{service} ({code}) at {hospital}, {place}",
    titleAtHospital: "A service at {data}",
    title: "A service at a hospital",
    hospitalPrices: "hospital prices",
    keywords: "{code}, {service}, {hospital}, cash price, negotiated rate",
    search: "Search Hospitals",
    description: "All charges for one service at one hospital, from the hospital’s own price file.",
    descriptionOfService:
      "What {hospital} in {place} charges for {service}, {code}: cash price, gross charge, each insurer’s negotiated rate, and how it compares in {state} and the USA.",
  },
} as const;
