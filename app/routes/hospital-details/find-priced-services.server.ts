import type { HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import { findPricePresence } from "#app/domain/prices/at-hospital/find-price-presence.server.ts";
import { priceServicesAtHospital } from "#app/domain/prices/at-hospital/price-services-at-hospital.server.ts";
import { listCommonServicesAt } from "#app/domain/services/list-common-services-at.server.ts";
import { searchServices } from "#app/domain/services/search-services.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import type { PricedService } from "./prices-here.tsx";

type Hospital = Pick<HospitalDetails, "hospitalId">;

const COMMON_SERVICES = 10;
const MAX_FOUND = 100;

/** What the services that most hospitals price cost at this one. */
export async function findCommonServices(db: Database, { hospitalId }: Hospital): Promise<PricedService[]> {
  return findPriced(db, hospitalId, await listCommonServicesAt(db, hospitalId, { limit: COMMON_SERVICES }));
}

/** The hospital's services for words or a code; null where nothing is asked for. `missing`: why it has none of them; null: it
 *  has some, or no service is known by these words. */
export async function searchInside(db: Database, { hospitalId }: Hospital, text: string) {
  if (text === "") return null;
  const { services } = await searchServices(db, text, { limit: MAX_FOUND });
  const priced = await findPriced(db, hospitalId, services);
  const isMissing = priced.length === 0 && services.length > 0;
  const [presence] = isMissing ? await findPricePresence(db, [hospitalId], services) : [];
  return {
    text,
    services: priced,
    missing: presence === undefined || presence === "priced" ? null : presence,
  };
}

/** Those of the services that the hospital prices, in their order. */
async function findPriced(
  db: Database,
  hospitalId: number,
  services: readonly ServiceItem[],
): Promise<PricedService[]> {
  const prices = await priceServicesAtHospital(db, hospitalId, services);
  const named = new Map(services.map((service) => [`${service.codeType} ${service.code}`, service]));
  return prices.flatMap((price) => {
    const service = named.get(`${price.codeType} ${price.code}`);
    return service ? [{ service, price }] : [];
  });
}
