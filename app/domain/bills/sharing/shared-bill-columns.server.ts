import { sql } from "drizzle-orm";
import { isoTime } from "#app/platform/db/iso-time.ts";
import {
  isListOf,
  isNumber,
  isOneOf,
  isText,
  orNull,
  type Shape,
} from "#app/platform/db/read-rows.server.ts";
import { BILL_FACTS, type ReadOn, type SharedBill } from "./shared-bill.ts";

/** A row of the columns below. */
export type SharedBillRow = Omit<SharedBill, "uploadedAt"> & { uploadedAt: string };

/** The public columns of a shared bill. */
export const sharedBillColumns = sql`
  id, hospital_name as "hospitalName", invoice_date::text as "invoiceDate", total_cents::float8 as "totalCents",
  ${isoTime(sql`uploaded_at`)} as "uploadedAt", read_on as "readOn", corrected_facts as "correctedFacts"`;

export const sharedBillShape: Shape<SharedBillRow> = {
  id: isText,
  hospitalName: orNull(isText),
  invoiceDate: orNull(isText),
  totalCents: orNull(isNumber),
  uploadedAt: isText,
  readOn: orNull(isOneOf<ReadOn>(["server", "device"])),
  correctedFacts: isListOf(isOneOf(BILL_FACTS)),
};

export function sharedBillOf({ uploadedAt, ...row }: SharedBillRow): SharedBill {
  return { ...row, uploadedAt: new Date(uploadedAt) };
}
