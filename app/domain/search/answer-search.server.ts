import {
  type NamedHospital,
  searchHospitals,
  searchMisspeltHospitals,
} from "#app/domain/hospitals/finding/search-hospitals.server.ts";
import { type ServiceSearch, searchServices } from "#app/domain/services/search-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";

/** What one box of words found: services, and hospitals that bear such a name. */
export type SearchAnswer = ServiceSearch & { hospitals: NamedHospital[] };

const MAX_HOSPITALS = 20;

/**
 * Returns services and hospitals for what a visitor typed. A hospital's name isn't a service: where a name has the words, and no
 * service is called so, hospitals' descriptions of services are left out.
 */
export async function answerSearch(
  db: Database,
  q: string,
  { limit }: { limit: number },
): Promise<SearchAnswer> {
  const [found, named] = await Promise.all([
    searchServices(db, q, { limit }),
    searchHospitals(db, q, { limit: MAX_HOSPITALS }),
  ]);
  const isNamed = !found.isMended && found.by === "name";
  const isMeant = !found.isMended && ["code", "meaning", "absent"].includes(found.by);
  if (isMeant || (found.services.length > 0 && named.length === 0)) return { ...found, hospitals: [] };
  if (named.length > 0) return isNamed ? { ...found, hospitals: named } : onlyHospitals(named);
  const spelt = await searchMisspeltHospitals(db, q, { limit: MAX_HOSPITALS });
  return spelt.length > 0 ? onlyHospitals(spelt) : { ...found, hospitals: [] };
}

function onlyHospitals(hospitals: NamedHospital[]): SearchAnswer {
  return { by: "nothing", question: null, services: [], isMended: false, hospitals };
}
