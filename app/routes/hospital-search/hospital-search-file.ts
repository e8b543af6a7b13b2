import type { LoaderFunctionArgs } from "@remix-run/node";
import { priceColumns } from "#app/components/price-columns.ts";
import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { findServicePrices } from "./find-service-prices.server.ts";
import { readSearchQuery } from "./search-query.ts";

const rowsPerFile = 100;

/** The prices of /hospital_search as CSV or JSON, by the same filters; `page` counts pages of 100. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = readSearchQuery(request);
  const { db, gazetteer } = context;
  const found = await findServicePrices(db, gazetteer, query, rowsPerFile);
  const { prices, service, fieldProblems, problems, foundPlace, whereSearched } = found;
  if (foundPlace?.outcome === "unknown") {
    const suggestions = foundPlace.near.map(({ label }) => label);
    return jsonError(400, sayUnknownPlace("en", query.location), {
      reason: "unknown-place",
      more: { suggestions },
    });
  }
  const [first] = fieldProblems;
  if (first) return jsonError(400, `${first.fieldId}: ${first.message}`);
  if (!prices || !service) return jsonError(404, "No service with this name or code has prices here.");
  return tableFile(request, {
    name: "service-prices",
    about: {
      code_type: service.codeType,
      code: service.code,
      service_name: service.name,
      hospital_count: prices.hospitalCount,
      lowest_price: dollarsNumber(prices.priceRange?.lowestDollars ?? null),
      highest_price: dollarsNumber(prices.priceRange?.highestDollars ?? null),
      price_kind: prices.priceRange?.priceKind ?? null,
      setting: found.setting,
      left_out_as_implausible: prices.implausibleCount,
      total: prices.total,
      page: query.page,
      page_count: prices.pageCount,
      note: [...problems, ...whereSearched].join(" ") || null,
    },
    columns: priceColumns,
    rows: query.page === null ? [] : prices.results,
  });
}
