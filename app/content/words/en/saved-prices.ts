/** The list of prices that somebody keeps in an address. */
export const savedPrices = {
  title: "Saved prices",
  description:
    "Prices you saved on {product}, side by side, each with its hospital, its source and where it stands in its state.",
  keywords: "saved hospital prices, compare hospital prices",
  about:
    "This list is in the address of the page and nowhere else: save or send the link to keep it. We store nothing.",
  none: "Nothing is saved yet. Find a price, open it, and choose “Save this price”.",
  search: "Search prices",
  searchMore: "Save another price",
  caption: { one: "{count} saved price", other: "{count} saved prices" },
  columns: {
    price: "Price",
    hospital: "Hospital",
    standing: "In its state",
    source: "Source",
    remove: "Remove",
  },
  among: "{level}, {fromMiddle} of {state}, n = {count}",
  few: "Too few prices in {state} to tell",
  file: "File of {date}",
  undated: "File without a date",
  remove: "Remove<spoken> {name}</spoken>",
  gone: {
    one: "{count} saved price is no longer published and left out.",
    other: "{count} saved prices are no longer published and left out.",
  },
  save: "Save this price",
  saved: "This price is saved",
} as const;
