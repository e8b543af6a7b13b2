import { sql } from "drizzle-orm";
import { US_STATES } from "#app/domain/hospitals/addresses/us-states.ts";
import type { Place } from "#app/domain/places/place.ts";
import { findFeaturedService } from "#app/domain/services/find-featured-service.server.ts";
import type { ServiceItem } from "#app/domain/services/service-item.ts";
import { listServiceSettings } from "#app/domain/statistics/pricing/usual-setting.server.ts";
import { MIN_HOSPITALS } from "#app/domain/statistics/tables/price-quartiles.ts";
import type { Database } from "#app/platform/db/open-database.server.ts";
import { isText, readRows } from "#app/platform/db/read-rows.server.ts";
import type { PriceSpread } from "./price-spread.ts";
import type { Reach } from "./reach.ts";
import { findSpreadNear } from "./search-near.server.ts";

/** What one common service costs somewhere. */
export type FeaturedSpread = { service: ServiceItem; place: Place; reach: Reach | null; spread: PriceSpread };

/**
 * Returns the comparable prices of the scan or visit that most hospitals price, near a place, else in the state with most
 * hospitals. Null where fewer than three hospitals there publish one, or nothing is published at all.
 */
export async function findFeaturedSpread(db: Database, near: Place | null): Promise<FeaturedSpread | null> {
  const [service, place] = await Promise.all([findFeaturedService(db), near ?? findLargestState(db)]);
  if (service === null || place === null) return null;
  const [usual] = await listServiceSettings(db, service);
  if (!usual) return null;
  const { codeType, code } = service;
  const { spread, reach } = await findSpreadNear(
    db,
    { services: [{ codeType, code }], setting: usual.setting, modifiers: "", sort: "lowestPrice" },
    { place, radius: "enough" },
  );
  return spread && spread.count >= MIN_HOSPITALS ? { service, place, reach, spread } : null;
}

async function findLargestState(db: Database): Promise<Place | null> {
  const rows = await readRows(
    db,
    { state: isText },
    sql`select state from state_totals order by hospital_count desc, state limit 1`,
  );
  const state = rows[0]?.state;
  return state === undefined ? null : { kind: "state", state, label: US_STATES.get(state) ?? state };
}
