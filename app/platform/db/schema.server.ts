import {
  bigint,
  boolean,
  customType,
  date,
  doublePrecision,
  integer,
  jsonb,
  numeric,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";

/** The one description of the tables. `migrations/` brings a database there; schema.test.ts compares the two. */

export const sharedBills = pgTable("shared_bills", {
  id: uuid("id").primaryKey(),
  /** Null where it was not recognised. Once withdrawn, all values are erased: the row remembers only that there was one. */
  hospitalName: text("hospital_name"),
  invoiceDate: date("invoice_date", { mode: "string" }),
  totalCents: bigint("total_cents", { mode: "number" }),
  uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
  correctedAt: timestamp("corrected_at", { withTimezone: true }),
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  /** Null for a bill that a caller of the API sent without one. */
  uploadId: uuid("upload_id"),
});

export const billReadings = pgTable("bill_readings", {
  readingId: uuid("reading_id").primaryKey(),
  /** Null before the first page. */
  pagesRead: integer("pages_read"),
  pageCount: integer("page_count"),
  startedAt: timestamp("started_at", { withTimezone: true }).notNull(),
  aliveAt: timestamp("alive_at", { withTimezone: true }).notNull(),
  lookedAt: timestamp("looked_at", { withTimezone: true }).notNull(),
  finishedAt: timestamp("finished_at", { withTimezone: true }),
  outcome: jsonb("outcome"),
});

export const waitlist = pgTable("waitlist", {
  email: text("email").primaryKey(),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
  forwardedAt: timestamp("forwarded_at", { withTimezone: true }),
});

export const demoBookings = pgTable("demo_requests", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  organisation: text("organisation"),
  message: text("message"),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
});

export const setting = pgEnum("setting", ["inpatient", "outpatient", "both"]);
export const methodology = pgEnum("methodology", [
  "case rate",
  "fee schedule",
  "percent of total billed charges",
  "per diem",
  "other",
]);
export const templateLayout = pgEnum("template_layout", ["tall", "wide", "json"]);

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const searchWords = customType<{ data: string }>({ dataType: () => "tsvector" });

export const hospitals = pgTable("hospitals", {
  hospitalId: integer("hospital_id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
  matchName: text("match_name").notNull(),
  streetNumber: text("street_number").notNull().default(""),
  state: text("state").notNull(),
  city: text("city"),
  street: text("street"),
  zip: text("zip"),
  address: text("address"),
  phone: text("phone"),
  latitude: doublePrecision("latitude"),
  longitude: doublePrecision("longitude"),
  ccn: text("ccn"),
  npis: text("npis").array().notNull().default([]),
  licenseNumber: text("license_number"),
  hospitalType: text("hospital_type"),
  ownership: text("ownership"),
  emergencyServices: boolean("emergency_services"),
  overallRating: smallint("overall_rating"),
  isSample: boolean("is_sample").notNull().default(false),
  currentImportId: integer("current_import_id"),
  summarisedImportId: integer("summarised_import_id"),
  shortId: text("short_id").notNull(),
});

export const hospitalLocations = pgTable("hospital_locations", {
  hospitalId: integer("hospital_id").notNull(),
  locationNo: integer("location_no").notNull(),
  name: text("name"),
  address: text("address"),
});

export const imports = pgTable("imports", {
  importId: integer("import_id").primaryKey().generatedAlwaysAsIdentity(),
  hospitalId: integer("hospital_id").notNull(),
  fileName: text("file_name").notNull(),
  sourceUrl: text("source_url"),
  sourcePageUrl: text("source_page_url"),
  sha256: text("sha256").notNull(),
  sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
  layout: templateLayout("layout").notNull(),
  template: text("template").notNull(),
  version: text("version"),
  fileDate: date("file_date", { mode: "string" }),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
  rowCount: integer("row_count").notNull(),
  rowLeftOutCount: integer("row_left_out_count").notNull(),
  chargeCount: integer("charge_count").notNull(),
  negotiatedChargeCount: integer("negotiated_charge_count").notNull(),
  priceCount: integer("price_count").notNull(),
  serviceCount: integer("service_count").notNull(),
  cashPriceCount: integer("cash_price_count").notNull(),
  cashToGrossRatio: numeric("cash_to_gross_ratio"),
  payerCount: integer("payer_count").notNull(),
  errorCount: integer("error_count").notNull(),
  warningCount: integer("warning_count").notNull(),
  problemCounts: jsonb("problem_counts").notNull(),
});

export const importProblems = pgTable("import_problems", {
  hospitalId: integer("hospital_id").notNull(),
  importId: integer("import_id").notNull(),
  problemNo: integer("problem_no").notNull(),
  place: text("place").notNull(),
  rule: text("rule").notNull(),
  about: jsonb("about").notNull(),
  severity: text("severity").notNull(),
});

export const services = pgTable("services", {
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  plainName: text("plain_name"),
  description: text("description").notNull(),
  category: text("category").notNull(),
  subcategory: text("subcategory").notNull(),
  hospitalCount: integer("hospital_count").notNull().default(0),
  searchWords: searchWords("search_words").notNull(),
  searchText: text("search_text").notNull(),
});

export const payers = pgTable("payers", {
  payerId: integer("payer_id").primaryKey().generatedAlwaysAsIdentity(),
  name: text("name").notNull(),
});

export const payerNames = pgTable("payer_names", {
  writtenName: text("written_name").primaryKey(),
  payerId: integer("payer_id").notNull(),
});

export const payerPlans = pgTable("payer_plans", {
  hospitalId: integer("hospital_id").notNull(),
  importId: integer("import_id").notNull(),
  planNo: integer("plan_no").notNull(),
  payerId: integer("payer_id").notNull(),
  payerName: text("payer_name").notNull(),
  planName: text("plan_name").notNull(),
});

export const standardCharges = pgTable("standard_charges", {
  hospitalId: integer("hospital_id").notNull(),
  importId: integer("import_id").notNull(),
  chargeNo: integer("charge_no").notNull(),
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  codes: text("codes").notNull(),
  description: text("description").notNull(),
  setting: setting("setting").notNull(),
  billingClass: text("billing_class").notNull().default(""),
  modifiers: text("modifiers").notNull().default(""),
  drugUnit: text("drug_unit").notNull().default(""),
  gross: numeric("gross"),
  cash: numeric("cash"),
  minimum: numeric("minimum"),
  maximum: numeric("maximum"),
  notes: text("notes"),
  sourceRow: integer("source_row").notNull(),
  sourceItem: integer("source_item"),
});

export const negotiatedCharges = pgTable("negotiated_charges", {
  hospitalId: integer("hospital_id").notNull(),
  importId: integer("import_id").notNull(),
  chargeNo: integer("charge_no").notNull(),
  rateNo: integer("rate_no").notNull(),
  planNo: integer("plan_no").notNull(),
  dollar: numeric("dollar"),
  percentage: numeric("percentage"),
  algorithm: text("algorithm"),
  methodology: methodology("methodology"),
  estimatedAmount: numeric("estimated_amount"),
  medianAmount: numeric("median_amount"),
  percentile10: numeric("percentile_10"),
  percentile90: numeric("percentile_90"),
  claimCount: text("claim_count"),
  notes: text("notes"),
  sourceRow: integer("source_row").notNull(),
});

const priceColumns = {
  hospitalId: integer("hospital_id").notNull(),
  chargeNo: integer("charge_no").notNull(),
  importId: integer("import_id").notNull(),
  state: text("state").notNull(),
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  setting: setting("setting").notNull(),
  billingClass: text("billing_class").notNull(),
  modifiers: text("modifiers").notNull(),
  drugUnit: text("drug_unit").notNull(),
  category: text("category").notNull(),
  subcategory: text("subcategory").notNull(),
  description: text("description").notNull(),
  gross: numeric("gross"),
  cash: numeric("cash"),
  minimum: numeric("minimum"),
  maximum: numeric("maximum"),
  price: numeric("price"),
  negotiatedMedian: numeric("negotiated_median"),
  negotiatedCount: integer("negotiated_count").notNull(),
  lineCount: integer("line_count").notNull(),
};

export const prices = pgTable("prices", priceColumns);
export const priceHistory = pgTable("price_history", priceColumns);

const distributionColumns = {
  hospitalCount: integer("hospital_count").notNull(),
  grossCount: integer("gross_count").notNull(),
  grossP25: numeric("gross_p25"),
  grossMedian: numeric("gross_median"),
  grossP75: numeric("gross_p75"),
  grossDistribution: bytes("gross_distribution").notNull(),
  cashCount: integer("cash_count").notNull(),
  cashP25: numeric("cash_p25"),
  cashMedian: numeric("cash_median"),
  cashP75: numeric("cash_p75"),
  cashDistribution: bytes("cash_distribution").notNull(),
  negotiatedCount: integer("negotiated_count").notNull(),
  negotiatedP25: numeric("negotiated_p25"),
  negotiatedMedian: numeric("negotiated_median"),
  negotiatedP75: numeric("negotiated_p75"),
  negotiatedDistribution: bytes("negotiated_distribution").notNull(),
};

export const serviceStatistics = pgTable("service_statistics", {
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  setting: setting("setting").notNull(),
  billingClass: text("billing_class").notNull(),
  modifiers: text("modifiers").notNull(),
  drugUnit: text("drug_unit").notNull(),
  state: text("state").notNull(),
  ...distributionColumns,
});

export const categoryStatistics = pgTable("category_statistics", {
  category: text("category").notNull(),
  subcategory: text("subcategory").notNull(),
  setting: text("setting").notNull(),
  state: text("state").notNull(),
  ...distributionColumns,
});

export const popularServices = pgTable("popular_services", {
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  hospitalCount: integer("hospital_count").notNull(),
});

export const priceRanges = pgTable("price_ranges", {
  subcategory: text("subcategory").notNull(),
  state: text("state").notNull(),
  lowest: numeric("lowest"),
  highest: numeric("highest"),
});

export const stateTotals = pgTable("state_totals", {
  state: text("state").primaryKey(),
  hospitalCount: integer("hospital_count").notNull(),
  priceCount: bigint("price_count", { mode: "number" }).notNull(),
  cashToGrossCount: integer("cash_to_gross_count").notNull(),
  cashToGrossMedian: numeric("cash_to_gross_median"),
});

/** One row. */
export const siteTotals = pgTable("site_totals", {
  isOnlyRow: boolean("is_only_row").primaryKey().default(true),
  serviceCount: integer("service_count").notNull(),
});

/** What changed between a hospital's present file and the newest former one, by kind of price. */
export const priceComparisons = pgTable("price_comparisons", {
  hospitalId: integer("hospital_id").notNull(),
  kind: text("kind").notNull(),
  state: text("state").notNull(),
  importId: integer("import_id").notNull(),
  formerImportId: integer("former_import_id").notNull(),
  comparedCount: integer("compared_count").notNull(),
  upCount: integer("up_count").notNull(),
  downCount: integer("down_count").notNull(),
  outlierCount: integer("outlier_count").notNull(),
});

/** The prices of those that went up or down. */
export const priceMoves = pgTable("price_moves", {
  hospitalId: integer("hospital_id").notNull(),
  kind: text("kind").notNull(),
  chargeNo: integer("charge_no").notNull(),
  state: text("state").notNull(),
  codeType: text("code_type").notNull(),
  code: text("code").notNull(),
  setting: setting("setting").notNull(),
  billingClass: text("billing_class").notNull(),
  modifiers: text("modifiers").notNull(),
  drugUnit: text("drug_unit").notNull(),
  category: text("category").notNull(),
  description: text("description").notNull(),
  formerAmount: numeric("former_amount").notNull(),
  amount: numeric("amount").notNull(),
  changePercent: numeric("change_percent").notNull(),
});

/** What visitors propose for the roadmap; 'held' until a moderator has read it. */
export const roadmapIdeas = pgTable("roadmap_ideas", {
  ideaId: integer("idea_id").primaryKey().generatedAlwaysAsIdentity(),
  title: text("title").notNull(),
  description: text("description").notNull(),
  email: text("email"),
  state: text("state").notNull(),
  stateSince: timestamp("state_since", { withTimezone: true }).notNull(),
});

/** Where the operator has moved the project's own items. */
export const roadmapMoves = pgTable("roadmap_moves", {
  itemKey: text("item_key").primaryKey(),
  state: text("state").notNull(),
  stateSince: timestamp("state_since", { withTimezone: true }).notNull(),
});

export const roadmapVotes = pgTable("roadmap_votes", {
  itemKey: text("item_key").notNull(),
  voter: text("voter").notNull(),
});

/** One row: a number that is another one after each change of what public pages show, and one of the price files. */
export const dataVersion = pgTable("data_version", {
  isOnlyRow: boolean("is_only_row").primaryKey().default(true),
  version: bigint("version", { mode: "number" }).notNull(),
  pricesVersion: bigint("prices_version", { mode: "number" }).notNull().default(1),
});
