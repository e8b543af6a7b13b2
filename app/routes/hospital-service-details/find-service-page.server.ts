import type { ComparableKey } from "#app/domain/billing-codes/comparable-key.ts";
import { serviceCategory } from "#app/domain/billing-codes/service-category.ts";
import type { ServiceCode } from "#app/domain/billing-codes/service-code.ts";
import { implausibilityOf } from "#app/domain/charges/implausibility.ts";
import { findHospital, type HospitalDetails } from "#app/domain/hospitals/find-hospital.server.ts";
import { US_STATES } from "#app/domain/hospitals/us-states.ts";
import { listPriceHistory } from "#app/domain/prices/list-price-history.server.ts";
import { listServiceCharges } from "#app/domain/prices/list-service-charges.server.ts";
import { listServiceRates } from "#app/domain/prices/list-service-rates.server.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import { listCategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import { findServiceStanding } from "#app/domain/statistics/service-standing.server.ts";
import { listServiceSettings } from "#app/domain/statistics/usual-setting.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type ChargeLine, priceOf } from "./charge-price.ts";
import type { ServiceQuery } from "./service-query.ts";

/** All that the page says of what an address asks. */
export async function findServicePage(db: Database, query: ServiceQuery) {
  const { name, code, codeType } = query;
  if (name === "" && query.id === "") return { outcome: "unnamed hospital" as const, name };
  const found = await findHospital(db, query);
  if (found.outcome === "unknown") return { outcome: "unknown hospital" as const, name };
  if (found.outcome === "several") {
    return { outcome: "several" as const, name, hospitals: found.hospitals, code, codeType };
  }
  const { hospital } = found;
  if (code === "") return { outcome: "unnamed service" as const, name: hospital.name, hospital };
  return findCharges(db, hospital, query);
}

async function findCharges(db: Database, hospital: HospitalDetails, query: ServiceQuery) {
  const { hospitalId, name, state } = hospital;
  const { code, codeType } = query;
  if (codeType === null) {
    const categories = await listCategories(db, { hospitalId });
    return {
      outcome: "unknown service" as const,
      name,
      hospital,
      code,
      codeType,
      subcategory: "",
      services: [],
      categories,
    };
  }
  const service = { hospitalId, codeType, code };
  const listed = await listServiceCharges(db, service);
  const charges = listed.charges.map(({ rates: _, ...charge }): ChargeLine => charge);
  const chosen =
    charges.find(({ chargeNo }) => chargeNo === query.line) ??
    charges.find((charge) => priceOf(charge) !== null) ??
    charges[0];
  if (!chosen) {
    const others = await findOthers(db, service);
    return { outcome: "unknown service" as const, name, hospital, code, codeType, ...others };
  }
  const kind = priceOf(chosen)?.kind ?? "cash";
  const like = { ...chosen, codeType, code, billingClass: chosen.comparedClass };
  const [known, { setting, ...standing }, rates, history] = await Promise.all([
    findService(db, service),
    findStanding(db, like, { state, kind }),
    findRates(db, { ...service, chargeNo: chosen.chargeNo }, query),
    listPriceHistory(db, service),
  ]);
  return {
    outcome: "found" as const,
    name,
    hospital,
    service: { codeType, code, name: known?.plainName ?? chosen.description },
    category: known && { category: known.category, subcategory: known.subcategory },
    charges,
    chargeCount: listed.total,
    chosen,
    line: query.line,
    stateName: US_STATES.get(state) ?? state,
    standing,
    /** The setting among whose prices it stands. */
    setting,
    implausible: implausibilityOf(chosen, standing.middleDollars),
    rates,
    history,
  };
}

/** A price for both settings and classes stands among the outpatient, or what is usual, and the facilities' prices. */
async function findStanding(
  db: Database,
  like: ComparableKey,
  where: { state: string; kind: "cash" | "gross" },
) {
  const settings = like.setting === "both" ? await listServiceSettings(db, like) : [];
  const setting = like.setting === "both" ? (settings[0]?.setting ?? "outpatient") : like.setting;
  const billingClass = like.billingClass === "both" ? "facility" : like.billingClass;
  return { setting, ...(await findServiceStanding(db, { ...like, setting, billingClass }, where)) };
}

const ratesPerPage = 100;

/** A page of the negotiated charges of a line, of one payer if the address names one. */
async function findRates(
  db: Database,
  charge: ServiceCode & { hospitalId: number; chargeNo: number },
  { payer, page: asked }: ServiceQuery,
) {
  const found = await listServiceRates(db, { ...charge, payer, page: asked ?? 1, pageSize: ratesPerPage });
  const pageCount = Math.max(1, Math.ceil(found.total / ratesPerPage));
  const page = asked !== null && asked <= pageCount ? asked : null;
  return { ...found, payer, page, pageCount };
}

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
