import { isNull } from "drizzle-orm";
import { sharedBills } from "#app/platform/db/schema.server.ts";

/** The public columns of a bill that is not withdrawn. */
export const sharedBillColumns = {
  id: sharedBills.id,
  hospitalName: sharedBills.hospitalName,
  invoiceDate: sharedBills.invoiceDate,
  totalCents: sharedBills.totalCents,
  uploadedAt: sharedBills.uploadedAt,
  readOn: sharedBills.readOn,
  correctedFacts: sharedBills.correctedFacts,
};

export const isNotWithdrawn = isNull(sharedBills.withdrawnAt);
