import { sql } from "drizzle-orm";
import { type Plausibility, plausibleServices } from "#app/domain/providers/plausible-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isFlag, isInteger, isListOf, isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { ReferenceSets } from "../read/reference-sets.ts";
import type { KnownProviders } from "./settle-rates.ts";

const NPIS_OF_QUERY = 50_000;

/** What is known of the providers that a file names, for the codes of its lists. */
export async function loadKnownProviders(
  db: Database,
  providers: ReferenceSets,
  codes: readonly string[],
): Promise<KnownProviders> {
  const npis = [...distinctNpis(providers)];
  const known = new Map<number, { isActive: boolean; taxonomies: readonly string[] }>();
  for (let from = 0; from < npis.length; from += NPIS_OF_QUERY) {
    const part = npis.slice(from, from + NPIS_OF_QUERY);
    const rows = await readRows(
      db,
      { npi: isInteger, isActive: isFlag, taxonomies: isListOf(isText) },
      sql`select npi::float8 as npi, is_active as "isActive", taxonomies from providers where npi = any(${sql.param(part)}::bigint[])`,
    );
    for (const { npi, ...provider } of rows) known.set(npi, provider);
  }
  const evidence = await readRows(
    db,
    { code: isText, npi: isInteger },
    sql`select code, npi::float8 as npi from provider_services where code = any(${sql.param([...new Set(codes)])}::text[])`,
  );
  const billed = new Set(
    evidence.filter(({ npi }) => known.has(npi)).map(({ code, npi }) => `${code} ${npi}`),
  );
  return {
    find: (npi) => known.get(npi) ?? null,
    judge: (npi, service) =>
      judge(known.get(npi)?.taxonomies ?? [], billed.has(`${service.code} ${npi}`), service),
  };
}

/** How likely it is that a provider performs a service: what Medicare paid it for, then what its taxonomies bill. */
export function judge(
  taxonomies: readonly string[],
  isBilled: boolean,
  service: { codeType: string; code: string; billingClass: string },
): Plausibility {
  if (isBilled) return "likely";
  return plausibleServices().judge(service)?.(taxonomies) ?? "unsure";
}

function distinctNpis(providers: ReferenceSets): Set<number> {
  const npis = new Set<number>();
  for (let group = 0; group < providers.groupCount; group++) {
    for (const npi of providers.membersOf(group)) if (npi > 0) npis.add(npi);
  }
  return npis;
}
