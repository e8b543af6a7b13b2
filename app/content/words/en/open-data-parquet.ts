import type { Message } from "#app/domain/language/message.ts";
import type {
  ParquetColumnName,
  ParquetTableName,
} from "#app/domain/open-data/parquet/parquet-tables.server.ts";
import { type ColumnWords, column, openTableWords } from "./open-data-tables.ts";

type TableWords<Table extends ParquetTableName> = {
  title: Message;
  /** What a row is. */
  meaning: Message;
  columns: Record<ParquetColumnName<Table>, ColumnWords>;
};

const hospitalKey = {
  hospital_id: column("The hospital’s id on this site. It is the same in all tables."),
  state: column("Two letters."),
};

const code = {
  code_type: column("The code’s system: CPT, HCPCS, MS-DRG, NDC and so on."),
  code: column("The billing code under which we compare hospitals."),
};

const dollars = (meaning: string) => column(`${meaning}; null if not published.`, "US dollars");

const fileOfRates = {
  file_id: column("The plan’s file of rates. rate-plans has its plans, month and address."),
};

const tables = {
  hospitals: openTableWords.hospitals,
  services: openTableWords.services,
  statistics: openTableWords["service-statistics"],
  "state-pricing": openTableWords["state-pricing"],
  policies: openTableWords.assistance,
  payers: openTableWords.payers,
  outcomes: openTableWords.outcomes,
  editions: {
    title: "Editions of price files",
    meaning: "A price file that we imported from a hospital, current or former.",
    columns: {
      import_id: column("The edition. Its report is at /price-files/ with this number."),
      ...hospitalKey,
      is_current: column("Whether it is the hospital’s current file."),
      file_name: column("The file’s name as we received it."),
      source_url: column("Where the file was downloaded; null if it was a local file."),
      file_sha256: column("The hash of the hospital’s file as we read it.", "hexadecimal"),
      size_bytes: column("The size of the hospital’s file.", "bytes"),
      layout: column("tall, wide or json."),
      template: column("The version of the CMS template."),
      file_date: column("The file’s own date; null if it gives none.", "day"),
      imported_at: column("When we imported it.", "UTC"),
      last_seen_at: column("When its address last gave these bytes; null if we never looked again.", "UTC"),
      row_count: column("Rows that were read; in a JSON file, items.", "rows"),
      charge_count: column("Standard charges.", "charges"),
      negotiated_charge_count: column("Payer-specific negotiated charges.", "charges"),
      price_count: column("Prices that can be compared.", "prices"),
      former_import_id: column("The edition before it; null if there is none."),
      compared_count: column("Comparable prices that both editions have.", "prices"),
      up_count: column("Those that went up by 1% or more.", "prices"),
      down_count: column("Those that went down by 1% or more.", "prices"),
    },
  },
  prices: {
    title: "Hospital charges",
    meaning:
      "A standard charge in a hospital’s current price file, as published, including implausible ones. Descriptions are left out, since they may be the words of a code’s owner. source_row says where it is in the hospital’s own file.",
    columns: {
      ...hospitalKey,
      charge_no: column("The charge’s number in the hospital’s file. negotiated has the same one."),
      ...code,
      codes: column("All codes as published, separated by |."),
      setting: column("inpatient, outpatient or both."),
      billing_class: column("facility, professional or both; empty if the hospital does not say."),
      modifiers: column("The code’s modifiers; empty if there are none."),
      drug_unit: column("For a drug: the amount that the price is for; empty if it is not a drug."),
      gross: dollars("The gross charge"),
      cash: dollars("The discounted cash price"),
      minimum: dollars("The lowest negotiated charge, as the hospital states it"),
      maximum: dollars("The highest negotiated charge, as the hospital states it"),
      source_row: column("In a CSV file the row, in a JSON file the item."),
      source_item: column("In a JSON file the charge within its item; null in a CSV file."),
    },
  },
  negotiated: {
    title: "Negotiated charges",
    meaning:
      "A payer-specific negotiated charge in a hospital’s current price file, as published. hospital_id and charge_no lead to its charge in prices.",
    columns: {
      ...hospitalKey,
      charge_no: column("The charge’s number in the hospital’s file."),
      rate_no: column("The negotiated charge’s number in the hospital’s file."),
      ...code,
      payer_name: column("The payer as the hospital wrote it."),
      payer: column("The name that this site uses for all spellings of the payer."),
      plan_name: column("The plan as the hospital wrote it."),
      plan_kind: column(
        "The kind of plan, by whose money it pays with: commercial, medicare-advantage, medicaid and so on.",
      ),
      dollar: dollars("The negotiated charge"),
      percentage: column("The negotiated percentage; null if not published.", "percent"),
      algorithm: column("How the amount is calculated, in the hospital’s words; null if not published."),
      methodology: column("The contract’s method; null if not published."),
      estimated_amount: dollars("The hospital’s estimate of the allowed amount, in template 2"),
      median_amount: dollars("The median allowed amount, in template 3"),
      percentile_10: dollars("The 10th percentile of the allowed amounts, in template 3"),
      percentile_90: dollars("The 90th percentile of the allowed amounts, in template 3"),
      claim_count: column(
        "How many claims these amounts are from: 0, 1 through 10, or a number; null if not published.",
        "claims",
      ),
      source_row: column("In a CSV file the row, in a JSON file the item."),
    },
  },
  "rate-plans": {
    title: "Plans and their files of rates",
    meaning:
      "A health plan that names a file of rates (45 CFR 147.212). One file may serve many plans, and a plan may have many files.",
    columns: {
      ...fileOfRates,
      plan_id_type: column("ein or hios."),
      plan_id: column("The plan’s id, in digits."),
      plan_name: column("As the payer wrote it."),
      issuer: column("The issuer as the payer wrote it; null if not stated."),
      market: column("group or individual; null if not stated."),
      payer: column("Who publishes the file; null if not stated."),
      updated_on: column("The file’s own date; null if it gives none.", "day"),
      address: column("The file’s address, without the signed part after the question mark."),
      file_sha256: column("The hash of the payer’s file as we read it.", "hexadecimal"),
      rate_count: column("The rates that we kept from it.", "rates"),
    },
  },
  rates: {
    title: "Rates of health plans",
    meaning:
      "A rate that a plan agreed to pay, from the payer’s current file. We keep rates for the services and states that this site was asked to load. They include rates for providers who never perform the service. A rate is in the file of each state where one of its providers practices. provider_set leads to rate-providers.",
    columns: {
      ...fileOfRates,
      rate_no: column("The rate’s number among those that we kept from the file."),
      code_type: column("The code’s system, as the payer states it."),
      code: column("The billing code; CSTM-ALL for all codes that don’t have their own rate."),
      arrangement: column("ffs, bundle or capitation."),
      billing_class: column("professional, institutional or both."),
      modifiers: column("The code’s modifiers, separated by spaces; empty if there are none."),
      places: column("Places of service, separated by spaces; null if the file names none."),
      setting: column("inpatient, outpatient or both; null if the file does not say."),
      rate_type: column("negotiated, fee schedule, derived, percentage or per diem."),
      amount: column("The rate, exact to eight decimals.", "US dollars; if rate_type is percentage, percent"),
      expires_on: column("The rate’s last day; null if not stated.", "day"),
      status: column(
        "price; expired if it ended before the file’s day; not-a-price for nines, zero and one cent.",
      ),
      provider_set: column("Who the rate is for. The number is valid only within its file_id."),
    },
  },
  "rate-providers": {
    title: "Who the rates are for",
    meaning: "A provider in a set that rates refer to, with the tax number that the payer states.",
    columns: {
      ...fileOfRates,
      provider_set: column("The set, as in rates. The number is valid only within its file_id."),
      state: column("The state where the provider practices, according to NPPES; null if not known."),
      tax_id_type: column("ein, or npi where the payer states an NPI instead."),
      tax_id: column("The tax number as the payer states it."),
      npi: column("The provider’s NPI; null if the payer gives only a tax number."),
    },
  },
} as const satisfies { [Table in ParquetTableName]: TableWords<Table> };

/** The Parquet files of /data/downloads. */
export const openDataParquet = {
  heading: "Parquet",
  lead: "The same tables for programs such as DuckDB, pandas and Spark, with every charge, every negotiated charge and every loaded plan rate. A table that is split by state has a file for each one.",
  manifest:
    "<manifest>manifest.json</manifest> lists every file with its rows, its SHA-256 and the meaning of each column. Read it first: its files belong together.",
  madeAt: "These files show the data as of {at}.",
  address:
    "A file’s address contains the start of its hash. When new files replace these, an old address reports that its file is gone.",
  beingMade:
    "The Parquet files are being prepared. On large sites this takes minutes. Reload this page later.",
  beingRenewed: "The data has changed, and new Parquet files are being prepared.",
  resting: "The data has changed since then. New Parquet files will be prepared later.",
  failed: "We could not prepare new Parquet files. Please try again later.",
  none: "No Parquet file has rows yet.",
  table: "Table",
  rows: "Rows",
  size: "Size",
  files: "Files",
  caption: "The Parquet tables",
  columnsOf: "What the {count} columns of {table} mean",
  columnsCaption: "The columns of {table} in Parquet, in order",
  type: "Type",
  all: "all states",
  other: "other",
  tables,
  gone: "This file isn’t one of the current files. Newer data may have replaced it. Read the manifest again, and take all files from it.",
  manifestBeingMade: "The Parquet files are being prepared. Please ask for the manifest again in a minute.",
  wrongRange: "The file doesn’t have those bytes.",
} as const;
