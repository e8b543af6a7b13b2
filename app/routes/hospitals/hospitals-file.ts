import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/search/category-slugs.ts";
import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import { wordsIn } from "#app/content/words/words.ts";
import { priceColumns } from "#app/domain/prices/search/price-columns.ts";
import { listAllPricesNear } from "#app/domain/prices/search/search-near.server.ts";
import { nextPage } from "#app/platform/http/addresses/next-page.ts";
import { AWAY_HEADERS } from "#app/platform/http/answers/answer-failures.server.ts";
import { jsonError } from "#app/platform/http/replies/json-error.server.ts";
import { csvFile, isCsvAsked, jsonPage } from "#app/platform/http/replies/table-file.server.ts";
import { findHospitalPrices } from "./find-hospital-prices.server.ts";
import { hospitalsAddress, readHospitalsQuery } from "./hospitals-query.ts";

const rowsPerPage = 100;

/** The prices of /hospitals by the same filters: CSV has all of them, JSON pages of 100 that `page` counts. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, leadTo } = readHospitalsQuery(request);
  if (leadTo) throw redirect(hospitalsAddress(query, new URL(request.url).pathname));
  const { readDb: db, gazetteer, language } = context;
  const { prices, searched, problems, unread, foundPlace, whereSearched, missing } = await findHospitalPrices(
    language,
    db,
    gazetteer,
    query,
    rowsPerPage,
  );
  if (unread)
    return jsonError(503, wordsIn(language).unreadableLists.lists[unread], { headers: AWAY_HEADERS });
  if (foundPlace?.outcome === "unknown") {
    const suggestions = foundPlace.near.map(({ label }) => label);
    return jsonError(400, sayUnknownPlace(language, query.near), {
      reason: "unknown-place",
      more: { suggestions },
    });
  }
  if (!prices) {
    return jsonError(400, "Choose a category: a file of everything would not compare anything.");
  }
  if (isCsvAsked(request)) {
    const { count, prices: all } = await listAllPricesNear(
      db,
      { ...searched.wanted, ...(query.implausible ? { implausible: "too" } : {}) },
      searched.where,
    );
    return csvFile(request, { name: "hospital-prices", columns: priceColumns, rows: all, rowCount: count });
  }
  const { total, isTotalExact, pageCount } = prices;
  return jsonPage({
    about: {
      total,
      page: query.page,
      page_count: pageCount,
      missing: missing?.reason ?? null,
      note: [...problems, ...whereSearched].join(" ") || null,
    },
    columns: priceColumns,
    rows: query.page === null ? [] : prices.results,
    total: isTotalExact ? total : null,
    next: nextPage(request, query.page, pageCount),
  });
}
