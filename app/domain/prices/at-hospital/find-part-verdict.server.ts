import { sql } from "drizzle-orm";
import type { PartVerdict } from "#app/domain/price-parts/judge-hospitals.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isOneOf, readRows } from "#app/platform/db/read-rows.server.ts";

const PART_VERDICTS: readonly PartVerdict[] = ["professional-fee", "part-of-service"];

/** Why searches leave a line's price out as no price of the whole service, by its hospital's other prices; null: they do not. */
export async function findPartVerdict(
  db: Database,
  { hospitalId, chargeNo }: { hospitalId: number; chargeNo: number },
): Promise<PartVerdict | null> {
  const [row] = await readRows(
    db,
    { verdict: isOneOf(PART_VERDICTS) },
    sql`
    select implausible as verdict from prices
    where hospital_id = ${hospitalId} and charge_no = ${chargeNo}
      and implausible = any(${sql.param(PART_VERDICTS)}::implausibility[])
    limit 1`,
  );
  return row?.verdict ?? null;
}
