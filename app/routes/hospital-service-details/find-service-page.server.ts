import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { findHospital, type HospitalDetails } from "#app/domain/hospitals/finding/find-hospital.server.ts";
import type { Language } from "#app/domain/language/language.ts";
import { listServiceCharges } from "#app/domain/prices/at-hospital/list-service-charges.server.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import { getPriceFileStanding } from "#app/domain/sources/find-price-file-standing.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { describeService } from "./describe-service.server.ts";
import type { ServiceQuery } from "./service-query.ts";

/** All that the page says of what an address asks; `today`: the ISO day on which it is asked. */
export async function findServicePage(language: Language, db: Database, query: ServiceQuery, today: string) {
  const { name, code, codeType } = query;
  if (name === "" && query.id === "") return { outcome: "unnamed hospital" as const, name };
  const found = await findHospital(db, query);
  if (found.outcome === "unknown") return { outcome: "unknown hospital" as const, name };
  if (found.outcome === "several") {
    return { outcome: "several" as const, name, hospitals: found.hospitals, code, codeType };
  }
  if (found.outcome === "not-loaded") return { ...found, name: found.hospital.name, code, codeType };
  const { hospital } = found;
  if (code === "") return { outcome: "unnamed service" as const, name: hospital.name, hospital };
  return findCharges(language, db, hospital, query, today);
}

async function findCharges(
  language: Language,
  db: Database,
  hospital: HospitalDetails,
  query: ServiceQuery,
  today: string,
) {
  const { hospitalId, name } = hospital;
  const { code, codeType } = query;
  const none = { outcome: "unknown service" as const, name, hospital, code };
  if (codeType === null) {
    const categories = await listCategories(db, { hospitalId });
    return { ...none, codeType, subcategory: "", services: [], categories };
  }
  const service = { hospitalId, codeType, code };
  const listed = await listServiceCharges(db, service, { lines: query.line === null ? [] : [query.line] });
  const [first, ...others] = listed.charges;
  if (!first) return { ...none, codeType, ...(await findOthers(db, service)) };
  const [described, fileStanding] = await Promise.all([
    describeService(language, db, hospital, { codeType, code }, [first, ...others], query, today),
    getPriceFileStanding(db, hospitalId, today),
  ]);
  const { charges, total: chargeCount } = listed;
  return { outcome: "found" as const, name, hospital, charges, chargeCount, fileStanding, ...described };
}

/** One service at one hospital, as its page shows it. */
export type FoundServicePage = Extract<Awaited<ReturnType<typeof findServicePage>>, { outcome: "found" }>;

const fewServices = 8;

/** Services of the hospital that are near the one it does not have, else where its services are. */
async function findOthers(db: Database, { hospitalId, ...service }: ServiceCode & { hospitalId: number }) {
  const near = serviceCategory(service);
  const [{ services }, categories] = await Promise.all([
    listServices(db, { ...near, hospitalId, pageSize: fewServices }),
    listCategories(db, { hospitalId }),
  ]);
  return { subcategory: near.subcategory, services, categories };
}
