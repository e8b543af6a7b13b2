import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import {
  isFlag,
  isInteger,
  isOneOf,
  isText,
  orNull,
  readRow,
  readRows,
} from "#app/platform/db/read-rows.server.ts";
import { fileNameOf } from "../find-payer-files.server.ts";

/** A file that a plan names, read or not. */
export interface PlanFile {
  kind: "in-network" | "allowed";
  address: string;
  fileName: string;
  description: string | null;
  /** Null: it was never read whole. */
  fileId: number | null;
  /** ISO; null: the file does not say, or was not read. */
  updatedOn: string | null;
  /** Prices in the file as published. */
  publishedCount: number;
}

export interface RatedPlan {
  id: number;
  idType: string;
  planId: string;
  name: string;
  issuerName: string | null;
  sponsorName: string | null;
  entityName: string | null;
  files: PlanFile[];
  /** Changes with each import of providers. */
  providersEdition: string;
}

/** A plan by the id on its card; null: no table of contents that was imported names it. */
export async function findRatedPlan(db: Database, idType: string, planId: string): Promise<RatedPlan | null> {
  const [plan] = await readRows(
    db,
    {
      id: isInteger,
      idType: isText,
      planId: isText,
      name: isText,
      issuerName: orNull(isText),
      sponsorName: orNull(isText),
      entityName: orNull(isText),
    },
    sql`
    select payer_file_plan_id as id, id_type as "idType", plan_id as "planId", name, issuer_name as "issuerName",
      sponsor_name as "sponsorName", entity_name as "entityName"
    from payer_file_plans where id_type = ${idType} and plan_id = ${planId}`,
  );
  if (plan === undefined) return null;
  const [files, { edition }] = await Promise.all([
    filesOfPlan(db, plan.id),
    readRow(
      db,
      { edition: isText },
      sql`select coalesce(max(imported_at)::text, '') as edition from provider_files`,
    ),
  ]);
  return { ...plan, files, providersEdition: edition };
}

/** Whether a plan is loaded at all. */
export async function hasRatedPlans(db: Database): Promise<boolean> {
  const { isAny } = await readRow(
    db,
    { isAny: isFlag },
    sql`select exists (select from payer_file_plans) as "isAny"`,
  );
  return isAny;
}

async function filesOfPlan(db: Database, planId: number): Promise<PlanFile[]> {
  const rows = await readRows(
    db,
    {
      kind: isOneOf(["in-network", "allowed"]),
      address: isText,
      description: orNull(isText),
      fileId: orNull(isInteger),
      updatedOn: orNull(isText),
      publishedCount: isInteger,
    },
    sql`
    select distinct on (link.kind, link.address) link.kind, link.address, link.description, file.payer_file_id as "fileId", file.updated_on::text as "updatedOn",
      coalesce((file.counts->>'read')::int, 0) as "publishedCount"
    from payer_file_links link left join payer_files file on file.address = link.address and file.is_current
    where link.payer_file_plan_id = ${planId} order by link.kind, link.address`,
  );
  return rows.map((row) => ({ ...row, fileName: fileNameOf(row.address) }));
}
