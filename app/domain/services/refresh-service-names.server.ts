import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import dictionary from "#app/domain/billing-codes/chargemaster-words.json" with { type: "json" };
import { chooseDescription } from "#app/domain/billing-codes/choose-description.ts";
import { SERVICE_CODE_ROW } from "#app/domain/billing-codes/comparable-key-row.server.ts";
import { KEPT_NAMES_LANGUAGE, plainServiceName } from "#app/domain/billing-codes/plain-service-name.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { lockStatistics } from "#app/domain/statistics/counting/refresh-statistics.server.ts";
import { countDataChange } from "#app/platform/db/data-version.server.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { isListOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";

const BATCH_SERVICES = 2_000;
/** Beyond so many hospitals another one hardly changes what most agree on. */
const ENOUGH_HOSPITALS = 20;
const MAX_PRICES_READ = 3 * ENOUGH_HOSPITALS;
/** The version of the words that descriptions are written out by, and the number of hospitals. */
const DESCRIBED_BY = `'${createHash("sha256").update(JSON.stringify(dictionary)).digest("hex").slice(0, 8)} '
  || least(hospital_count, ${ENOUGH_HOSPITALS})`;

type NamedService = ServiceCode & { plainName: string | null; description: string };

/**
 * Gives services the plain names that this version knows, and those without one the description that most hospitals
 * agree on. Takes time by what is new: names, words of the dictionary, hospitals that price a service.
 */
export async function refreshServiceNames(db: PooledDatabase, signal?: AbortSignal): Promise<void> {
  let changed = await refreshPlainNames(db);
  while (!signal?.aborted) {
    const described = await describeBatch(db);
    changed += described;
    if (described < BATCH_SERVICES) break;
  }
  if (changed > 0) await countDataChange(db);
}

async function refreshPlainNames(db: PooledDatabase): Promise<number> {
  const rows = await readRows<NamedService>(
    db,
    { ...SERVICE_CODE_ROW, plainName: orNull(isText), description: isText },
    sql`select code_type as "codeType", code, plain_name as "plainName", description from services`,
  );
  const renamed = rows
    .map((row) => ({ ...row, plainName: plainServiceName(KEPT_NAMES_LANGUAGE, row), former: row.plainName }))
    .filter(({ plainName, former }) => plainName !== former);
  await writeNames(db, renamed, "described_by");
  return renamed.length;
}

/** Describes services whose hospitals or words are new; returns how many there were. */
async function describeBatch(db: PooledDatabase): Promise<number> {
  const rows = await readRows<ServiceCode & { descriptions: string[] }>(
    db,
    { ...SERVICE_CODE_ROW, descriptions: isListOf(isText) },
    sql`
    select code_type as "codeType", code, array(
      select description from (
        -- In no order: one by hospital would be looked up in an index of all prices.
        select hospital_id, description from prices p
        where p.code_type = s.code_type and p.code = s.code limit ${MAX_PRICES_READ}
      ) written group by hospital_id, description order by description) as descriptions
    from services s
    where plain_name is null and hospital_count > 0 and described_by <> ${sql.raw(DESCRIBED_BY)}
    limit ${BATCH_SERVICES}`,
  );
  const described = rows.map(({ codeType, code, descriptions }) => ({
    codeType,
    code,
    plainName: null,
    description: chooseDescription({ codeType, code }, descriptions),
  }));
  await writeNames(db, described, DESCRIBED_BY);
  return rows.length;
}

/** Writes names and the words by which each service is then found. */
async function writeNames(
  db: PooledDatabase,
  services: readonly NamedService[],
  describedBy: string,
): Promise<void> {
  if (services.length === 0) return;
  await inTransaction(db, async (client) => {
    await lockStatistics(client); // they count hospitals in the same rows
    await client.query(
      `update services s set plain_name = given."plainName", description = given.description,
         described_by = ${describedBy},
         search_words = setweight(to_tsvector('english', coalesce(given."plainName", '') || ' ' || s.code), 'A')
           || setweight(to_tsvector('english', given.description), 'C'),
         search_text = lower(coalesce(given."plainName" || ' ', '') || given.description)
       from jsonb_to_recordset($1::jsonb)
         as given("codeType" text collate "C", code text collate "C", "plainName" text, description text)
       where s.code_type = given."codeType" and s.code = given.code`,
      [JSON.stringify(services)],
    );
  });
}
