import { sql } from "drizzle-orm";
import { SealedRecords, versionedColumns, versionedRow } from "#app/domain/kept/sealed-record.server.ts";
import { isText } from "#app/platform/db/read-rows.server.ts";
import { type Appeal, type FoundAppeal, type ListedAppeal, summariseAppeal } from "./appeal.ts";

/** The appeals of accounts' bills. */
export const keptAppeals = new SealedRecords({
  name: "appeal",
  row: { ...versionedRow, billId: isText },
  columns: sql`${versionedColumns}, record.bill_id as "billId"`,
  summarise: summariseAppeal,
  found: ({ id, ...clear }, appeal: Appeal): FoundAppeal => ({ appealId: id, ...clear, appeal }),
  listed: ({ id, ...clear }, summary): ListedAppeal => ({ appealId: id, ...clear, summary }),
  room: { count: 1_000, bytes: 12_000_000 },
});
