import { cashShareSql, partPointsSql, scoreSql } from "#app/domain/coverage/score-columns.server.ts";
import { scoreParts } from "#app/domain/coverage/transparency-score.ts";
import { FEWEST_HOSPITALS } from "#app/domain/statistics/price-quartiles.ts";
import { CHARGE_KINDS, type ChargeKind } from "#app/domain/statistics/statistics-tables.server.ts";

export type OpenColumn = {
  name: string;
  /** The value, in SQL. */
  sql: string;
  meaning: string;
  /** '' = a text or a number without one. */
  unit: string;
};

/** A summary table that anybody may download. */
export type OpenTable = {
  /** Of the file, without its endings. */
  name: string;
  title: string;
  /** What a row is. */
  meaning: string;
  columns: readonly OpenColumn[];
  /** In SQL: where the rows come from and in what order, always the same for the same data. */
  from: string;
  orderBy: string;
};

const column = (name: string, sql: string, meaning: string, unit = ""): OpenColumn => ({
  name,
  sql,
  meaning,
  unit,
});

/** Texts that a spreadsheet would take for a formula get an apostrophe before them, as in the pages' files. */
const text = (sql: string) => `case when ${sql} ~ '^[=+@\\t\\r-]' then '''' || ${sql} else ${sql} end`;

const KIND_NAMES: Record<ChargeKind, string> = {
  gross: "gross charges",
  cash: "discounted cash prices",
  negotiated: "negotiated charges in dollars, of each hospital’s plans the middle one",
};

const POINT_NAMES = { p25: "The lower quartile", median: "The median", p75: "The upper quartile" };

const priceColumns = CHARGE_KINDS.flatMap((kind) => [
  column(`${kind}_count`, `${kind}_count`, `How many ${KIND_NAMES[kind]} the next three are of.`, "prices"),
  ...(["p25", "median", "p75"] as const).map((point) =>
    column(
      `${kind}_${point}`,
      `case when least(hospital_count, ${kind}_count) >= ${FEWEST_HOSPITALS} then trim_scale(${kind}_${point}) end`,
      `${POINT_NAMES[point]} of the ${KIND_NAMES[kind]}; empty: there are none, or those of fewer than ${FEWEST_HOSPITALS} hospitals.`,
      "US dollars",
    ),
  ),
]);

const serviceKey = [
  column("code_type", "code_type", "The system of the code: CPT, HCPCS, MS-DRG, NDC and so on."),
  column("code", "code", "The billing code under which hospitals are compared."),
];

const likeness = [
  column("setting", "setting", "inpatient, outpatient or both."),
  column("billing_class", "billing_class", "facility, professional or both; empty: the hospitals name none."),
  column("modifiers", "modifiers", "The code’s modifiers; empty: none."),
  column("drug_unit", "drug_unit", "Of a drug: the amount that the price is for; empty: not a drug."),
];

/** The files of /data/downloads. */
export const openTables: readonly OpenTable[] = [
  {
    name: "state-pricing",
    title: "State pricing by category",
    meaning:
      "What the services of a category cost in a state, or in the nation. Each hospital counts once for each service; prices are counted to three significant digits.",
    columns: [
      column(
        "category",
        "category",
        "The kind of care, by the ranges of billing codes, as this site’s addresses name it.",
      ),
      column("subcategory", "subcategory", "A part of the category; empty: all of it."),
      column("setting", "setting", "inpatient, outpatient or both; empty: all settings."),
      column("state", "case when state = '' then 'US' else state end", "Two letters; US: the nation."),
      column("hospital_count", "hospital_count", "Hospitals that publish any of these prices.", "hospitals"),
      ...priceColumns,
    ],
    from: "category_statistics",
    orderBy: "category, subcategory, setting, state",
  },
  {
    name: "service-statistics",
    title: "Service statistics by state",
    meaning:
      "What one service costs in a state, like for like, each hospital counted once. Of five prices or more, those of more than 20 times the median or less than a twentieth of it are left out.",
    columns: [
      ...serviceKey,
      ...likeness,
      column("state", "state", "Two letters."),
      column("hospital_count", "hospital_count", "Hospitals that publish any of these prices.", "hospitals"),
      ...priceColumns,
    ],
    from: "service_statistics",
    orderBy: "code, code_type, setting, billing_class, modifiers, drug_unit, state",
  },
  {
    name: "hospitals",
    title: "Hospitals and their price files",
    meaning:
      "A hospital with its present price file; where the list of CMS was imported, also each hospital of the list without one.",
    columns: [
      column("hospital_name", text("h.name"), "As its price file or the list of CMS has it."),
      column("state", "h.state", "Two letters."),
      column("city", text("h.city"), "Empty: not published."),
      column("zip", text("h.zip"), "Five digits; empty: not published."),
      column("ccn", text("h.ccn"), "The number of CMS (CCN); empty: not known."),
      column(
        "has_price_file",
        "i.import_id is not null",
        "t or f; f: no price file is here, the rest is empty.",
      ),
      column("report", "'/price-files/' || i.import_id", "The path of the import report on this site."),
      column("file_date", "i.file_date", "The file’s own date; empty: it gave none.", "day, ISO 8601"),
      column("imported_on", "(i.imported_at at time zone 'UTC')::date", "When it came in.", "day, ISO 8601"),
      column("template", "i.template", "The version of the CMS template."),
      column("layout", "i.layout", "tall, wide or json."),
      column(
        "source_url",
        text("i.source_url"),
        "Where the file was downloaded; empty: it was a local file.",
      ),
      column("file_sha256", "i.sha256", "Of the hospital’s file as it was read.", "hexadecimal"),
      column("row_count", "i.row_count", "Rows, in JSON items, that were read.", "rows"),
      column("price_count", "i.price_count", "Prices that can be compared.", "prices"),
      column("service_count", "i.service_count", "Billing codes that these are of.", "services"),
      column("cash_price_count", "i.cash_price_count", "Prices with a discounted cash price.", "prices"),
      column("cash_share", `round(${cashShareSql}, 4)`, "The part of the prices that these are.", "0 to 1"),
      column("payer_count", "i.payer_count", "Payers that the file names.", "payers"),
      column("error_count", "i.error_count", "What is against a rule of the template.", "problems"),
      column("warning_count", "i.warning_count", "What is odd, but against no rule.", "problems"),
      column("score", scoreSql, "The transparency score, as /data/coverage explains it.", "points, 0 to 100"),
      ...scoreParts.map(({ field, name }) =>
        column(`score_${field}`, partPointsSql(field), `The score’s part “${name}”.`, "points, 0 to 20"),
      ),
    ],
    from: `hospitals h left join imports i on i.import_id = h.current_import_id
      where i.import_id is not null or h.ccn is not null`,
    orderBy: "h.state, h.name, h.hospital_id",
  },
  {
    name: "payers",
    title: "Crosswalk of payers’ names",
    meaning: "A payer’s name as a hospital wrote it, and the one name under which this site joins them.",
    columns: [
      column("written_name", text("written_name"), "As price files have it."),
      column("payer", text("p.name"), "The name that all its spellings have here."),
    ],
    from: "payer_names join payers p using (payer_id)",
    orderBy: "written_name",
  },
  {
    name: "services",
    title: "Services",
    meaning: "A billing code of which at least one hospital publishes a price.",
    columns: [
      ...serviceKey,
      // Hospitals' own descriptions may be the code owner's words, which are not ours to hand out as a list.
      column("name", text("plain_name"), "This site’s plain words; empty where it has none."),
      column("category", "category", "As in state-pricing.csv."),
      column("subcategory", "subcategory", "As in state-pricing.csv."),
      column("hospital_count", "hospital_count", "Hospitals that publish a price of it.", "hospitals"),
    ],
    from: "services where hospital_count > 0",
    orderBy: "code, code_type",
  },
];
