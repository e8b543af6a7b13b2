import { isNull, sql } from "drizzle-orm";
import { sharedBills } from "#app/platform/db/schema.server.ts";

/** The public columns of a bill that is not withdrawn: only then is a hospital name never null. */
export const sharedBillColumns = {
  id: sharedBills.id,
  hospitalName: sql<string>`${sharedBills.hospitalName}`,
  invoiceDate: sharedBills.invoiceDate,
  totalCents: sharedBills.totalCents,
};

export const isNotWithdrawn = isNull(sharedBills.withdrawnAt);
