import type pg from "pg";
import { CmsFileError } from "#app/domain/cms-files/cms-refusal.ts";
import type { CmsMember } from "#app/domain/cms-files/open-cms-members.server.ts";
import { readRowsOf } from "#app/domain/cms-files/rows-of-member.server.ts";
import { copyRows, openCopyLines } from "#app/platform/db/copy-rows.server.ts";
import { isNpi } from "./npi.ts";

/** NPPES has some 300,000 of them. */
const MAX_NPIS = 5_000_000;

/**
 * Marks the NPIs of NPPES's report of deactivated ones, whatever their state; one that is not known yet is kept without a name. A title may
 * be above the header. How many rows the report has. Throws `CmsFileError` where it cannot be read or has no column of NPIs.
 */
export async function importDeactivatedNpis(
  client: pg.ClientBase,
  member: CmsMember,
  onBytes: (bytes: Uint8Array) => void,
): Promise<number> {
  const lines = openCopyLines();
  let column = -1;
  let npiCount = 0;
  await readRowsOf(member, {
    onBytes,
    onRow(cells) {
      if (column < 0) column = cells.findIndex((cell) => cell.trim().toUpperCase() === "NPI");
      else if (isNpi(Number(cells[column]))) {
        npiCount += 1;
        if (npiCount > MAX_NPIS)
          throw new CmsFileError({ reason: "unreadable", told: `it has over ${MAX_NPIS} NPIs` });
        lines.add(`${Number(cells[column])}\n`);
      }
    },
  });
  if (column < 0) throw new CmsFileError({ reason: "unknown-layout" });
  await client.query("create temporary table deactivated_npis (npi bigint) on commit drop");
  await copyRows(client, "deactivated_npis", ["npi"], lines.take());
  await client.query(`
    insert into providers (npi, is_person, name, taxonomies, is_active)
    select distinct npi, false, '', '{}'::text[], false from deactivated_npis
    on conflict (npi) do update set is_active = false`);
  await client.query("drop table deactivated_npis");
  return npiCount;
}
