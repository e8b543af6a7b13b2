import { sql } from "drizzle-orm";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isListOf, isOneOf, isText, orNull, readRows } from "#app/platform/db/read-rows.server.ts";
import { fileNameOf } from "../find-payer-files.server.ts";
import type { PriceBalance } from "../store/settle-rates.ts";
import { findRatedPlan, type RatedPlan } from "./find-plan.server.ts";

/** A file of a plan as its page describes it. */
export interface DescribedFile {
  kind: "in-network" | "allowed";
  fileName: string;
  description: string | null;
  /** Null: it was never read whole. */
  updatedOn: string | null;
  isRead: boolean;
  refusal: string | null;
  networkNames: string[];
  /** Null: it was not read, or has allowed amounts. */
  balance: PriceBalance | null;
}

export interface DescribedPlan extends Omit<RatedPlan, "files"> {
  files: DescribedFile[];
}

/** A plan with what is known of each of its files; null: no table of contents that was imported names it. */
export async function describePlan(
  db: Database,
  idType: string,
  planId: string,
): Promise<DescribedPlan | null> {
  const plan = await findRatedPlan(db, idType, planId);
  if (plan === null) return null;
  const rows = await readRows(
    db,
    {
      kind: isOneOf(["in-network", "allowed"]),
      address: isText,
      description: orNull(isText),
      refusal: orNull(isText),
      updatedOn: orNull(isText),
      networkNames: isListOf(isText),
      counts: (value): value is PriceBalance | Record<string, never> | null => typeof value === "object",
    },
    sql`
    select distinct on (link.kind, link.address) link.kind, link.address, link.description, link.refusal,
      file.updated_on::text as "updatedOn", coalesce(file.network_names, '{}') as "networkNames", file.counts
    from payer_file_links link left join payer_files file on file.address = link.address and file.is_current
    where link.payer_file_plan_id = ${plan.id} order by link.kind desc, link.address`,
  );
  const files = rows.map(({ address, counts, ...row }) => ({
    ...row,
    fileName: fileNameOf(address),
    isRead: counts !== null,
    balance: counts !== null && "read" in counts ? (counts as PriceBalance) : null,
  }));
  return { ...plan, files };
}
