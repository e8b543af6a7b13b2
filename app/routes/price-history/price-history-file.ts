import type { LoaderFunctionArgs } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { categoryName } from "#app/content/service-category-names.ts";
import { wordsIn } from "#app/content/words/words.ts";
import type { Language } from "#app/domain/language/language.ts";
import { dollarsNumber } from "#app/domain/money/dollars.ts";
import {
  countPriceMoves,
  listAllPriceMoves,
  MAX_MOVES_LISTED,
} from "#app/domain/price-moves/list-price-moves.server.ts";
import type { MovingKind, PriceMove } from "#app/domain/price-moves/price-move.ts";
import type { TableColumn } from "#app/platform/http/replies/table-column.ts";
import { csvFile, isCsvAsked, jsonPage } from "#app/platform/http/replies/table-file.server.ts";
import { findPriceMoves } from "./find-price-moves.server.ts";
import { readMovesQuery } from "./price-history-query.ts";

/** The columns of a move of one kind of charge. */
const columnsOf = (language: Language, kind: MovingKind): TableColumn<PriceMove>[] => [
  { name: "hospital_name", of: (move) => move.hospitalName },
  { name: "city", of: (move) => move.city },
  { name: "state", of: (move) => move.state },
  { name: "code_type", of: (move) => move.codeType },
  { name: "code", of: (move) => move.code },
  { name: "service_name", of: (move) => move.serviceName },
  { name: "category", of: (move) => categoryName(language, move.category) },
  { name: "setting", of: (move) => move.setting },
  { name: "billing_class", of: (move) => move.billingClass },
  { name: "modifiers", of: (move) => move.modifiers },
  { name: "drug_unit", of: (move) => move.drugUnit },
  { name: "kind", of: () => kind },
  { name: "former_price", of: (move) => dollarsNumber(move.formerDollars) },
  { name: "former_file_date", of: (move) => move.formerFileDate },
  { name: "former_source", of: (move) => `/price-files/${move.formerImportId}` },
  { name: "price", of: (move) => dollarsNumber(move.presentDollars) },
  { name: "file_date", of: (move) => move.fileDate },
  { name: "source", of: (move) => `/price-files/${move.importId}` },
  { name: "change", of: (move) => Math.round(100 * dollarsNumber(move.changeDollars)) / 100 },
  { name: "change_percent", of: (move) => move.changePercent },
];

/** The moves of /data/price-history by the same filters: CSV has all of them, JSON the 1,000 largest, dollars and
 *  percent. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const asked = { ...readMovesQuery(request), page: 1 };
  const { query, problems, listed, scope, totals } = await findPriceMoves(
    context.language,
    context.readDb,
    asked,
    MAX_MOVES_LISTED,
  );
  const columns = columnsOf(context.language, query.kind);
  if (isCsvAsked(request)) {
    const rowCount = await countPriceMoves(context.readDb, scope);
    return csvFile(request, {
      name: "price-moves",
      columns,
      rows: listAllPriceMoves(context.readDb, scope),
      rowCount,
    });
  }
  return jsonPage({
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
        [
          ...problems,
          ...(listed.isTotalExact ? [] : [wordsIn(context.language).priceHistory.priceHistoryFile.more]),
        ].join(" ") || null,
    },
    columns,
    rows: listed.moves,
    total: listed.isTotalExact ? listed.total : null,
    next: null,
  });
}
