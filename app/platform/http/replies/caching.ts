/** How replies may be cached: the values of Cache-Control, by what they are for. */
export const caching = {
  /** The same for everyone until the data change: kept here (decision 008), asked for again by a cache in front after a
   *  minute, and by a browser each time. */
  untilDataChange: "public, max-age=0, s-maxage=60, stale-while-revalidate=600",
  /** The same of what shows no shared bill. Only the page cache reads the last directive, and takes it out. */
  untilPricesChange: "public, max-age=0, s-maxage=60, stale-while-revalidate=600, bills-late=31536000",
  /** The same of what shows so little of shared bills that they may show there five minutes late. */
  untilPricesChangeBillsLater: "public, max-age=0, s-maxage=60, stale-while-revalidate=600, bills-late=300",
  /** The same, never shown stale: for programs. */
  untilDataChangeFresh: "public, max-age=0, s-maxage=60",
  /** What changes with the program: an hour late does no harm. */
  anHour: "public, max-age=3600",
  /** Files whose name changes with their content. */
  forEver: "public, max-age=31536000, immutable",
  /** Refusals, failures, and what is true for this moment. */
  never: "no-store",
  /** Answers about one visitor's own bill. */
  neverAndPrivate: "private, no-store",
  /** The newest, each time, for everyone. */
  newest: "no-cache",
  /** A public reply to a visitor with their own cookies. */
  askEachTime: "private, no-cache",
} as const;
