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

export interface TableOfPlans {
  address: string;
  entityName: string | null;
  isSample: boolean;
  /** All plans of the table are given: one of its payer that its former month named, and this one does not, has left it. */
  isWhole: boolean;
}

/**
 * Keeps the plans of a table of contents with the files that it names now, in place of those that its former month named. A plan may be
 * named by several structures, and by several tables. Files that neither the present nor the former month of a plan names are removed. Returns
 * each file once.
 */
export async function keepPlans(
  db: PooledDatabase,
  structures: readonly PlansAndFiles[],
  { address, entityName, isSample, isWhole }: TableOfPlans,
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
  const namedBy = withoutMonth(address);
  await inTransaction(db, async (client) => {
    if (!isSample) await removeSamplePayer(client);
    await client.query(`create temporary table named_links
      (payer_file_plan_id integer, kind text, address text, description text) on commit drop`);
    for (const part of inParts([...plans.values()])) await keepPart(client, part, { entityName, isSample });
    await changeLinks(client, namedBy, isWhole && plans.size > 0 ? entityName : null);
  });
  return { planCount: plans.size, links: [...links.values()] };
}

/** The address of a table of contents without its date: parts of one month keep their own numbers. */
function withoutMonth(address: string): string {
  return address.replace(/(?<!\d)20\d\d[-_]?(?:0[1-9]|1[0-2])(?:[-_]?(?:0[1-9]|[12]\d|3[01]))?(?!\d)/g, "");
}

interface PlanWithLinks {
  plan: PublishedPlan;
  links: ReadonlyMap<string, LinkedFile>;
}

async function keepPart(
  client: pg.ClientBase,
  plans: readonly PlanWithLinks[],
  { entityName, isSample }: { entityName: string | null; isSample: boolean },
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
  await client.query(
    `insert into named_links (payer_file_plan_id, kind, address, description)
     select payer_file_plan_id, kind, address, description
     from jsonb_to_recordset($1::jsonb) as link("idType" text, "planId" text, kind text, address text, description text)
     join payer_file_plans plan on plan.id_type = link."idType" and plan.plan_id = link."planId"`,
    [JSON.stringify(links)],
  );
}

/** Plans that the table says everything of: those that it names, and all of its payer ($2; null: it says nothing of others). */
const SETTLED = `payer_file_plan_id in (
  select payer_file_plan_id from named_links union all select payer_file_plan_id from payer_file_plans where entity_name = $2)`;
/** What the table ($1) named of them before and does not name now. */
const DROPPED = `
  select payer_file_plan_id, kind, address, named_by from payer_file_links link
  where named_by = $1 and ${SETTLED} and not exists (
    select from named_links named where named.payer_file_plan_id = link.payer_file_plan_id
      and named.kind = link.kind and named.address = link.address)`;

/** Links become those of the present month, dropped ones those of the former month; what was former goes with its files and plans. */
async function changeLinks(client: pg.ClientBase, namedBy: string, payer: string | null): Promise<void> {
  await client.query("analyze named_links");
  const { rows: older } = await client.query<{ plan: number; address: string }>(
    `delete from payer_file_former_links where named_by = $1 and ${SETTLED} and exists (${DROPPED})
     returning payer_file_plan_id as plan, address`,
    [namedBy, payer],
  );
  await client.query(
    `with dropped as (${DROPPED}), gone as (
       delete from payer_file_links link using dropped
       where (link.payer_file_plan_id, link.kind, link.address, link.named_by)
         = (dropped.payer_file_plan_id, dropped.kind, dropped.address, dropped.named_by))
     insert into payer_file_former_links (payer_file_plan_id, kind, address, named_by) select * from dropped`,
    [namedBy, payer],
  );
  await client.query(
    `insert into payer_file_links (payer_file_plan_id, kind, address, named_by, description)
     select payer_file_plan_id, kind, address, $1, description from named_links
     on conflict (payer_file_plan_id, kind, address, named_by) do update set description = excluded.description`,
    [namedBy],
  );
  await client.query(
    `delete from payer_files file where address = any($1::text[])
       and not exists (select from payer_file_links where address = file.address)
       and not exists (select from payer_file_former_links where address = file.address)`,
    [older.map(({ address }) => address)],
  );
  await client.query(
    `delete from payer_file_plans plan where payer_file_plan_id = any($1::int[])
       and not exists (select from payer_file_links where payer_file_plan_id = plan.payer_file_plan_id)
       and not exists (select from payer_file_former_links where payer_file_plan_id = plan.payer_file_plan_id)`,
    [older.map(({ plan }) => plan)],
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
