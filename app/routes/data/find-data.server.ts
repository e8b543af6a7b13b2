import type { Language } from "#app/domain/language/language.ts";
import { findService } from "#app/domain/services/find-service.server.ts";
import { findNewestFileDate } from "#app/domain/statistics/pricing/site-statistics.server.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { type DataQuery, dataAddress } from "./data-query.ts";
import { type ExploredPrices, explorePrices } from "./explore-prices.server.ts";
import { type Choices, findChoices } from "./find-choices.server.ts";

/** Where the figures come from: the newest price file's own date, an ISO day; null: no file gives one. */
type DatedData = { newestFileDate: string | null };

type FoundData =
  | ({ outcome: "unknown-category"; categories: string[] } & DatedData)
  | ({ outcome: "found"; choices: Choices; explored: ExploredPrices } & DatedData);

/** Everything that the page or its files show of prices for a query. */
export async function findData(language: Language, db: Database, query: DataQuery): Promise<FoundData> {
  const [{ categories, choices }, newestFileDate] = await Promise.all([
    findChoices(language, db, query),
    findNewestFileDate(db),
  ]);
  if (!choices) return { outcome: "unknown-category", categories, newestFileDate };
  const explored = await explorePrices(language, db, choices);
  return { outcome: "found", choices, explored, newestFileDate };
}

/** Where a form leads that was sent: the address of those of its choices that fit one another. */
export async function findUpdatedAddress(
  language: Language,
  db: Database,
  query: DataQuery,
): Promise<string> {
  const service = query.codeType === null ? null : await findService(db, query);
  const { category, subcategory } = query;
  const fits = service?.subcategory === subcategory && (category === "" || service.category === category);
  const { choices } = await findChoices(language, db, fits ? query : { ...query, codeType: null, code: "" });
  return dataAddress(choices?.query ?? query);
}
