import { type CoverageSort, coverageSorts } from "#app/domain/coverage/covered-hospital.ts";
import {
  PRICE_FILE_REASONS,
  PRICE_FILE_STATES,
  type PriceFileReason,
  type PriceFileState,
} from "#app/domain/sources/price-file-state.ts";
import { addressOf } from "#app/platform/http/addresses/address-of.ts";
import { queryPage, queryText } from "#app/platform/http/addresses/query-value.ts";

/** What the address of the page asks for; '' where it asks for nothing. */
export interface CoverageQuery {
  state: string;
  /** A part of the name or city of a hospital. */
  name: string;
  sort: CoverageSort;
  /** Lists hospitals by how their price files are, in place of the scores; 'any': all of them. */
  files: PriceFileState | "any" | "";
  /** Why the newest file is not here. */
  reason: PriceFileReason | "";
  /** null: no page's number. */
  page: number | null;
}

export function readCoverageQuery(request: Request): CoverageQuery {
  const given = new URL(request.url).searchParams;
  const sort = queryText(given, "sort");
  const reason = PRICE_FILE_REASONS.find((known) => known === queryText(given, "reason")) ?? "";
  return {
    state: queryText(given, "state"),
    name: queryText(given, "name"),
    sort: coverageSorts.find((known) => known === sort) ?? "name",
    files: readFiles(queryText(given, "files"), reason),
    reason,
    page: queryPage(given),
  };
}

/** A reason alone is asked of all files. */
function readFiles(text: string, reason: CoverageQuery["reason"]): CoverageQuery["files"] {
  const state = PRICE_FILE_STATES.find((known) => known === text);
  return state ?? (text === "any" || reason !== "" ? "any" : "");
}

/** The page's address with these choices; what goes without saying is left out. */
export function coverageAddress(query: CoverageQuery, path = "/data/coverage"): string {
  const { state, name, sort, files, reason, page } = query;
  return addressOf(path, {
    state,
    name,
    files: files === "any" && reason ? "" : files,
    reason,
    sort: sort === "name" ? "" : sort,
    page: page === 1 ? null : page,
  });
}
