import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { type TableRow, tableFile } from "#app/platform/http/table-file.server.ts";
import { readCompareQuery } from "./compare-query.ts";
import { findComparison, problemsOf } from "./find-comparison.server.ts";

const rowsPerFile = 1000;

const columns = [
  "code_type",
  "code",
  "service_name",
  "category",
  "setting",
  "billing_class",
  "modifiers",
  "drug_unit",
  "price_kind",
  "hospital1_price",
  "hospital2_price",
  "difference",
];

/** The comparison of /compare as CSV or JSON, by the same filters; `page` counts pages of 1,000. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query } = readCompareQuery(request);
  const { sides, comparison } = await findComparison(context.db, query, rowsPerFile);
  if (!comparison) {
    const [problem = "Several hospitals have this name: say which with id1 and id2."] = problemsOf(sides);
    return jsonError(400, problem);
  }
  const { hospital1, hospital2, rows, total } = comparison;
  return tableFile(request, {
    name: "hospital-comparison",
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
    rows:
      query.page === null
        ? []
        : rows.map(
            (row): TableRow => ({
              code_type: row.codeType,
              code: row.code,
              service_name: row.serviceName,
              category: categoryName(row.category),
              setting: row.setting,
              billing_class: row.billingClass,
              modifiers: row.modifiers,
              drug_unit: row.drugUnit,
              price_kind: row.priceKind,
              hospital1_price: dollarsNumber(row.price1Dollars),
              hospital2_price: dollarsNumber(row.price2Dollars),
              difference: dollarsNumber(row.differenceDollars),
            }),
          ),
  });
}
