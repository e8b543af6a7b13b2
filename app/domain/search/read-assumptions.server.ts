import { sql } from "drizzle-orm";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import type { ServiceSearch } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { kinOf } from "#app/domain/services/service-kin.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import { type Assumptions, assumptionsOf } from "./assumptions.ts";

/** What was assumed when a service was taken for the words (see `assumptionsOf`), with its kin that some hospital prices.
 *  A chosen service without a price is given as well, so that its kin are offered. */
export async function readAssumptions(
  db: Database,
  service: ServiceItem | null,
  words: string,
  answer: ServiceSearch,
): Promise<Assumptions> {
  const kin = service ? await listPriced(db, kinOf(service)) : [];
  return assumptionsOf(service, words, answer, kin);
}

/** Those of these services that some hospital prices, in the same order. */
async function listPriced(db: Database, services: ReturnType<typeof kinOf>): Promise<ServiceItem[]> {
  if (services.length === 0) return [];
  const wanted = services.map(({ codeType, code }, place) => ({ place, type: codeType, code }));
  return readRows(
    db,
    { ...SERVICE_CODE_ROW, name: isText },
    sql`
    select code_type as "codeType", s.code, coalesce(plain_name, description) as name
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb)
      as w(place int, type text collate "C", code text collate "C")
    join services s on s.code = w.code and s.code_type = w.type and hospital_count > 0
    order by place`,
  );
}
