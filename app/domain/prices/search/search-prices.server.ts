import type { Database } from "#app/platform/db/open-database.server.ts";
import { countImplausible, countPrices, type PriceCount } from "./count-prices.server.ts";
import { findAmongFew, findAtHospitals, type WholeFind } from "./find-at-hospitals.server.ts";
import { findByHospital } from "./find-by-hospital.server.ts";
import { findByPrice, findPriceRange, type PriceKey } from "./find-by-price.server.ts";
import { fewHospitals } from "./fitting-prices.server.ts";
import { gatherRows } from "./gather-rows.server.ts";
import {
  type FoundPrices,
  MAX_RESULTS,
  type PriceQuery,
  type PriceResult,
  pageWindow,
} from "./price-query.ts";
import { type PriceScope, resolveScope } from "./price-scope.server.ts";
import { readPriceResults } from "./read-price-results.server.ts";

/**
 * A page of hospitals' present prices with how many there are and their range. A query that names no service, category,
 * place or bound, or something unknown, finds nothing. Not more than 1000 results can be paged through; all are counted where
 * that is quick. Throws only when the database fails.
 */
export async function searchPrices(db: Database, query: PriceQuery): Promise<FoundPrices> {
  const window = pageWindow(query);
  const scope = await resolveScope(db, query);
  if (scope === null) return nothing(window.page);
  const isGathered = Boolean(query.isGathered) && scope.rates === null && scope.services?.length === 1;
  const [{ keys, range, count }, implausibleCount] = await Promise.all([
    find(db, scope, query, isGathered ? { limit: MAX_RESULTS, offset: 0 } : window),
    query.implausible ? 0 : countImplausible(db, scope, MAX_RESULTS),
  ]);
  const rows = isGathered ? await gatherRows(db, keys) : keys.map((key) => [key]);
  const shown = isGathered ? rows.slice(window.offset, window.offset + window.limit) : rows;
  const rowCount = isGathered ? rows.length : count.total;
  return {
    ...inRows(shown, await readPriceResults(db, shown.flat(), { ...scope, place: query.place })),
    rowCount,
    isRowCountExact: count.isTotalExact && !(isGathered && count.total > MAX_RESULTS),
    ...count,
    page: window.page,
    pageCount: Math.ceil(Math.min(rowCount, MAX_RESULTS) / window.limit),
    priceRange: range,
    implausibleCount,
  };
}

type FoundKeys = { keys: PriceKey[]; range: FoundPrices["priceRange"]; count: PriceCount };

async function find(
  db: Database,
  scope: PriceScope,
  { sort, place }: PriceQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<FoundKeys> {
  const window = { sort, place: sort === "nearest" ? place : undefined, limit, offset };
  const hospitalIds = fewHospitals(scope);
  if (hospitalIds) return whole(await findAtHospitals(db, scope, hospitalIds, window));
  const isByRate = scope.rates !== null && scope.services !== null;
  if ((sort === "lowestPrice" || sort === "highestPrice") && isByRate) {
    return whole(await findAmongFew(db, scope, window));
  }
  if (sort === "lowestPrice" || sort === "highestPrice") {
    const highestFirst = sort === "highestPrice";
    const [found, count] = await Promise.all([
      findByPrice(db, scope, { highestFirst, limit, offset }),
      countPrices(db, scope, MAX_RESULTS),
    ]);
    return { ...found, count };
  }
  const count = await countPrices(db, scope, MAX_RESULTS);
  // So few are put in the order of their hospitals after reading them all.
  if (count.total <= MAX_RESULTS && count.isTotalExact) return whole(await findAmongFew(db, scope, window));
  const [keys, range] = await Promise.all([findByHospital(db, scope, window), findPriceRange(db, scope)]);
  return { keys, range, count };
}

function whole({ keys, range, total, hospitalCount }: WholeFind): FoundKeys {
  return { keys, range, count: { total, isTotalExact: true, hospitalCount, isHospitalCountExact: true } };
}

/** Results put in their rows, the nearest of each first; those of prices that an import replaced meanwhile are missing. */
function inRows(
  rows: readonly PriceKey[][],
  results: readonly PriceResult[],
): Pick<FoundPrices, "results" | "sharedBy"> {
  const nearest = ({ distanceMiles }: PriceResult) => distanceMiles ?? Number.POSITIVE_INFINITY;
  let at = 0;
  const found = rows.map((row) =>
    row
      .flatMap(({ hospitalId, setting }) => {
        const result = results[at];
        if (result?.hospitalId !== hospitalId || result.setting !== setting) return [];
        at += 1;
        return [result];
      })
      .sort((a, b) => (nearest(a) === nearest(b) ? 0 : nearest(a) - nearest(b))),
  );
  const filled = found.flatMap(([first, ...others]) => (first ? [{ first, others }] : []));
  return { results: filled.map(({ first }) => first), sharedBy: filled.map(({ others }) => others) };
}

function nothing(page: number): FoundPrices {
  return {
    results: [],
    sharedBy: [],
    rowCount: 0,
    isRowCountExact: true,
    total: 0,
    isTotalExact: true,
    page,
    pageCount: 0,
    priceRange: null,
    hospitalCount: 0,
    isHospitalCountExact: true,
    implausibleCount: 0,
  };
}
