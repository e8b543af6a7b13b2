import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type MedicareSchedule, medicareSchedules } from "./national-amounts.ts";

/** Of which edition the national amounts of a schedule are: its first month, as 2026-07. */
export type MedicareEdition = { schedule: MedicareSchedule; edition: string };

/** Returns the editions of the amounts that judge prices, in the order of the schedules. */
export async function listMedicareEditions(db: Database): Promise<MedicareEdition[]> {
  const held = await readRows<MedicareEdition>(
    db,
    { schedule: isOneOf(medicareSchedules), edition: isText },
    sql`select schedule, edition from national_amount_editions`,
  );
  return medicareSchedules.flatMap((schedule) => held.find((one) => one.schedule === schedule) ?? []);
}
