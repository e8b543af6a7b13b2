import { sql } from "drizzle-orm";
import type pg from "pg";
import { removeSamplePayer } from "#app/domain/providers/remove-sample-payer.server.ts";
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
  const plans = new Map<string, PlanWithLinks & { links: Map<string, LinkedFile> }>();
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
    for (const part of inParts([...plans.values()]))
      await keepPart(client, part, { namedBy, entityName, isSample });
  });
  return { planCount: plans.size, links: [...links.values()] };
}

interface PlanWithLinks {
  plan: PublishedPlan;
  links: ReadonlyMap<string, LinkedFile>;
}

async function keepPart(
  client: pg.ClientBase,
  plans: readonly PlanWithLinks[],
  { namedBy, entityName, isSample }: { namedBy: string; entityName: string | null; isSample: boolean },
): Promise<void> {
  await client.query(
    `insert into payer_file_plans (id_type, plan_id, name, issuer_name, sponsor_name, market_type, entity_name, is_sample)
     select "idType", "planId", name, "issuerName", "sponsorName", "marketType", $2, $3
     from jsonb_to_recordset($1::jsonb)
       as plan("idType" text, "planId" text, name text, "issuerName" text, "sponsorName" text, "marketType" text)
     on conflict (id_type, plan_id) do update set name = excluded.name, issuer_name = excluded.issuer_name,
       sponsor_name = excluded.sponsor_name, market_type = excluded.market_type, entity_name = excluded.entity_name,
       is_sample = excluded.is_sample`,
    [JSON.stringify(plans.map(({ plan }) => plan)), entityName, isSample],
  );
  const links = plans.flatMap(({ plan: { idType, planId }, links: ofPlan }) =>
    [...ofPlan.values()].map(({ kind, address, description }) => ({
      idType,
      planId,
      kind,
      address,
      description,
    })),
  );
  const ids = JSON.stringify(plans.map(({ plan: { idType, planId } }) => ({ idType, planId })));
  await client.query(
    `delete from payer_file_links link using payer_file_plans plan, jsonb_to_recordset($1::jsonb) as named("idType" text, "planId" text)
     where link.payer_file_plan_id = plan.payer_file_plan_id and plan.id_type = named."idType" and plan.plan_id = named."planId"
       and link.named_by = $2`,
    [ids, namedBy],
  );
  await client.query(
    `insert into payer_file_links (payer_file_plan_id, kind, address, named_by, description)
     select payer_file_plan_id, kind, address, $2, description
     from jsonb_to_recordset($1::jsonb) as link("idType" text, "planId" text, kind text, address text, description text)
     join payer_file_plans plan on plan.id_type = link."idType" and plan.plan_id = link."planId"`,
    [JSON.stringify(links), namedBy],
  );
}

const PLANS_OF_PART = 500;

function inParts<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / PLANS_OF_PART) }, (_, part) =>
    items.slice(part * PLANS_OF_PART, (part + 1) * PLANS_OF_PART),
  );
}

/** Notes why a file could not be read, or that it could (null). */
export async function noteRefusal(db: Database, address: string, refusal: string | null): Promise<void> {
  await db.execute(sql`update payer_file_links set refusal = ${refusal} where address = ${address}`);
}
