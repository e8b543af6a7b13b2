import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import type { ComparedPrice } from "#app/domain/prices/compare-hospitals.server.ts";
import { listAllComparedPrices } from "#app/domain/prices/list-all-compared-prices.server.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { nextPage } from "#app/platform/http/next-page.ts";
import type { TableColumn } from "#app/platform/http/table-column.ts";
import { csvFile, isCsvAsked, jsonPage } from "#app/platform/http/table-file.server.ts";
import { readCompareQuery } from "./compare-query.ts";
import { findComparison, problemsOf } from "./find-comparison.server.ts";

const rowsPerPage = 1000;

const columns: TableColumn<ComparedPrice>[] = [
  { name: "code_type", of: (row) => row.codeType },
  { name: "code", of: (row) => row.code },
  { name: "service_name", of: (row) => row.serviceName },
  { name: "category", of: (row) => categoryName(row.category) },
  { name: "setting", of: (row) => row.setting },
  { name: "billing_class", of: (row) => row.billingClass },
  { name: "modifiers", of: (row) => row.modifiers },
  { name: "drug_unit", of: (row) => row.drugUnit },
  { name: "price_kind", of: (row) => row.priceKind },
  { name: "hospital1_price", of: (row) => dollarsNumber(row.price1Dollars) },
  { name: "hospital2_price", of: (row) => dollarsNumber(row.price2Dollars) },
  { name: "difference", of: (row) => dollarsNumber(row.differenceDollars) },
  { name: "hospital1_source_place", of: (row) => sourcePlace(row.source1) },
  { name: "hospital2_source_place", of: (row) => sourcePlace(row.source2) },
];

/** The comparison of /compare by the same filters: CSV has all of it, JSON pages of 1,000 that `page` counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query } = readCompareQuery(request);
  const { sides, comparison } = await findComparison(context.db, query, rowsPerPage);
  if (!comparison) {
    const [problem = "Several hospitals have this name: say which with id1 and id2."] = problemsOf(sides);
    return jsonError(400, problem);
  }
  const { hospital1, hospital2, rows, total, pageCount } = comparison;
  if (isCsvAsked(request)) {
    const all = listAllComparedPrices(context.db, {
      hospitalId1: hospital1.hospitalId,
      hospitalId2: hospital2.hospitalId,
      category: query.category,
      q: query.q,
    });
    return csvFile(request, { name: "hospital-comparison", columns, rows: all, rowCount: total });
  }
  return jsonPage({
    about: {
      hospital1: hospital1.name,
      hospital1_file_date: hospital1.fileDate,
      hospital1_source: `/price-files/${hospital1.importId}`,
      hospital2: hospital2.name,
      hospital2_file_date: hospital2.fileDate,
      hospital2_source: `/price-files/${hospital2.importId}`,
      total,
      page: query.page,
    },
    columns,
    rows: query.page === null ? [] : rows,
    total,
    next: nextPage(request, query.page, pageCount),
  });
}
