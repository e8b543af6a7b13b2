import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { categoryName, subcategoryName } from "#app/content/service-category-names.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { medicarePercent } from "#app/domain/statistics/medicare/medicare-ratio.ts";
import { type PriceQuartiles, quartileNumbers } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { ChargeKind } from "#app/domain/statistics/tables/statistics-tables.server.ts";
import { publishedRanges } from "#app/domain/statistics/values/price-clusters.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { tableFile } from "#app/platform/http/replies/table-file.server.ts";
import { readDataQuery } from "./data-query.ts";
import type { StateRow } from "./explore-prices.server.ts";
import { findData } from "./find-data.server.ts";
import { indexPoints } from "./state-measure.ts";

const columnsOf = (kind: ChargeKind): TableColumn<StateRow>[] => [
  { name: "state", of: ({ state }) => state },
  { name: "state_name", of: ({ name }) => name },
  { name: "kind", of: () => kind },
  { name: "hospital_count", of: ({ hospitalCount }) => hospitalCount },
  { name: "price_count", of: ({ priceCount }) => priceCount },
  { name: "amount_count", of: ({ amountCount }) => amountCount },
  { name: "p25", of: ({ quartiles }) => quartileCells(quartiles).p25 },
  { name: "median", of: ({ quartiles }) => quartileCells(quartiles).median },
  { name: "p75", of: ({ quartiles }) => quartileCells(quartiles).p75 },
  { name: "index", of: ({ index }) => index && indexPoints(index.median) },
  { name: "index_p25", of: ({ index }) => index && indexPoints(index.p25) },
  { name: "index_p75", of: ({ index }) => index && indexPoints(index.p75) },
  { name: "index_service_count", of: ({ index }) => index?.serviceCount ?? null },
  { name: "spread", of: ({ spread }) => spread && Math.round(spread * 100) / 100 },
  { name: "medicare_percent", of: ({ medicare }) => medicare && medicarePercent(medicare.median) },
  { name: "medicare_percent_p25", of: ({ medicare }) => medicare && medicarePercent(medicare.p25) },
  { name: "medicare_percent_p75", of: ({ medicare }) => medicare && medicarePercent(medicare.p75) },
  { name: "medicare_price_count", of: ({ medicare }) => medicare?.priceCount ?? null },
  { name: "medicare_service_count", of: ({ medicare }) => medicare?.serviceCount ?? null },
  { name: "low_hospital_count", of: ({ heaps }) => heaps?.low.hospitalCount ?? null },
  { name: "low_from", of: ({ heaps }) => heaps && dollarsNumber(heaps.low.lowestDollars) },
  { name: "low_to", of: ({ heaps }) => heaps && dollarsNumber(heaps.low.highestDollars) },
  { name: "high_hospital_count", of: ({ heaps }) => heaps?.high.hospitalCount ?? null },
  { name: "high_from", of: ({ heaps }) => heaps && dollarsNumber(heaps.high.lowestDollars) },
  { name: "high_to", of: ({ heaps }) => heaps && dollarsNumber(heaps.high.highestDollars) },
  { name: "note", of: ({ isTooFew, heaps }) => (isTooFew ? "too few" : heaps ? "two groups" : null) },
];

/** The table of /data as CSV or JSON, with the same filters. Columns: dollars, the index with the nation at 100
 *  (decision 020), the upper by the lower quartile, and the percent of Medicare's amounts (decision 041). Null:
 *  none, or too few. Cash prices in two groups have both groups' ends instead of quartiles (decision 040). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { language } = context;
  redirectToSlugs(request);
  const { query } = readDataQuery(request);
  const found = await findData(context.language, context.readDb, query);
  if (found.outcome === "unknown-category") {
    return jsonError(404, "No category has this name.", {
      more: { categories: found.categories.map((slug) => categoryName(language, slug)) },
    });
  }
  const { choices, explored, newestFileDate } = found;
  const { query: chosen, service, like } = choices;
  const nation = explored.nation.kinds[chosen.kind];
  return tableFile(request, {
    name: "prices-by-state",
    about: {
      category: categoryName(language, chosen.category),
      subcategory: subcategoryName(language, chosen.subcategory) || null,
      code_type: service?.codeType ?? null,
      code: service?.code ?? null,
      service_name: service?.name ?? null,
      setting: like?.setting ?? (chosen.setting || null),
      billing_class: like?.billingClass ?? null,
      modifiers: like?.modifiers ?? null,
      drug_unit: like?.drugUnit ?? null,
      kind: chosen.kind,
      hospital_count: nation.hospitalCount,
      price_count: nation.priceCount,
      amount_count: nation.amountCount,
      ...quartileCells(nation.quartiles),
      ranges: publishedRanges(nation.heaps),
      newest_file_date: newestFileDate,
      medicare_editions: explored.medicareEditions.map(({ schedule, edition }) => ({ schedule, edition })),
      note: [...choices.problems, ...explored.problems].join(" ") || null,
    },
    columns: columnsOf(chosen.kind),
    rows: explored.rows,
  });
}

function quartileCells(quartiles: PriceQuartiles | null) {
  return quartiles ? quartileNumbers(quartiles) : { p25: null, median: null, p75: null };
}
