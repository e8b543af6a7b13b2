import { priceServicesAtHospital } from "#app/domain/prices/at-hospital/price-services-at-hospital.server.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";
import { logFailure } from "#app/platform/log/log-failure.ts";
import type { ServicesPanel } from "./other-services.tsx";

const servicesPerPage = 8;

/** The 'Other Services' panel at what the address chooses. A choice that the hospital does not have is none; a panel
 *  that cannot be read says so and leaves the rest of the page standing. */
export async function readServicesPanel(
  db: Database,
  hospitalId: number,
  query: URLSearchParams,
): Promise<ServicesPanel> {
  try {
    return await findServices(db, hospitalId, query);
  } catch (error) {
    logFailure("A hospital's services could not be listed", error);
    return { outcome: "failed", categories: [], category: "", subcategories: [], subcategory: "" };
  }
}

async function findServices(
  db: Database,
  hospitalId: number,
  query: URLSearchParams,
): Promise<ServicesPanel> {
  const categories = await listCategories(db, { hospitalId });
  const asked = queryText(query, "category");
  const category = categories.find((one) => one === asked) ?? "";
  const subcategories = category ? await listSubcategories(db, { category, hospitalId }) : [];
  const subcategory = subcategories.find((one) => one === queryText(query, "subcategory")) ?? "";
  const choice = { categories, category, subcategories, subcategory };
  if (asked !== "" && category === "") return { outcome: "none", ...choice };
  if (subcategory === "") return { outcome: "unchosen", ...choice };

  const page = queryPage(query);
  const { services, total } = await listServices(db, {
    category,
    subcategory,
    hospitalId,
    page: page ?? 1,
    pageSize: servicesPerPage,
  });
  if (total === 0) return { outcome: "none", ...choice };
  const pageCount = Math.ceil(total / servicesPerPage);
  if (page === null || page > pageCount) return { outcome: "no such page", pageCount, ...choice };
  const prices = await priceServicesAtHospital(db, hospitalId, services);
  const listed = services.map((service) => {
    const price = prices.find((one) => one.codeType === service.codeType && one.code === service.code);
    return {
      ...service,
      price: price ? { priceDollars: price.priceDollars, priceKind: price.priceKind } : null,
    };
  });
  return { outcome: "listed", services: listed, total, page, pageCount, ...choice };
}
