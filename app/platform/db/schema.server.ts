import { bigint, date, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";

/** The one description of the tables. `migrations/` brings a database there; schema.test.ts compares the two. */

export const sharedBills = pgTable("shared_bills", {
  id: uuid("id").primaryKey(),
  /** Null once withdrawn: the values are erased, the row remembers only that there was one. */
  hospitalName: text("hospital_name"),
  invoiceDate: date("invoice_date", { mode: "string" }),
  totalCents: bigint("total_cents", { mode: "number" }),
  uploadedAt: timestamp("uploaded_at", { withTimezone: true }).notNull(),
  correctedAt: timestamp("corrected_at", { withTimezone: true }),
  withdrawnAt: timestamp("withdrawn_at", { withTimezone: true }),
});

export const waitlist = pgTable("waitlist", {
  email: text("email").primaryKey(),
  joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
  forwardedAt: timestamp("forwarded_at", { withTimezone: true }),
  forwardAttempts: integer("forward_attempts").notNull().default(0),
  nextAttemptAt: timestamp("next_attempt_at", { withTimezone: true }).notNull(),
});

export const demoRequests = pgTable("demo_requests", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  organisation: text("organisation"),
  message: text("message"),
  requestedAt: timestamp("requested_at", { withTimezone: true }).notNull(),
});
