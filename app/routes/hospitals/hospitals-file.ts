import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { redirectToSlugs } from "#app/components/category-slugs.ts";
import { priceColumns } from "#app/components/price-columns.ts";
import { sayUnknownPlace } from "#app/content/words/say-place.ts";
import { unreadableListWords } from "#app/content/words/unreadable-lists.ts";
import { jsonError } from "#app/platform/http/json-error.server.ts";
import { tableFile } from "#app/platform/http/table-file.server.ts";
import { AWAY_HEADERS } from "#app/platform/http/tell-database-away.server.ts";
import { findHospitalPrices } from "./find-hospital-prices.server.ts";
import { hospitalsAddress, readHospitalsQuery } from "./hospitals-query.ts";

const rowsPerFile = 100;

/** The prices of /hospitals as CSV or JSON, by the same filters; `page` counts pages of 100. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  redirectToSlugs(request);
  const { query, leadTo } = readHospitalsQuery(request);
  if (leadTo) throw redirect(hospitalsAddress(query, new URL(request.url).pathname));
  const { db, gazetteer } = context;
  const { prices, problems, unread, foundPlace, whereSearched } = await findHospitalPrices(
    db,
    gazetteer,
    query,
    rowsPerFile,
  );
  if (unread) return jsonError(503, unreadableListWords.en.lists[unread], { headers: AWAY_HEADERS });
  if (foundPlace?.outcome === "unknown") {
    const suggestions = foundPlace.near.map(({ label }) => label);
    return jsonError(400, sayUnknownPlace("en", query.near), {
      reason: "unknown-place",
      more: { suggestions },
    });
  }
  if (!prices) {
    return jsonError(400, "Choose a category: a file of everything would not compare anything.");
  }
  const { total, pageCount } = prices;
  return tableFile(request, {
    name: "hospital-prices",
    about: {
      total,
      page: query.page,
      page_count: pageCount,
      note: [...problems, ...whereSearched].join(" ") || null,
    },
    columns: priceColumns,
    rows: query.page === null ? [] : prices.results,
  });
}
