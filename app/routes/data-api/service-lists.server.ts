import { listServices } from "#app/domain/services/list-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { names } from "./replies.server.ts";

const MAX_SERVICES = 1000;

/** The values for the codes of services, in their order. */
export const serviceNamesAndTypes = {
  services: names,
  code_types: names.meta({ description: "CPT, HCPCS, CDT, MS-DRG, RC, NDC and others." }),
};

/** A subcategory's services as parallel lists. */
export async function serviceLists(
  db: Database,
  wanted: Omit<Parameters<typeof listServices>[1], "page" | "pageSize">,
): Promise<{ codes: string[]; services: string[]; code_types: string[] }> {
  const { services } = await listServices(db, { ...wanted, pageSize: MAX_SERVICES });
  return {
    codes: services.map(({ code }) => code),
    services: services.map(({ name }) => name),
    code_types: services.map(({ codeType }) => codeType),
  };
}
