import { listMedicareEditions } from "#app/domain/medicare/list-medicare-editions.server.ts";
import { findMedicareRatios } from "#app/domain/statistics/medicare/list-medicare-ratios.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

export type FoundOfMedicare = Awaited<ReturnType<typeof findOfMedicare>>;

/** How the cash prices of a hospital and of its state compare with Medicare's amounts, with the amounts' editions. */
export async function findOfMedicare(db: Database, hospital: { hospitalId: number; state: string }) {
  const [ratios, editions] = await Promise.all([findMedicareRatios(db, hospital), listMedicareEditions(db)]);
  return { ...ratios, editions };
}
