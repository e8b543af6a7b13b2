import { listSources } from "#app/domain/sources/list-sources.server.ts";
import type { PooledDatabase } from "#app/platform/db/open-database.server.ts";
import { listRows } from "../../fixtures/mrf/list-rows.ts";
import type { County } from "./open-county.ts";

/** What is not as it should be at the end of a county's month; none where all is. */
export async function judgeCounty(db: PooledDatabase, county: County): Promise<string[]> {
  const faults: string[] = [];
  const sources = await listSources(db);
  const byAddress = new Map(sources.map((source) => [source.address, source]));
  for (const site of county.sites) {
    const source = byAddress.get(county.addressOf(site));
    const codes = [
      source?.why?.reason,
      ...(source?.files ?? []).flatMap(({ why, hold }) => [why?.reason, ...(hold?.reasons ?? [])]),
    ].filter((code) => code !== undefined);
    const isRight =
      source?.state === site.state &&
      (site.reason === null
        ? codes.length === 0
        : codes.some((code) => site.reason?.split(" ").includes(code)));
    if (!isRight)
      faults.push(`${site.kind} at ${site.host} is ${source?.state}, ${codes.join(" ") || "no reason"}`);
  }
  const imported = await listRows(db, "select sha256 from imports");
  const expected = new Set(county.sites.flatMap((site) => site.imported));
  const known = new Set(imported);
  for (const { kind, host, imported: shas } of county.sites) {
    const lost = shas.filter((sha) => !known.has(sha));
    if (lost.length > 0) faults.push(`${kind} at ${host} lost ${lost.length} of ${shas.length} files`);
  }
  if (known.size !== imported.length)
    faults.push(`${imported.length - known.size} files were imported twice`);
  const strange = imported.filter((sha) => !expected.has(sha));
  if (strange.length > 0) faults.push(`${strange.length} files were imported that should not`);
  for (const { host, what } of county.rudeness) faults.push(`impolite at ${host}: ${what}`);
  return faults;
}
