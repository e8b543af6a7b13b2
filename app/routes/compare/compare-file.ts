import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { type Dollars, differenceDollars, dollarsNumber } from "#app/domain/money/dollars.ts";
import { type ComparedPrice, compareHospitals } from "#app/domain/prices/compare/compare-hospitals.server.ts";
import { listAllComparedPrices } from "#app/domain/prices/compare/list-all-compared-prices.server.ts";
import { sourcePlace } from "#app/domain/prices/source-place.ts";
import { nextPage } from "#app/platform/http/addresses/next-page.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import type { Cell, TableColumn } from "#app/platform/http/replies/table-column.ts";
import { csvFile, isCsvAsked, jsonPage } from "#app/platform/http/replies/table-file.server.ts";
import { readCompareQuery } from "./compare-query.ts";
import type { ComparedHospital } from "./find-side.server.ts";
import { findSides, problemsOf } from "./find-sides.server.ts";

const rowsPerPage = 1000;

/** The comparison of /compare by the same filters: CSV has all of it, JSON pages of 1,000 that `page` counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query } = readCompareQuery(request);
  const found = await findSides(context.readDb, query.sides);
  const { hospitals } = found;
  if (hospitals === null) {
    const [problem = wordsIn(context.language).compare.compareFile.several] = problemsOf(
      context.language,
      found,
    );
    return jsonError(400, problem);
  }
  const wanted = {
    hospitalIds: hospitals.map(({ hospitalId }) => hospitalId),
    ...(query.category ? { category: query.category } : {}),
    ...(query.q ? { q: query.q } : {}),
  };
  const columns = columnsFor(context.language, hospitals.length);
  const { rows, total } = await compareHospitals(context.readDb, {
    ...wanted,
    page: query.page ?? 1,
    pageSize: rowsPerPage,
  });
  if (isCsvAsked(request)) {
    const all = listAllComparedPrices(context.readDb, wanted);
    return csvFile(request, { name: "hospital-comparison", columns, rows: all, rowCount: total });
  }
  return jsonPage({
    about: { ...Object.assign({}, ...hospitals.map(aboutHospital)), total, page: query.page },
    columns,
    rows: query.page === null ? [] : rows,
    total,
    next: nextPage(request, query.page, Math.max(1, Math.ceil(total / rowsPerPage))),
  });
}

/** Of two hospitals also the difference, which is the second price less the first. */
function columnsFor(language: Language, hospitalCount: number): TableColumn<ComparedPrice>[] {
  const numbers = Array.from({ length: hospitalCount }, (_, index) => index);
  return [
    { name: "code_type", of: (row) => row.codeType },
    { name: "code", of: (row) => row.code },
    { name: "service_name", of: (row) => row.serviceName },
    { name: "category", of: (row) => categoryName(language, row.category) },
    { name: "setting", of: (row) => row.setting },
    { name: "billing_class", of: (row) => row.billingClass },
    { name: "modifiers", of: (row) => row.modifiers },
    { name: "drug_unit", of: (row) => row.drugUnit },
    { name: "price_kind", of: (row) => row.priceKind },
    ...numbers.map(
      (no): TableColumn<ComparedPrice> => ({
        name: `hospital${no + 1}_price`,
        of: (row) => dollarsNumber(row.pricesDollars[no] ?? null),
      }),
    ),
    ...(hospitalCount === 2 ? [difference] : []),
    ...numbers.map(
      (no): TableColumn<ComparedPrice> => ({
        name: `hospital${no + 1}_source_place`,
        of: (row) => (row.sources[no] ? sourcePlace(row.sources[no]) : null),
      }),
    ),
  ];
}

const difference: TableColumn<ComparedPrice> = {
  name: "difference",
  of: ({ pricesDollars }) => {
    const [first, second] = pricesDollars as [Dollars, Dollars];
    return dollarsNumber(differenceDollars(first, second));
  },
};

function aboutHospital({ name, fileDate, importId }: ComparedHospital, index: number): Record<string, Cell> {
  return {
    [`hospital${index + 1}`]: name,
    [`hospital${index + 1}_file_date`]: fileDate,
    [`hospital${index + 1}_source`]: `/price-files/${importId}`,
  };
}
