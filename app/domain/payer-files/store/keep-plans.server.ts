import { sql } from "drizzle-orm";
import { removeSamplePayer } from "#app/domain/providers/remove-sample-payer.server.ts";
import { firstRow } from "#app/platform/db/first-row.ts";
import { inTransaction } from "#app/platform/db/in-transaction.server.ts";
import type { Database, PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { addressOf } from "../find-payer-files.server.ts";
import type { FileLink, PlansAndFiles, PublishedPlan } from "../read/read-table-of-contents.ts";

export interface LinkedFile extends FileLink {
  address: string;
}

/**
 * Keeps the plans of a table of contents with the files that it names now, in place of those that its former month named. A plan may be
 * named by several structures, and by several tables. Returns each file once.
 */
export async function keepPlans(
  db: PooledDatabase,
  structures: readonly PlansAndFiles[],
  { address, entityName, isSample }: { address: string; entityName: string | null; isSample: boolean },
): Promise<{ planCount: number; links: LinkedFile[] }> {
  const plans = new Map<string, { plan: PublishedPlan; links: Map<string, LinkedFile> }>();
  const links = new Map<string, LinkedFile>();
  for (const { plans: named, files } of structures) {
    for (const plan of named) {
      const key = `${plan.idType} ${plan.planId}`;
      const known = plans.get(key) ?? { plan, links: new Map() };
      plans.set(key, known);
      for (const file of files) {
        const link = { ...file, address: addressOf(file.location) };
        known.links.set(`${link.kind} ${link.address}`, link);
        links.set(link.address, link);
      }
    }
  }
  const namedBy = address.replace(/\d/g, "");
  await inTransaction(db, async (client) => {
    if (!isSample) await removeSamplePayer(client);
    for (const { plan, links: ofPlan } of plans.values()) {
      const { rows } = await client.query<{ id: number }>(
        `insert into payer_file_plans (id_type, plan_id, name, issuer_name, sponsor_name, market_type, entity_name, is_sample)
         values ($1, $2, $3, $4, $5, $6, $7, $8)
         on conflict (id_type, plan_id) do update set name = excluded.name, issuer_name = excluded.issuer_name,
           sponsor_name = excluded.sponsor_name, market_type = excluded.market_type, entity_name = excluded.entity_name,
           is_sample = excluded.is_sample
         returning payer_file_plan_id as id`,
        [
          plan.idType,
          plan.planId,
          plan.name,
          plan.issuerName,
          plan.sponsorName,
          plan.marketType,
          entityName,
          isSample,
        ],
      );
      const planId = firstRow(rows).id;
      await client.query("delete from payer_file_links where payer_file_plan_id = $1 and named_by = $2", [
        planId,
        namedBy,
      ]);
      for (const { kind, address: ofFile, description } of ofPlan.values()) {
        await client.query(
          `insert into payer_file_links (payer_file_plan_id, kind, address, named_by, description)
           values ($1, $2, $3, $4, $5)`,
          [planId, kind, ofFile, namedBy, description],
        );
      }
    }
  });
  return { planCount: plans.size, links: [...links.values()] };
}

/** Notes why a file could not be read, or that it could (null). */
export async function noteRefusal(db: Database, address: string, refusal: string | null): Promise<void> {
  await db.execute(sql`update payer_file_links set refusal = ${refusal} where address = ${address}`);
}
