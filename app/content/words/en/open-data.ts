import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { openTableWords } from "./open-data-tables.ts";

/** /data/downloads: the tables as files, and what their columns mean. */
export const openData = {
  title: "Downloads: open data",
  description:
    "The summary tables of hospital prices on {product} as files, with a data dictionary, dates and hashes. Prices by state and category, service statistics, hospitals, payers, services and outcomes of appeals.",
  keywords: "hospital price data download, open data, CSV, Parquet, data dictionary, price transparency",
  dataset: "{product}: summary tables of hospital prices",
  heading: "Downloads",
  lead: "The tables behind the figures on this site, complete, for anyone to check and use.",
  asOf: "The data is current as of {date}, the day of the latest import.",
  beingMade: "The files are being prepared. Reload this page in a minute.",
  beingRenewed:
    "The data has just changed, and new files are being prepared. The files below contain the data from before the change.",
  failed: "We could not prepare the files. Please try again in a few minutes.",
  failedAgain:
    "We could not prepare new files. The files below contain older data. Please try again in a few minutes.",
  nothingYet:
    "No price file has been imported yet: the files below have their headings and no rows. <files>How price files are imported</files>",
  files: {
    heading: "The files",
    format:
      "CSV in UTF-8 (RFC 4180, lines end with LF), with a row of headings, compressed with gzip. The same data always gives the same bytes: the SHA-256 shows whether a file is complete and which one it is.",
    statistics: `Statistics are calculated from published prices: a quartile is always one of them, not the average of two. There are none for fewer than ${MIN_HOSPITALS} hospitals.`,
  },
  file: {
    name: "File",
    size: "Size",
    rows: { one: "{count} row", other: "{count} rows" },
    bytes: { one: "{count} byte", other: "{count} bytes" },
    date: "Data as of",
    noDate: "No import yet",
    sha256: "SHA-256",
    dictionary: "What its {count} columns mean",
    dictionaryCaption: "The columns of {table}.csv, in order",
    column: "Column",
    meaning: "Meaning",
    unit: "Unit",
  },
  tables: openTableWords,
  terms: "Terms",
  cite: {
    heading: "How to cite",
    how: "Name the file, its date and its SHA-256, so that anyone can tell which data you used:",
    example:
      "{product}: {title} (state-pricing.csv.gz), data as of {date}, /data/downloads, SHA-256 {sha256}",
    noDate: "the day of the import",
    noSha256: "as shown next to the file",
    source:
      "A single hospital’s price is that hospital’s own statement: cite its price file. <report>The import report</report> gives the file’s date and address.",
  },
  more: {
    heading: "More",
    explore: "Explore Data",
    coverage: "Coverage",
    history: "Price history",
    api: "Data API",
    dataroom: "Investor data room",
  },
  noSuchFile:
    "We have no file with this name. These are the CSV files; /data/downloads/manifest.json lists the Parquet files.",
  fileBeingMade: "This file is being prepared. Please ask for it again in a minute.",
} as const;
