import { sql } from "drizzle-orm";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isNumber, isOneOf, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { listMedicareEditions } from "./list-medicare-editions.server.ts";
import { medicareSchedules, type NationalAmounts, nameOfAmount, type Yardstick } from "./national-amounts.ts";

/** Returns Medicare's amounts of a service by part, and which editions they are of. */
export async function readAmountsOf(
  db: Database,
  { codeType, code }: ServiceCode,
): Promise<{ amounts: NationalAmounts; editionOf: (schedule: Yardstick["schedule"]) => string }> {
  const [rows, editions] = await Promise.all([
    readRows(
      db,
      {
        part: isOneOf(["", "26"] as const),
        hospitalE4: orNull(isNumber),
        schedule: orNull(isOneOf(medicareSchedules)),
        doctorE4: orNull(isNumber),
      },
      sql`
      select part, (hospital * 10000)::float8 as "hospitalE4", schedule, (doctor * 10000)::float8 as "doctorE4"
      from national_amounts where code = ${code} and code_type = ${codeType}`,
    ),
    listMedicareEditions(db),
  ]);
  const amounts = rows.map(
    (row) => [nameOfAmount({ codeType, code }, row.part), { codeType, code, ...row }] as const,
  );
  return {
    amounts: new Map(amounts),
    editionOf: (schedule) => editions.find((held) => held.schedule === schedule)?.edition ?? "",
  };
}
