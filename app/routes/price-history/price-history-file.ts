import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import { mostMovesListed } from "#app/domain/price-moves/list-price-moves.server.ts";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { findPriceMoves } from "./find-price-moves.server.ts";
import { readMovesQuery } from "./price-history-query.ts";

const columns = [
  "hospital_name",
  "city",
  "state",
  "code_type",
  "code",
  "service_name",
  "category",
  "setting",
  "billing_class",
  "modifiers",
  "drug_unit",
  "kind",
  "former_price",
  "former_file_date",
  "former_source",
  "price",
  "file_date",
  "source",
  "change",
  "change_percent",
];

/** The moves of /data/price-history as CSV or JSON, by the same filters: the 1,000 largest, dollars and percent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const asked = { ...readMovesQuery(request), page: 1 };
  const { query, problems, listed, totals } = await findPriceMoves(context.db, asked, mostMovesListed);
  return tableFile(request, {
    name: "price-moves",
    about: {
      hospital: query.hospital || null,
      state: query.state || null,
      category: query.category || null,
      kind: query.kind,
      direction: query.direction,
      total: listed.total,
      hospital_count: totals.hospitalCount,
      compared_count: totals.comparedCount,
      up_count: totals.upCount,
      down_count: totals.downCount,
      outlier_count: totals.outlierCount,
      note:
        [...problems, ...(listed.isTotalExact ? [] : ["There are more: these are the largest."])].join(" ") ||
        null,
    },
    columns,
    rows: listed.moves.map((move) => ({
      hospital_name: move.hospitalName,
      city: move.city,
      state: move.state,
      code_type: move.codeType,
      code: move.code,
      service_name: move.serviceName,
      category: categoryName(move.category),
      setting: move.setting,
      billing_class: move.billingClass,
      modifiers: move.modifiers,
      drug_unit: move.drugUnit,
      kind: query.kind,
      former_price: dollarsNumber(move.formerDollars),
      former_file_date: move.formerFileDate,
      former_source: `/price-files/${move.formerImportId}`,
      price: dollarsNumber(move.presentDollars),
      file_date: move.fileDate,
      source: `/price-files/${move.importId}`,
      change: Math.round(100 * dollarsNumber(move.changeDollars)) / 100,
      change_percent: move.changePercent,
    })),
  });
}
