/** The list of prices that a visitor keeps on their device, or was sent. */
export const savedPrices = {
  title: "Saved prices",
  description:
    "Prices you saved on {product}, side by side, each with its hospital, its source and where it stands in its state.",
  keywords: "saved hospital prices, compare hospital prices",
  about:
    "This list is kept on this device, in a cookie that only this page reads. Our server keeps nothing of it.",
  aboutAccount:
    "This list is kept in your account, encrypted. What you saved in this browser also stays on this device, in a cookie that only this page reads.",
  shared: "This list came with a link. Save it to keep it on this device.",
  none: "Nothing is saved yet. Find a price, open it, and choose “Save this price”.",
  full: "Your list is full: it holds {count} prices. Remove one, then save again.",
  search: "Search prices",
  searchMore: "Save another price",
  saveAll: "Save on this device",
  ownList: "See your own list",
  link: "Link to this list",
  caption: { one: "{count} saved price", other: "{count} saved prices" },
  columns: {
    price: "Price",
    hospital: "Hospital",
    standing: "In its state",
    source: "Source",
    remove: "Remove",
  },
  change: {
    same: "the same as when you saved it on {date}",
    was: "was {amount} when you saved it on {date}",
    otherKind: "was {amount} ({kind}) when you saved it on {date}",
  },
  among: "{level}, {fromMiddle} of {state}, n = {count}",
  few: "Too few prices in {state} to tell",
  file: "File of {date}",
  undated: "File without a date",
  remove: "Remove<spoken> {name}</spoken>",
  gone: {
    heading: "No longer published, or no longer in our data",
    price: "{code} at {hospital}",
    unknownHospital: "a hospital that is no longer listed here",
    was: "It was {amount} when you saved it on {date}.",
  },
  save: "Save this price",
} as const;
