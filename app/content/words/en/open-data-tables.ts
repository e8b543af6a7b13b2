import type { Message } from "#app/domain/language/message.ts";
import type { OpenColumnName, OpenTableName } from "#app/domain/open-data/open-tables.server.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import { coverage } from "./coverage.ts";

export type ColumnWords = Record<"meaning" | "unit", string>;

type TableWords<Table extends OpenTableName> = {
  title: Message;
  /** What a row is. */
  meaning: Message;
  columns: Record<OpenColumnName<Table>, ColumnWords>;
};

export const column = (meaning: string, unit = "None"): ColumnWords => ({ meaning, unit });

const quartile = (meaning: string) =>
  column(
    `${meaning}. Empty if there are none, or from fewer than ${MIN_HOSPITALS} hospitals or amounts.`,
    "US dollars",
  );
const negotiated = "the negotiated charges in dollars, with the median of each hospital’s plans";

const priceColumns = {
  hospital_count: column("Hospitals that publish any of these prices.", "hospitals"),
  gross_count: column("How many gross charges the next three columns are based on.", "prices"),
  gross_p25: quartile("The lower quartile of the gross charges"),
  gross_median: quartile("The median of the gross charges"),
  gross_p75: quartile("The upper quartile of the gross charges"),
  cash_count: column("How many discounted cash prices the next three columns are based on.", "prices"),
  cash_p25: quartile("The lower quartile of the discounted cash prices"),
  cash_median: quartile("The median of the discounted cash prices"),
  cash_p75: quartile("The upper quartile of the discounted cash prices"),
  negotiated_count: column(
    "How many negotiated charges in dollars the next three columns are based on.",
    "prices",
  ),
  negotiated_p25: quartile(`The lower quartile of ${negotiated}`),
  negotiated_median: quartile(`The median of ${negotiated}`),
  negotiated_p75: quartile(`The upper quartile of ${negotiated}`),
};

const implausible = (kind: string) =>
  column(
    `How many ${kind} are left out because they are far from the median of comparable prices.`,
    "prices",
  );

const serviceKey = {
  code_type: column("The code’s system: CPT, HCPCS, MS-DRG, NDC and so on."),
  code: column("The billing code under which we compare hospitals."),
};

const amounts = (kind: string) =>
  column(
    `How many amounts the ${kind} are: hospitals that share one list of prices and publish the same amount count once.`,
    "prices",
  );

const scorePart = ({ name }: { name: string }) =>
  column(`The points for “${name}”, a part of the score.`, "points, 0 to 20");

/** What the tables of /data/downloads and their columns mean. */
export const openTableWords = {
  "state-pricing": {
    title: "State pricing by category",
    meaning:
      "What hospitals’ facilities charge for the services in a category, in a state or in the nation. Each hospital counts once for each service; prices are rounded to three significant digits, and implausible ones are left out.",
    columns: {
      category: column(
        "The kind of care, by ranges of billing codes, as it appears in this site’s addresses.",
      ),
      subcategory: column("A part of the category; empty for all of it."),
      setting: column("inpatient or outpatient; empty for all settings."),
      state: column("Two letters; US for the nation."),
      ...priceColumns,
    },
  },
  "service-statistics": {
    title: "Service statistics by state",
    meaning:
      "What one service costs in a state or in the nation, from comparable prices, with each hospital counted once, in the quartiles too. A price for both settings counts in each. Implausible prices are left out. These are cash prices above gross charges, placeholders, and what is probably a professional’s fee or a part of the service. They are also prices far from what Medicare pays for the same thing. Where Medicare sets no amount, they are prices above 20 times the median or below a twentieth of it. Where a state has fewer than five, the nation’s median counts.",
    columns: {
      ...serviceKey,
      setting: column("inpatient or outpatient."),
      billing_class: column("facility or professional; empty if the hospitals do not say which."),
      modifiers: column("The code’s modifiers; empty if there are none."),
      drug_unit: column("For a drug: the amount that the price is for; empty if it is not a drug."),
      state: column("Two letters; US for the nation."),
      ...priceColumns,
      gross_amount_count: amounts("gross charges"),
      cash_amount_count: amounts("discounted cash prices"),
      negotiated_amount_count: amounts("negotiated charges"),
      gross_implausible_count: implausible("gross charges"),
      cash_implausible_count: implausible("discounted cash prices"),
      negotiated_implausible_count: implausible("negotiated charges"),
      cash_ranges: column(
        "Where discounted cash prices fall into two groups with nothing between them, a median would be no hospital’s price, so the quartiles are empty. Here are both groups as JSON, the cheaper one first, each with hospital_count, lowest and highest. Empty: one group.",
        "US dollars, JSON",
      ),
    },
  },
  hospitals: {
    title: "Hospitals and their price files",
    meaning:
      "A hospital with its current price file. If CMS’s hospital list has been imported, each hospital on the list without a price file as well.",
    columns: {
      hospital_name: column("As in its price file or on CMS’s hospital list."),
      hospital_id: column("The hospital’s id on this site, as in links and the API."),
      state: column("Two letters."),
      city: column("Empty if not published."),
      zip: column("Five digits; empty if not published."),
      ccn: column("The CMS certification number (CCN); empty if not known."),
      has_price_file: column("t or f; if f, we do not have its price file and the other columns are empty."),
      report: column("The path of the import report on this site."),
      file_date: column("The file’s own date; empty if it gives none.", "day, ISO 8601"),
      imported_on: column("The day we imported it.", "day, ISO 8601"),
      template: column("The version of the CMS template."),
      layout: column("tall, wide or json."),
      source_url: column("Where the file was downloaded; empty if it was a local file."),
      file_sha256: column("The hash of the hospital’s file as we read it.", "hexadecimal"),
      row_count: column("Rows that were read; in a JSON file, items.", "rows"),
      price_count: column("Prices that can be compared.", "prices"),
      service_count: column("Billing codes that these prices are for.", "services"),
      cash_price_count: column("Prices that include a discounted cash price.", "prices"),
      cash_share: column("Their share of all prices.", "0 to 1"),
      payer_count: column("Payers that the file names.", "payers"),
      error_count: column("Problems that break a rule of the template.", "problems"),
      warning_count: column("Oddities that break no rule.", "problems"),
      score: column("The transparency score, explained at /data/coverage.", "points, 0 to 100"),
      score_template: scorePart(coverage.parts.template),
      score_date: scorePart(coverage.parts.date),
      score_errors: scorePart(coverage.parts.errors),
      score_cash: scorePart(coverage.parts.cash),
      score_negotiated: scorePart(coverage.parts.negotiated),
    },
  },
  assistance: {
    title: "Financial assistance policies",
    meaning:
      "The income limits up to which a hospital says it gives free or cheaper care. They are what it filed with the IRS (Form 990, Schedule H, Part V), or what this site’s administrators read elsewhere, whichever is newer. A limit that is not stated is empty, which does not mean that there is none.",
    columns: {
      hospital_name: column("As in its price file or on CMS’s hospital list."),
      hospital_id: column("The hospital’s id on this site, as in links and the API."),
      state: column("Two letters."),
      city: column("Empty if not published."),
      zip: column("Five digits; empty if not published."),
      ccn: column("The CMS certification number (CCN); empty if not known."),
      free_care_percent: column(
        "Families up to this income get free care; empty if not stated.",
        "percent of the poverty level",
      ),
      discount_percent: column(
        "Families up to this income pay less; empty if not stated.",
        "percent of the poverty level",
      ),
      is_doubtful: column(
        "t or f; if t, a limit was filed as a small number such as 2.00 and is taken as 200.",
      ),
      is_of_organization: column("t or f; if t, the limits are those of the filer as a whole."),
      criteria: column("What the hospital considers besides income, as checked in the filing."),
      as_of: column(
        "The end of the filing’s year, or the day on which the policy was read.",
        "day, ISO 8601",
      ),
      tax_year: column("Of the filing; empty if not from a filing."),
      ein: column("The filer’s tax number; empty if not from a filing.", "nine digits"),
      filer_name: column("As filed; empty if not from a filing."),
      facility_name: column("The hospital’s name as filed; empty if the filing names none."),
      source: column("Where the policy was read; empty if from a filing."),
      policy_url: column("The address of the policy as filed. It may have moved; empty if none can be used."),
      application_url: column("The address of the application form, in the same way."),
      summary_url: column("The address of the plain-language summary, in the same way."),
    },
  },
  payers: {
    title: "Crosswalk of payers’ names",
    meaning: "A payer’s name as a hospital wrote it, and the one name that this site uses for it.",
    columns: {
      written_name: column("As it appears in price files."),
      payer: column("The name that this site uses for all of its spellings."),
    },
  },
  services: {
    title: "Services",
    meaning: "A billing code for which at least one hospital publishes a price.",
    columns: {
      ...serviceKey,
      name: column("This site’s plain name for it; empty if it has none."),
      category: column("As in state-pricing.csv."),
      subcategory: column("As in state-pricing.csv."),
      hospital_count: column("Hospitals that publish a price for it.", "hospitals"),
    },
  },
  outcomes: {
    title: "How appeals of bills ended",
    meaning:
      "Combined outcomes of one kind of appeal at a hospital, reported by people who tracked theirs here and let it count. We give nothing for fewer than 11 outcomes. Figures are rounded, and updated only when 5 to 9 outcomes have come or gone, so that no one can identify a single one.",
    columns: {
      hospital_name: column("As in its price file."),
      hospital_id: column("The hospital’s short id on this site."),
      state: column("Two letters."),
      city: column("Empty if not published."),
      subject: column(
        "The rule of the bill check whose finding was appealed, such as duplicate-line. Without a finding, the kind of letter, such as negotiation.",
      ),
      at_least: column("Minimum number of outcomes: 11, or a multiple of five.", "outcomes"),
      won_third: column(
        "How many reduced the bill: under a third (1), from one to under two thirds (2), two thirds or more (3).",
        "1 to 3",
      ),
      median_reduction_percent: column(
        "Where the bill was reduced: the median share of what was asked, in tens; empty if there were too few.",
        "percent",
      ),
      median_days_to_answer: column(
        "The median time from sending the letter to the decision, in whole weeks.",
        "days",
      ),
    },
  },
  rights: {
    title: "Rights about medical debt by state",
    meaning:
      "Each state rule on medical debt that we have read and that is in force on the day the file was made. Also how long a creditor has to sue. The row’s page has the rule in words. If a state has no row, we have read nothing about it. It may still have a law.",
    columns: {
      state: column("Two letters."),
      topic: column(
        "What the rule is about, such as credit-reporting; time-to-sue for how long a creditor has.",
      ),
      key: column("The row’s own name, which stays the same."),
      page: column("The path of the page on this site that gives the rule in words."),
      binds: column("Whom the rule binds."),
      amount_cents: column("An amount that the rule names; empty if none.", "cents"),
      percent: column("A ceiling of interest, or of a share of pay or income; empty if none.", "percent"),
      poverty_percent: column("An income limit; empty if none.", "percent of the poverty level"),
      days: column("A number of days that the rule names; empty if none.", "days"),
      years: column("How long a creditor has to sue; empty for other rules.", "years"),
      citation: column("The statute, rule or agreement."),
      in_force_from: column("The first day; empty if we did not read it.", "day, ISO 8601"),
      in_force_until: column("The last day; empty if no end is known.", "day, ISO 8601"),
      may_be_overridden: column("t or f; if t, the rule applies unless a court decides otherwise."),
      read: column("text: the law’s own words; secondary: a text about the law."),
      sureness: column(
        "A: the words in force were read. B: good texts about the law, or an older text of it.",
      ),
      read_on: column("When we read it.", "day, ISO 8601"),
      source: column("Where we read it."),
    },
  },
} as const satisfies { [Table in OpenTableName]: TableWords<Table> };
