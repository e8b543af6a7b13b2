import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { findHospital, type HospitalDetails } from "#app/domain/hospitals/find-hospital.server.ts";
import { choiceInJson } from "#app/domain/hospitals/hospital-choice.ts";
import { listCategories, listSubcategories } from "#app/domain/services/list-categories.server.ts";
import { listServices } from "#app/domain/services/list-services.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { queryText } from "#app/platform/http/query-value.ts";
import { type TableRow, tableFile } from "#app/platform/http/table-file.server.ts";
import { readAskedHospital } from "./hospital-query.ts";

const mostOfSubcategory = 1000;

/** A hospital's services as CSV or JSON: those of the page's category and subcategory, else all. JSON says about the
 *  hospital what the page says. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const query = new URL(request.url).searchParams;
  const asked = readAskedHospital(query);
  if (asked.name === "" && asked.id === "") return jsonError(400, "Name a hospital: ?name=");
  const found = await findHospital(context.db, asked);
  if (found.outcome === "unknown") return jsonError(404, "Hospital not found");
  if (found.outcome === "several") {
    return jsonError(400, "Several hospitals have this name: add its id.", {
      more: {
        alternatives: found.hospitals.map(choiceInJson),
      },
    });
  }
  const { hospital } = found;
  const rows = await listChosenServices(context.db, hospital.hospitalId, {
    category: queryText(query, "category"),
    subcategory: queryText(query, "subcategory"),
  });
  return tableFile(request, {
    name: "hospital-services",
    about: aboutHospital(hospital),
    columns: ["category", "subcategory", "code_type", "code", "service_name"],
    rows,
  });
}

async function listChosenServices(
  db: Database,
  hospitalId: number,
  chosen: { category: string; subcategory: string },
): Promise<TableRow[]> {
  const isChosen = (name: string, choice: string) => choice === "" || name === choice;
  const categories = await listCategories(db, { hospitalId });
  const rows: TableRow[] = [];
  for (const category of categories.filter((name) => isChosen(name, chosen.category))) {
    const subcategories = await listSubcategories(db, { category, hospitalId });
    for (const subcategory of subcategories.filter((name) => isChosen(name, chosen.subcategory))) {
      for (let page = 1, isLast = false; !isLast; page++) {
        const { services, total } = await listServices(db, {
          category,
          subcategory,
          hospitalId,
          page,
          pageSize: mostOfSubcategory,
        });
        for (const { codeType, code, name } of services) {
          rows.push({
            category: categoryName(category),
            subcategory: subcategoryName(subcategory),
            code_type: codeType,
            code,
            service_name: name,
          });
        }
        isLast = page * mostOfSubcategory >= total;
      }
    }
  }
  return rows;
}

function aboutHospital(hospital: HospitalDetails): TableRow {
  return {
    name: hospital.name,
    id: hospital.shortId,
    city: hospital.city,
    state: hospital.state,
    address: hospital.address,
    phone: hospital.phone,
    latitude: hospital.latitude,
    longitude: hospital.longitude,
    negotiation_status: hospital.negotiationStatus,
    price_count: hospital.priceCount,
    service_count: hospital.serviceCount,
    cash_price_count: hospital.cashPriceCount,
    file_date: hospital.fileDate,
    source_url: hospital.sourceUrl,
    source: `/price-files/${hospital.importId}`,
  };
}
