import { bigint, date, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The tables that queries of drizzle use, as `migrations/` make them; schema.test.ts compares the two. Queries written
 *  by hand check the rows that they get (`readRows`). */

export const sharedBills = pgTable("shared_bills", {
  id: uuid("id").primaryKey(),
  /** Null where it was not recognised. Once withdrawn, all values are erased: the row remembers only that there was one. */
  hospitalName: text("hospital_name"),
  invoiceDate: date("invoice_date", { mode: "string" }),
  totalCents: bigint("total_cents", { mode: "number" }),
  uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
  correctedAt: timestamp("corrected_at", { withTimezone: true }),
  correctedFacts: text("corrected_facts")
    .array()
    .$type<("hospitalName" | "invoiceDate" | "totalCents")[]>()
    .notNull(),
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
  /** Null for a bill that a caller of the API sent without one. */
  uploadId: uuid("upload_id"),
  /** Null for a bill that was typed in. */
  readOn: text("read_on").$type<"server" | "device">(),
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
